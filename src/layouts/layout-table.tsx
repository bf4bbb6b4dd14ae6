import styled from "@emotion/styled";

import { sizeIn } from "../lib/area-units";
import { layoutId } from "../lib/links";
import { color, fontWeight, space, until } from "../theme";
import { withAmounts } from "../ui/amount-text";
import { besideText } from "../ui/mixins";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { plotPriceText, sizesText, unitPriceText, type DisplayOptions } from "./layout-facts";
import { distanceText, landmarks, layoutTown, type Place } from "./places";
import { filterWords, finderWords, layoutWords, mapWords } from "./words";

interface LayoutTableProps {
  layouts: readonly Queries.LayoutFactsFragment[];
  /** For the distances of the layouts' towns. */
  places: readonly Place[];
  display: DisplayOptions;
}

/** A table of layouts, whose names link to their cards. Phones and prints have the cards only. */
export function LayoutTable({ layouts, places, display }: LayoutTableProps) {
  const columnLabels = [
    finderWords.name,
    display.wantedSize
      ? filterWords.about(sizeIn(display.wantedSize, display.unit))
      : finderWords.lowestPrice,
    ...landmarks(places).map(({ name }) => mapWords.distanceTo(name)),
    layoutWords.size,
    layoutWords.price,
    finderWords.filters.approval,
  ];
  return (
    <TableSection>
      <TableHeading id="table">{finderWords.table}</TableHeading>
      <TableScroller role="region" aria-labelledby="table" tabIndex={0}>
        <Layouts aria-labelledby="table">
          <HeaderRow texts={columnLabels} />
          <tbody>
            {layouts.map((layout) => {
              const town = layoutTown(places, layout);
              return (
                <tr key={layout.slug}>
                  <NameCell scope="row">
                    <CardLink href={`#${layoutId(layout.slug)}`}>{layout.name}</CardLink>
                    <LayoutLocation>{layout.location}</LayoutLocation>
                  </NameCell>
                  <PriceCell>
                    {withAmounts(plotPriceText(layout, display) ?? layoutWords.noneOpen)}
                  </PriceCell>
                  {landmarks(places).map((landmark) => (
                    <td key={landmark.name}>{town && distanceText(landmark, town)}</td>
                  ))}
                  <td>{sizesText(layout, display)}</td>
                  <td>{withAmounts(unitPriceText(layout, display))}</td>
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

const TableHeading = styled.h2({ marginBlock: `${space.section} ${space.heading}` });

const Layouts = styled(Table)({
  "th, td": { paddingInlineEnd: space.md },
  td: { whiteSpace: "nowrap" },
});

const NameCell = styled.th({ minWidth: "8rem" });

const CardLink = styled.a({ display: "block" });

// Where the table needs the room, the cards alone name the location.
const LayoutLocation = styled.small({
  ...besideText,
  display: "block",
  [until("lg")]: { display: "none" },
});

// The price stands out, since visitors look for it first. The table styles all cells, hence the specificity.
const PriceCell = styled.td({ "&&": { color: color.text, fontWeight: fontWeight.semibold } });
