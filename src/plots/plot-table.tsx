import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { withAmounts } from "../ui/amount-text";
import { besideText } from "../ui/mixins";
import { layoutFacts } from "../papers/papers";
import { reraFacts } from "../papers/rera";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { plotId } from "../lib/links";
import { townSlug } from "../lib/town-slug";
import { color, fontWeight, layer, space, until, when } from "../theme";
import { plotListWords } from "./plot-list-words";
import { type PlotWithTexts, textsOf } from "./plot-facts";
import { plotWords } from "./words";

type Plot = Queries.PlotDetailsFragment & PlotWithTexts;

export interface PlotTableProps {
  plots: readonly Plot[];
  townMap: Queries.TownMapFragment["map"];
  /** The size that the prices are for, if a visitor looks for one. */
  wantedSize?: string;
}

/** A column after the names of the plots: its head and its cells. */
interface Column {
  head: string;
  cell: (plot: Plot) => ReactNode;
}

/** The names of the facts that have a column, if any of the plots has them; others are in the disclosure of the card. */
const factColumns = ["rera", "permit", "plan"];

const factsOf = (plot: Plot) => [...reraFacts(plot.papers), ...layoutFacts(plot)];

/** The columns of the table: what each plot has, and facts that any of them has. */
function columnsOf(
  plots: readonly Plot[],
  { columns, towns }: PlotTableProps["townMap"],
  wantedSize: string = plotListWords.smallest,
): Column[] {
  const townRow = ({ location }: Plot) =>
    towns.find(({ name }) => townSlug(name) === townSlug(location));
  const facts = new Map(plots.map((plot) => [plot, factsOf(plot)]));
  const labels = new Map([...facts.values()].flat().map(({ name, label }) => [name, label]));
  return [
    { head: wantedSize, cell: (plot) => textsOf(plot).plotPrice },
    ...columns.map((head, index) => ({
      head,
      cell: (plot: Plot) => townRow(plot)?.distances[index],
    })),
    { head: plotWords.size, cell: (plot) => textsOf(plot).size },
    { head: plotWords.price, cell: (plot) => textsOf(plot).unitPrice },
    { head: plotListWords.approval, cell: ({ approval }) => approval.name },
    ...factColumns.flatMap((name) => {
      const head = labels.get(name);
      const cell = (plot: Plot) => (
        <FactCell>{facts.get(plot)?.find((fact) => fact.name === name)?.value}</FactCell>
      );
      return head ? [{ head, cell }] : [];
    }),
  ];
}

/** All plots in a table, whose names lead to their cards. */
export function PlotTable({ plots, townMap, wantedSize }: PlotTableProps) {
  const columns = columnsOf(plots, townMap, wantedSize);
  return (
    <>
      <Title id="table">{plotListWords.table}</Title>
      <TableScroller role="region" aria-labelledby="table" tabIndex={0}>
        <Layouts aria-labelledby="table">
          <HeaderRow texts={[plotListWords.name, ...columns.map(({ head }) => head)]} />
          <tbody>
            {plots.map((plot) => (
              <tr key={plot.slug}>
                <th scope="row">
                  <a href={`#${plotId(plot.slug)}`}>{plot.name}</a>
                  <small>{plot.location}</small>
                </th>
                {columns.map(({ head, cell }) => (
                  <td key={head}>{withAmounts(cell(plot))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Layouts>
      </TableScroller>
    </>
  );
}

const Title = styled.h2({ marginTop: space.section, marginBottom: space.heading });

// Breaks URLs and permits, and keeps the number of a registration whole.
const FactCell = styled.div({ minWidth: "7rem", overflowWrap: "anywhere" });

const Layouts = styled(Table)({
  [when.screen]: {
    td: { whiteSpace: "nowrap" },
    // The names stay in view while the other columns scroll.
    "th:first-of-type": {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: layer.content,
      minWidth: "min(8rem, 38vw)",
      maxWidth: "38vw",
      paddingInlineEnd: space.sm,
      backgroundColor: color.surface,
      [when.hugeText]: { position: "static", maxWidth: "none", overflowWrap: "normal" },
    },
  },
  // The first column has the price, which visitors look for first.
  "td:first-of-type": { color: color.text, fontWeight: fontWeight.semibold },
  "a, small": { display: "block" },
  small: besideText,
  // The card has just named the place.
  [until("md")]: { small: { display: "none" } },
});
