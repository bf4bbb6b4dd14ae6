import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { note } from "../ui/looks";
import { registrationFacts } from "../ui/registration-facts";
import { Heads, Table } from "../ui/table";
import { fillTemplate } from "../lib/fill-template";
import { color, font, fontSize, fontWeight, from, space, when, withoutScripts } from "../theme";
import { plotId, shownAmenities, sizes } from "./plot-facts";

/** The number of plots that a long list shows at a time. */
export const pageful = 24;

export interface PlotTableProps {
  list: Queries.PlotTableFragment;
  /** Whether there are more plots than cards. Until scripts run, the table then has all plots, on phones too. */
  isWhole?: boolean;
}

const columns = ["name", "location", "status", "size", "price", "smallest", "amenities"] as const;

/** A table of the plots, on wide screens and in print. */
export const PlotTable = ({ list: { labels, plots }, isWhole = false }: PlotTableProps) =>
  plots.length > 0 && (
    // Keyboards reach the table when it scrolls.
    <Wide data-whole={isWhole || undefined} tabIndex={isWhole ? 0 : undefined}>
      <Table>
        <Heads texts={columns.map((column) => labels[column])} />
        <tbody>
          {plots.map((plot, index) => (
            // The address of a plot leads to its card, or to its row if it has no card.
            <tr key={plot.slug} id={isWhole && index >= pageful ? plotId(plot.slug) : undefined}>
              <th scope="row">
                {plot.name}
                {registrationFacts(plot, labels).map(({ label, value }) => (
                  <Registration key={label}>
                    {label} {value}
                  </Registration>
                ))}
              </th>
              <td>{plot.location}</td>
              <td>{plot.status}</td>
              <td>{sizes(plot.size, labels)}</td>
              <td>{fillTemplate(labels.pricePerSqYd, { price: plot.pricePerSqYdText })}</td>
              <Price>{plot.smallestText}</Price>
              <td>{plot.amenities.slice(0, shownAmenities).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  );

const amenities = "td:last-of-type, thead th:last-of-type";
const laterRows = `tbody tr:nth-of-type(n + ${pageful + 1})`;

const Wide = styled.div({
  display: "none",
  marginBottom: space.huge,
  [amenities]: { display: "none", [when.print]: { display: "table-cell" } },
  [from("lg")]: { display: "block" },
  "&[data-whole]": {
    // With scripts, as many rows as cards; the others follow when a visitor asks for more.
    [laterRows]: { display: "none" },
    ...withoutScripts({
      display: "block",
      overflowX: "auto",
      [laterRows]: { display: "table-row" },
      [amenities]: { display: "table-cell" },
    }),
  },
  [when.print]: {
    display: "block",
    // In print the table replaces the cards.
    "& ~ ul": { display: "none" },
    [`&[data-whole] ${laterRows}`]: { display: "table-row" },
  },
});

const Registration = styled.span({
  display: "block",
  ...note,
  fontWeight: fontWeight.regular,
});

const Price = styled.td({
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
  whiteSpace: "nowrap",
  "&&": { color: color.text },
});

export const fragment = graphql`
  fragment PlotTable on PlotList {
    labels {
      name
      location
      status
      size
      sizeRange
      sizeSingle
      price
      pricePerSqYd
      smallest
      amenities
      reraNumber
      layoutPermitNumber
    }
    plots {
      ...PlotFacts
      ...PlotAmenities
    }
  }
`;
