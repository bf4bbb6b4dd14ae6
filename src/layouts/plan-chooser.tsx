import styled from "@emotion/styled";
import { useDeferredValue, useEffect, type ReactNode } from "react";

import { readUnit } from "../lib/area-units";
import { needsScripts, noPrint, onlyPrint, whenQueryPending, withoutScripts } from "../lib/marks";
import { formatRupees } from "../lib/numbers";
import { useQuery, useShowWhenReady } from "../lib/query";
import { fontSize, from, size, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { FormField, Input, leftByEnter, SelectField } from "../ui/field";
import { hiddenForAWhile, secondaryText } from "../ui/mixins";
import { Announcement, Band, Stack } from "../ui/primitives";
import { Section } from "../ui/section";
import { ChosenPlot, Price } from "./chosen-plot";
import { FoundLine } from "./finder-controls";
import { approvalAuthority } from "./layout-filter";
import { PlanDrawing, PlanLegend } from "./plan-drawing";
import {
  choosePlot,
  chosenId,
  findPlots,
  planFilters,
  planOptions,
  readPlanFilter,
} from "./plan-filter";
import { PlanSource } from "./plan-picture";
import { PlanTable } from "./plan-table";
import { openPlots, plotKey, pricesOf } from "./plots";
import { filterWords, planSource, planWords as words } from "./words";

interface PlanToolProps {
  /** The layout's permit, RERA number and URL, which stand below the plan on paper. */
  onPaper: string;
  layout: Queries.PlanToolFragment;
  plan: NonNullable<Queries.PlanToolFragment["plan"]>;
  /** Of the company, for chats. */
  phone: string;
  /** Whether the page says how many plots are open. */
  hasCounts: boolean;
  /** Between the plan and the table. */
  children: ReactNode;
}

/** The plan of a layout, on which a visitor chooses a plot, and the table of all plots. The URL is the only store. */
export function PlanTool({ layout, plan, phone, hasCounts, onPaper, children }: PlanToolProps) {
  const { plots } = plan;
  const current = openPlots({ plan });
  const isCurrent = current !== undefined;
  const search = useQuery();
  useShowWhenReady(search !== undefined);
  const query = new URLSearchParams(search);
  const filter = readPlanFilter(search ?? "");
  const shown = findPlots(plots, filter);
  // The facts of a choice come first.
  const listed = useDeferredValue(shown);
  const unit = readUnit(query.get("unit") ?? "");
  const wanted = query.get("plot") ?? "";
  const chosen = plots.find(({ number }) => plotKey(number) === plotKey(wanted));
  const marked = useDeferredValue(chosen?.number);
  const unknown = wanted && !chosen ? words.unknown(wanted) : "";
  const open = current ?? [];
  const found = shown.filter(({ status }) => status === "open");
  // Without statuses, nobody knows how many are open.
  const noneOpen = isCurrent ? words.noneOpen : "";
  const none = open.length > 0 || shown.length === 0 ? words.nothing : noneOpen;
  const counted = hasCounts ? words.found(found.length, open.length) : "";
  const options = planOptions(plots, filter, { unit, hasCounts: hasCounts && isCurrent });
  const [lowest] = pricesOf(found);
  const authority = approvalAuthority(layout);

  useTitle(chosen && `${words.plot} ${chosen.number}`);
  const isShown = chosen && shown.includes(chosen);
  const at = chosen && isShown ? shown.indexOf(chosen) : -1;
  const steps = [
    { label: words.previous, plot: shown.at(Math.max(at, 0) - 1) },
    { label: words.next, plot: shown[at + 1] ?? shown[0] },
  ];
  const isFiltered = shown.length < plots.length;
  return (
    <>
      <Section as={ToolBand} theme="dark" id="plan" name={words.title}>
        <Tool>
          <div>
            <Filters {...noPrint} {...needsScripts} role="search" aria-labelledby="plan">
              {planFilters.map((one) => (
                <SelectField
                  key={one}
                  name={one}
                  label={words.filters[one]}
                  value={filter[one]}
                  none={filterWords.all}
                  options={options[one]}
                  translate={one === "budget" ? "no" : undefined}
                />
              ))}
              <FoundLine
                text={found.length === 0 ? none : counted}
                keys={planFilters}
                isFiltered={planFilters.some((one) => filter[one])}
              />
            </Filters>
            <PlanDrawing plan={plan} shown={shown} chosen={chosen} />
            {isCurrent && <PlanLegend plots={plots} authority={authority} hasCounts={hasCounts} />}
            <Source>
              <PlanSource {...layout} />
              {plan.north ? <span>{words.turned(plan.north)}</span> : null}
              {!isCurrent && <span>{words.old(plan.asOf)}</span>}
              <span {...onlyPrint}>{onPaper}</span>
            </Source>
          </div>
          <Panel {...needsScripts} {...(!chosen && noPrint)}>
            <Steps {...noPrint}>
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
                <button
                  key={label}
                  type="button"
                  data-look="outline"
                  disabled={!plot}
                  onClick={() => plot && choosePlot(plot.number)}
                >
                  {label}
                </button>
              ))}
            </Steps>
            <Announcement text={chosen ? words.said(chosen.number, chosen.status) : unknown} />
            <div id={chosenId} tabIndex={-1}>
              {chosen && !isShown && <Outside>{words.outside}</Outside>}
              {chosen ? (
                <ChosenPlot
                  key={chosen.number}
                  plot={chosen}
                  open={found.length > 0 ? found : open}
                  layout={layout}
                  asOf={plan.asOf}
                  authority={authority}
                  unit={unit}
                  phone={phone}
                />
              ) : unknown ? (
                <p>{unknown}</p>
              ) : (
                <Stack gap="md">
                  {lowest !== undefined && (
                    <Price>
                      <AmountText>{words.from(formatRupees(lowest))}</AmountText>
                    </Price>
                  )}
                  {shown.length > 0 && <p>{words.choose}</p>}
                </Stack>
              )}
            </div>
          </Panel>
        </Tool>
      </Section>
      {children}
      <Section id="plots" heading={{ title: words.plots }}>
        <PlanTable
          plots={listed}
          chosen={marked}
          caption={`${words.table(layout.name, isFiltered, isCurrent ? plan.asOf : undefined)}. ${planSource(layout.sample !== null)}.`}
          hasStatuses={isCurrent}
        />
      </Section>
    </>
  );
}

/** Names the chosen plot in the title of the page, for the history and for files that are printed. */
function useTitle(chosen: string | undefined): void {
  useEffect(() => {
    const whole = document.title;
    if (!chosen) return undefined;
    const title = `${chosen}, ${whole}`;
    document.title = title;
    return () => {
      if (document.title === title) document.title = whole;
    };
  }, [chosen]);
}

// The plan begins on the first screen.
const ToolBand = styled(Band)({ "&:first-of-type": { paddingTop: space.xl } });

const Tool = styled.div({
  display: "grid",
  gap: `${space.xl} ${space.columns}`,
  alignItems: "start",
  [`${from("lg")}, print`]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" },
  [withoutScripts]: { gridTemplateColumns: "1fr" },
});

const Filters = styled.form({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.4rem), 1fr))",
  alignItems: "end",
  gap: `${space.sm} ${space.md}`,
  marginBottom: space.lg,
  fontSize: fontSize.small,
  "& > div": { gridColumn: "1 / -1" },
  [from("lg")]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr)) 14rem",
    "& > div": { gridColumn: "auto", justifyContent: "end" },
  },
});

const Outside = styled.p(secondaryText, { marginBottom: space.md });

const Source = styled.p({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  marginTop: space.md,
});

const Panel = styled.div({
  // The facts of every plot fit, so that neither a choice nor the plot of a URL moves anything.
  [whenQueryPending]: { minHeight: "42rem", ...hiddenForAWhile },
  [from("lg")]: {
    position: "sticky",
    insetBlockStart: `calc(${size.header} + ${space.lg})`,
    minHeight: "42rem",
  },
});

const Steps = styled.div({
  display: "flex",
  flexWrap: "wrap",
  maxWidth: "26rem",
  alignItems: "end",
  gap: space.sm,
  marginBottom: space.xl,
  fontSize: fontSize.small,
  label: { flex: "1 1 7rem" },
  button: { paddingInline: space.lg },
});
