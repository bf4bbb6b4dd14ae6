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
import { useQuery } from "../lib/query";
import { fontSize, from, size, space } from "../theme";
import { FormField, Input, leftByEnter, SelectField } from "../ui/field";
import { secondaryText } from "../ui/mixins";
import { hiddenWhilePending, useShowWhenReady } from "../ui/pending-query";
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
  /** The layout's permit, RERA number and URL, which stand below the plan on paper. */
  onPaper: string;
  /** What stands between the plan and the table. */
  children: ReactNode;
}

/** The plan of a layout, on which a visitor chooses a plot, and the table of all plots. The URL is the only store. */
export function PlanChooser({ layout, phone, hasCounts, onPaper, children }: PlanChooserProps) {
  const { plan } = layout;
  const { plots } = plan;
  const search = useQuery();
  useShowWhenReady(search !== undefined);
  const query = new URLSearchParams(search);
  const unit = readUnit(query.get("unit") ?? "");
  const filter = readPlanFilter(query);
  const shown = findPlots(plots, filter);
  const open = openPlots(layout);
  const found = openPlots({ plan: { plots: shown } }) ?? [];
  const wanted = query.get("plot") ?? "";
  const chosen = plots.find(({ number }) => plotKey(number) === plotKey(wanted));
  const unknown = wanted && !chosen ? words.unknown(wanted) : "";
  // Deferred, so that the facts of a chosen plot appear before the table is updated.
  const listed = useDeferredValue(shown);
  const marked = useDeferredValue(chosen?.number);
  const at = chosen ? shown.indexOf(chosen) : -1;
  const steps = [
    { label: words.previous, plot: shown.at(Math.max(at, 0) - 1) },
    { label: words.next, plot: shown[at + 1] ?? shown[0] },
  ];
  const options = planOptions(plots, filter, unit, hasCounts && open !== undefined);
  const counted = open && hasCounts ? words.found(found.length, open.length) : "";
  const none = open?.length ? words.nothing : words.noneOpen;
  const [lowest] = openPrices(found);
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
              <FoundPlots
                text={found.length > 0 || !open ? counted : none}
                keys={planFilters}
                isFiltered={planFilters.some((name) => filter[name])}
              />
            </PlanFilters>
            <PlanDrawing plan={plan} shown={shown} chosen={chosen} />
            {open && <PlanLegend layout={layout} hasCounts={hasCounts} />}
            <PlanNotes>
              <PlanSource {...layout} />
              {plan.north ? <span>{words.turned(plan.north)}</span> : null}
              {!open && <span>{words.old(plan.asOf)}</span>}
              <span {...onlyPrint}>{onPaper}</span>
            </PlanNotes>
          </div>
          <PlotPanel {...needsScripts} {...(!chosen && noPrint)}>
            <PlotStepper {...noPrint}>
              <FormField label={words.number}>
                <Input
                  value={wanted}
                  inputMode="numeric"
                  autoComplete="off"
                  {...leftByEnter}
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
            <Announcement text={chosen ? words.said(chosen.number, chosen.status) : unknown} />
            <div id={chosenId} tabIndex={-1}>
              {chosen ? (
                <ChosenPlot
                  key={chosen.number}
                  plot={chosen}
                  layout={layout}
                  open={found.length > 0 ? found : (open ?? [])}
                  unit={unit}
                  phone={phone}
                />
              ) : unknown ? (
                <p>{unknown}</p>
              ) : (
                <Stack gap="md">
                  {lowest !== undefined && (
                    <PlotPrice>{words.from(formatRupees(lowest))}</PlotPrice>
                  )}
                  {shown.length > 0 && <p>{words.choose}</p>}
                </Stack>
              )}
            </div>
          </PlotPanel>
        </PlanAndPlot>
      </Section>
      {children}
      <Section id="plots" heading={{ title: words.plots }}>
        <PlanTable layout={layout} plots={listed} chosen={marked} />
      </Section>
    </>
  );
}

/** Names the chosen plot in the title of the page, for the history of the browser and the name of a saved PDF. */
function useTitle(chosen: string | undefined): void {
  useEffect(() => {
    const page = document.title;
    const title = chosen ? `${chosen}, ${page}` : page;
    document.title = title;
    return () => {
      // The next page may already have set its title.
      if (document.title === title) document.title = page;
    };
  }, [chosen]);
}

// With less space above, the plan begins on the first screen.
const PlanBand = styled(Band)({ "&:first-of-type": { paddingTop: space.xl } });

const PlanAndPlot = styled.div({
  display: "grid",
  gap: `${space.xl} ${space.columns}`,
  alignItems: "start",
  [`${from("lg")}, print`]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" },
  [withoutScripts]: { gridTemplateColumns: "1fr" },
});

const PlanFilters = styled.form({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.4rem), 1fr))",
  alignItems: "end",
  gap: `${space.sm} ${space.md}`,
  marginBottom: space.lg,
  fontSize: fontSize.small,
  [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) 14rem" },
});

const FoundPlots = styled(FoundLine)({
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

/** Has room for the facts of any plot, so that neither a choice nor the plot of a URL moves anything. */
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
  maxWidth: "26rem",
  alignItems: "end",
  gap: space.sm,
  marginBottom: space.xl,
  fontSize: fontSize.small,
  label: { flex: "1 1 7rem" },
});

const StepButton = styled.button({ paddingInline: space.lg });
