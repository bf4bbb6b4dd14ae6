import styled from "@emotion/styled";
import { useDeferredValue, useEffect, type ReactNode } from "react";

import { readUnit } from "../lib/area-units";
import {
  needsScripts,
  noPrint,
  onlyPrint,
  whenQueryPending,
  withoutScripts,
} from "../lib/attributes";
import { formatRupees } from "../lib/numbers";
import { useQuery, useShowWhenReady } from "../lib/query";
import { fontSize, from, size, space } from "../theme";
import { blurOnEnter, FormField, Input, SelectField } from "../ui/field";
import { hiddenWhilePending, secondaryText } from "../ui/mixins";
import { Announcement, Band, Stack } from "../ui/primitives";
import { Section } from "../ui/section";
import { choosePlot, chosenId, ChosenPlot, PlotPrice } from "./chosen-plot";
import { FoundLine } from "./finder-controls";
import { PlanDrawing, PlanLegend } from "./plan-drawing";
import { PlanSource } from "./plan-picture";
import { PlanTable } from "./plan-table";
import { planWords as words } from "./plan-words";
import {
  findPlots,
  openPlots,
  openPrices,
  planFilters,
  planOptions,
  plotKey,
  readPlanFilter,
  type PlannedLayout,
} from "./plots";
import { filterWords } from "./words";

interface PlanChooserProps {
  layout: PlannedLayout;
  /** The company's number for chats. */
  phone: string;
  /** Whether the page says how many plots are open. */
  hasCounts: boolean;
  /** The layout's permit, RERA number and URL for the print, below the plan. */
  onPaper: string;
  /** The content between the plan and the table. */
  children: ReactNode;
}

/** The plan of a layout, on which a visitor chooses a plot, and the table of all plots. The URL stores the choice and the filters. */
export function PlanChooser({ layout, phone, hasCounts, onPaper, children }: PlanChooserProps) {
  const { plan } = layout;
  const { plots } = plan;
  const search = useQuery();
  useShowWhenReady(search !== undefined);
  const query = new URLSearchParams(search);
  const unit = readUnit(query.get("unit") ?? "");
  const filter = readPlanFilter(query, plots);
  const matching = findPlots(plots, filter);
  const allOpen = openPlots(layout);
  const matchingOpen = matching.filter(({ status }) => status === "open");
  const typedNumber = query.get("plot") ?? "";
  const chosen = plots.find(({ number }) => plotKey(number) === plotKey(typedNumber));
  const unknownText = typedNumber && !chosen ? words.unknown(typedNumber) : "";
  // Deferred, so that the facts of a chosen plot appear before the table is updated.
  const tablePlots = useDeferredValue(matching);
  const tableChoice = useDeferredValue(chosen?.number);
  const index = chosen ? matching.indexOf(chosen) : -1;
  const steps = [
    { label: words.previous, plot: matching.at(Math.max(index, 0) - 1) },
    { label: words.next, plot: matching[index + 1] ?? matching[0] },
  ];
  const showsCounts = hasCounts && allOpen !== undefined;
  const options = planOptions(plots, filter, unit, showsCounts);
  const countText = showsCounts ? words.found(matchingOpen.length, allOpen.length) : "";
  const noneText = allOpen?.length ? words.noMatch : words.noneOpen;
  const [lowestPrice] = openPrices(matchingOpen);
  useTitle(chosen && `${words.plot} ${chosen.number}`);
  return (
    <>
      <Section as={PlanBand} theme="dark" id="plan" name={words.title}>
        <PlanAndPlot>
          <div>
            <PlanFilters {...noPrint} {...needsScripts} role="search" aria-labelledby="plan">
              {planFilters.map((name) => (
                <SelectField
                  key={name}
                  name={name}
                  label={words.filters[name]}
                  value={filter[name]}
                  none={filterWords.all}
                  options={options[name]}
                  translate={name === "budget" ? "no" : undefined}
                />
              ))}
              <PlanMatches
                text={matchingOpen.length > 0 || !allOpen ? countText : noneText}
                keys={planFilters}
                isFiltered={planFilters.some((name) => filter[name])}
              />
            </PlanFilters>
            <PlanDrawing plan={plan} matching={matching} chosen={chosen} />
            {allOpen && <PlanLegend layout={layout} hasCounts={hasCounts} />}
            <PlanNotes>
              <PlanSource {...layout} />
              {plan.north ? <span>{words.trueNorth(plan.north)}</span> : null}
              {!allOpen && <span>{words.oldStatuses(plan.asOf)}</span>}
              <span {...onlyPrint}>{onPaper}</span>
            </PlanNotes>
          </div>
          <PlotPanel {...needsScripts} {...(!chosen && noPrint)}>
            <PlotStepper {...noPrint}>
              <FormField label={words.number}>
                <Input
                  value={typedNumber}
                  inputMode="numeric"
                  autoComplete="off"
                  {...blurOnEnter}
                  onChange={({ target }) => choosePlot(target.value.trim())}
                />
              </FormField>
              {steps.map(({ label, plot }) => (
                <StepButton
                  key={label}
                  type="button"
                  data-look="outline"
                  disabled={!plot}
                  onClick={() => plot && choosePlot(plot.number)}
                >
                  {label}
                </StepButton>
              ))}
            </PlotStepper>
            <Announcement
              text={chosen ? words.chosen(chosen.number, chosen.status) : unknownText}
            />
            <div id={chosenId} tabIndex={-1}>
              {chosen ? (
                <ChosenPlot
                  key={chosen.number}
                  plot={chosen}
                  layout={layout}
                  offers={matchingOpen.length > 0 ? matchingOpen : (allOpen ?? [])}
                  unit={unit}
                  phone={phone}
                />
              ) : unknownText ? (
                <p>{unknownText}</p>
              ) : (
                <Stack gap="md">
                  {lowestPrice !== undefined && (
                    <PlotPrice>{words.from(formatRupees(lowestPrice))}</PlotPrice>
                  )}
                  {matching.length > 0 && <p>{words.choose}</p>}
                </Stack>
              )}
            </div>
          </PlotPanel>
        </PlanAndPlot>
      </Section>
      {children}
      <Section id="plots" heading={{ title: words.plots }}>
        <PlanTable layout={layout} plots={tablePlots} chosen={tableChoice} />
      </Section>
    </>
  );
}

/** Adds the chosen plot to the title of the page, which names the entry in the browser's history and a saved PDF. */
function useTitle(chosen: string | undefined): void {
  useEffect(() => {
    const pageTitle = document.title;
    const title = chosen ? `${chosen}, ${pageTitle}` : pageTitle;
    document.title = title;
    return () => {
      // The next page may already have set its title.
      if (document.title === title) document.title = pageTitle;
    };
  }, [chosen]);
}

// With less space above, the plan begins on the first screen.
const PlanBand = styled(Band)({ "&:first-of-type": { paddingTop: space.xl } });

const PlanAndPlot = styled.div({
  display: "grid",
  gap: `${space.xl} ${space.columns}`,
  alignItems: "start",
  // The facts of a plot fit beside the plan in 22 rem.
  [`${from("lg")}, print`]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" },
  [withoutScripts]: { gridTemplateColumns: "1fr" },
});

const PlanFilters = styled.form({
  display: "grid",
  // All three filters fit side by side on a phone.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.4rem), 1fr))",
  alignItems: "end",
  gap: `${space.sm} ${space.md}`,
  marginBottom: space.lg,
  fontSize: fontSize.small,
  [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) 14rem" },
});

const PlanMatches = styled(FoundLine)({
  gridColumn: "1 / -1",
  [from("lg")]: { gridColumn: "auto", justifyContent: "end" },
});

const PlanNotes = styled.p({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  marginTop: space.md,
});

/** Leaves room for the facts of any plot, so that the page does not move when they appear. */
const panelHeight = "42rem";

const PlotPanel = styled.div(hiddenWhilePending, {
  [whenQueryPending]: { minHeight: panelHeight },
  [from("lg")]: {
    position: "sticky",
    insetBlockStart: `calc(${size.header} + ${space.lg})`,
    minHeight: panelHeight,
  },
});

const PlotStepper = styled.div({
  display: "flex",
  flexWrap: "wrap",
  // As long as the number and two buttons need.
  maxWidth: "26rem",
  alignItems: "end",
  gap: space.sm,
  marginBottom: space.xl,
  fontSize: fontSize.small,
  label: { flex: "1 1 7rem" },
});

const StepButton = styled.button({ paddingInline: space.lg });
