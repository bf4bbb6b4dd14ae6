import styled from "@emotion/styled";

import { layoutId } from "../lib/links";
import { color, fontWeight, space, until } from "../theme";
import { withAmounts } from "../ui/amount-text";
import { besideText } from "../ui/mixins";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { sizeIn } from "../ui/words";
import { plotPriceText, sizesText, unitPriceText, type Measure } from "./layout-facts";
import { distanceText, landmarks, layoutTown, type Place } from "./places";
import { filterWords, finderWords, layoutWords, mapWords } from "./words";

interface LayoutTableProps {
  layouts: readonly Queries.LayoutFactsFragment[];
  /** For the distances of the layouts' towns. */
  places: readonly Place[];
  measure: Measure;
}

/** All layouts in a table, whose names lead to their cards. On phones and on paper the cards say all of it. */
export function LayoutTable({ layouts, places, measure }: LayoutTableProps) {
  const heads = [
    finderWords.name,
    measure.wantedSize
      ? filterWords.about(sizeIn(measure.wantedSize, measure.unit))
      : finderWords.lowestPrice,
    ...landmarks(places).map(({ name }) => mapWords.distanceTo(name)),
    layoutWords.size,
    layoutWords.price,
    finderWords.filters.approval,
  ];
  return (
    <TableSection>
      <Heading id="table">{finderWords.table}</Heading>
      <TableScroller role="region" aria-labelledby="table" tabIndex={0}>
        <Layouts aria-labelledby="table">
          <HeaderRow texts={heads} />
          <tbody>
            {layouts.map((layout) => {
              const town = layoutTown(places, layout);
              return (
                <tr key={layout.slug}>
                  <th scope="row">
                    <a href={`#${layoutId(layout.slug)}`}>{layout.name}</a>
                    <small>{layout.location}</small>
                  </th>
                  <PriceCell>
                    {withAmounts(plotPriceText(layout, measure) ?? layoutWords.noneOpen)}
                  </PriceCell>
                  {landmarks(places).map((landmark) => (
                    <td key={landmark.name}>{town && distanceText(landmark, town)}</td>
                  ))}
                  <td>{sizesText(layout, measure)}</td>
                  <td>{withAmounts(unitPriceText(layout, measure))}</td>
                  <td>{layout.status}</td>
                </tr>
              );
            })}
          </tbody>
        </Layouts>
      </TableScroller>
    </TableSection>
  );
}

const TableSection = styled.section({ [`${until("md")}, print`]: { display: "none" } });

const Heading = styled.h2({ marginBlock: `${space.section} ${space.heading}` });

const Layouts = styled(Table)({
  "th:first-of-type": { minWidth: "8rem" },
  "th, td": { paddingInlineEnd: space.md },
  td: { whiteSpace: "nowrap" },
  "a, small": { display: "block" },
  small: besideText,
  // The cards name the places.
  [until("lg")]: { small: { display: "none" } },
});

// Visitors look for the price first.
const PriceCell = styled.td({ "&&": { color: color.text, fontWeight: fontWeight.semibold } });
