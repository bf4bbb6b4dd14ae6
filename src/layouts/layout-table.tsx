import styled from "@emotion/styled";

import { layoutId } from "../lib/links";
import { color, fontWeight, space, until } from "../theme";
import { withAmounts } from "../ui/amount-text";
import { besideText } from "../ui/mixins";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { sizeIn } from "../ui/words";
import { plotPriceText, sizesText, unitPriceText, type Measure } from "./layout-facts";
import { distanceText, landmarksOf, townOfLayout, type Place } from "./places";
import { filterWords, finderWords, layoutWords, mapWords } from "./words";

type Layout = Queries.LayoutFactsFragment;

interface LayoutTableProps {
  layouts: readonly Layout[];
  /** For the distances of the layouts' towns. */
  places: readonly Place[];
  measure: Measure;
}

/** A column after the names of the layouts: its head and its cells. */
type Column = readonly [head: string, cell: (layout: Layout) => string | undefined];

function columnsOf(places: readonly Place[], measure: Measure): Column[] {
  const { wantedSize, unit } = measure;
  return [
    [
      wantedSize ? filterWords.about(sizeIn(wantedSize, unit)) : finderWords.lowest,
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
    [finderWords.approval, ({ status }) => status],
  ];
}

/** All layouts in a table, whose names lead to their cards. On phones and on paper the cards say all of it. */
export function LayoutTable({ layouts, places, measure }: LayoutTableProps) {
  const columns = columnsOf(places, measure);
  return (
    <Wide>
      <h2 id="table">{finderWords.table}</h2>
      <TableScroller role="region" aria-labelledby="table" tabIndex={0}>
        <Layouts aria-labelledby="table">
          <HeaderRow texts={[finderWords.name, ...columns.map(([head]) => head)]} />
          <tbody>
            {layouts.map((layout) => (
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

const Wide = styled.section({
  [`${until("md")}, print`]: { display: "none" },
  h2: { marginBlock: `${space.section} ${space.heading}` },
});

const Layouts = styled(Table)({
  "th:first-of-type": { minWidth: "8rem" },
  "th, td": { paddingInlineEnd: space.md },
  td: { whiteSpace: "nowrap" },
  // The first column has the price, which visitors look for first.
  "td:first-of-type": { color: color.text, fontWeight: fontWeight.semibold },
  "a, small": { display: "block" },
  small: besideText,
  // The cards name the places.
  [until("lg")]: { small: { display: "none" } },
});
