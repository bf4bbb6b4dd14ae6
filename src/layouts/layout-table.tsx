import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { withAmounts } from "../ui/amount-text";
import { besideText } from "../ui/mixins";
import { layoutFacts } from "../papers/papers";
import { reraFacts } from "../papers/rera";
import { sizeIn } from "../ui/field-words";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { layoutId } from "../lib/links";
import { townSlug } from "../lib/text";
import { color, fontWeight, layer, space, until, when } from "../theme";
import { layoutListWords } from "./layout-list-words";
import { type Measure, plotPriceText, sizesText, unitPriceText } from "./layout-facts";
import { type Place, townDistances } from "./places";
import { layoutWords } from "./words";

type Layout = Queries.LayoutDetailsFragment;

interface LayoutTableProps {
  layouts: readonly Layout[];
  /** For the distances of the layouts' towns. */
  places: readonly Place[];
  measure: Measure;
}

/** A column after the names of the layouts: its head and its cells. */
interface Column {
  head: string;
  cell: (layout: Layout) => ReactNode;
}

/** The names of the facts that have a column, if any of the layouts has them; others are in the disclosure of the card. */
const factColumns = ["rera", "permit", "plan"];

const factsOf = (layout: Layout) => [...reraFacts(layout.papers), ...layoutFacts(layout)];

/** The columns of the table: what each layout has, and facts that any of them has. */
function columnsOf({ layouts, places, measure }: LayoutTableProps): Column[] {
  const { columns, towns } = townDistances(places);
  const townRow = ({ location }: Layout) => towns.find(({ slug }) => slug === townSlug(location));
  const facts = new Map(layouts.map((layout) => [layout, factsOf(layout)]));
  const labels = new Map([...facts.values()].flat().map(({ name, label }) => [name, label]));
  return [
    {
      head:
        measure.wantedSize === undefined
          ? layoutListWords.lowest
          : layoutListWords.about(sizeIn(measure.wantedSize, measure.unit)),
      cell: (layout) => plotPriceText(layout, measure) ?? layoutWords.noneOpen,
    },
    ...columns.map((head, index) => ({
      head,
      cell: (layout: Layout) => townRow(layout)?.distances[index],
    })),
    { head: layoutWords.size, cell: (layout) => sizesText(layout, measure) },
    { head: layoutWords.price, cell: (layout) => unitPriceText(layout, measure) },
    { head: layoutListWords.approval, cell: ({ status }) => status },
    ...factColumns.flatMap((name) => {
      const head = labels.get(name);
      const cell = (layout: Layout) => (
        <FactCell>{facts.get(layout)?.find((fact) => fact.name === name)?.value}</FactCell>
      );
      return head ? [{ head, cell }] : [];
    }),
  ];
}

/** All layouts in a table, whose names lead to their cards. */
export function LayoutTable(props: LayoutTableProps) {
  const columns = columnsOf(props);
  return (
    <>
      <Title id="table">{layoutListWords.table}</Title>
      <TableScroller role="region" aria-labelledby="table" tabIndex={0}>
        <Layouts aria-labelledby="table">
          <HeaderRow texts={[layoutListWords.name, ...columns.map(({ head }) => head)]} />
          <tbody>
            {props.layouts.map((layout) => (
              <tr key={layout.slug}>
                <th scope="row">
                  <a href={`#${layoutId(layout.slug)}`}>{layout.name}</a>
                  <small>{layout.location}</small>
                </th>
                {columns.map(({ head, cell }) => (
                  <td key={head}>{withAmounts(cell(layout))}</td>
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
