import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { withAmounts } from "../ui/amount-text";
import { besideText } from "../ui/mixins";
import { layoutFacts } from "../papers/papers";
import { reraFacts } from "../papers/rera";
import { sizeIn } from "../ui/field-words";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { layoutId } from "../lib/links";
import { color, fontWeight, space, until } from "../theme";
import { layoutListWords } from "./layout-list-words";
import { type Measure, plotPriceText, sizesText, unitPriceText } from "./layout-facts";
import { distanceText, landmarksOf, type Place, townOfLayout } from "./places";
import { filterWords, layoutWords, mapWords } from "./words";

type Layout = Queries.LayoutDetailsFragment;

interface LayoutTableProps {
  layouts: readonly Layout[];
  /** For the distances of the layouts' towns. */
  places: readonly Place[];
  measure: Measure;
}

/** A column after the names of the layouts: its head and its cells. */
type Column = readonly [head: string, cell: (layout: Layout) => ReactNode];

/** The names of the facts that have a column, if any of the layouts has them; others are in the disclosure of the card. */
const factColumns = ["rera", "permit", "plan"];

const factsOf = (layout: Layout) => [...reraFacts(layout.papers), ...layoutFacts(layout)];

/** The columns of the table: what each layout has, and facts that any of them has. */
function columnsOf({ layouts, places, measure }: LayoutTableProps): Column[] {
  const { wantedSize, unit } = measure;
  const facts = layouts.flatMap(factsOf);
  return [
    [
      wantedSize ? filterWords.about(sizeIn(wantedSize, unit)) : layoutListWords.lowest,
      (layout) => plotPriceText(layout, measure) ?? layoutWords.noneOpen,
    ],
    ...landmarksOf(places).map((landmark): Column => [
      mapWords.distanceTo(landmark.name),
      (layout) => {
        const town = townOfLayout(places, layout);
        return town && distanceText(landmark, town);
      },
    ]),
    [layoutWords.size, (layout) => sizesText(layout, measure)],
    [layoutWords.price, (layout) => unitPriceText(layout, measure)],
    [layoutListWords.approval, ({ status }) => status],
    ...factColumns.flatMap((name): Column[] => {
      const head = facts.find((fact) => fact.name === name)?.label;
      const valueOf = (layout: Layout) => factsOf(layout).find((fact) => fact.name === name)?.value;
      return head ? [[head, (layout) => <FactCell>{valueOf(layout)}</FactCell>]] : [];
    }),
  ];
}

/** All layouts in a table, whose names lead to their cards. On phones and on paper the cards say all of it. */
export function LayoutTable(props: LayoutTableProps) {
  const columns = columnsOf(props);
  return (
    <Wide>
      <h2 id="table">{layoutListWords.table}</h2>
      <TableScroller role="region" aria-labelledby="table" tabIndex={0}>
        <Layouts aria-labelledby="table">
          <HeaderRow texts={[layoutListWords.name, ...columns.map(([head]) => head)]} />
          <tbody>
            {props.layouts.map((layout) => (
              <tr key={layout.slug}>
                <th scope="row">
                  <a href={`#${layoutId(layout.slug)}`}>{layout.name}</a>
                  <small>{layout.location}</small>
                </th>
                {columns.map(([head, cell]) => (
                  <td key={head}>{withAmounts(cell(layout))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Layouts>
      </TableScroller>
    </Wide>
  );
}

const Wide = styled.div({
  [`${until("md")}, print`]: { display: "none" },
  h2: { marginBlock: `${space.section} ${space.heading}` },
});

// Breaks URLs and permits, and keeps the number of a registration whole.
const FactCell = styled.div({ minWidth: "7rem", overflowWrap: "anywhere" });

const Layouts = styled(Table)({
  "th:first-of-type": { minWidth: "8rem" },
  td: { whiteSpace: "nowrap" },
  // The first column has the price, which visitors look for first.
  "td:first-of-type": { color: color.text, fontWeight: fontWeight.semibold },
  "a, small": { display: "block" },
  small: besideText,
});
