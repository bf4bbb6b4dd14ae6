import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { registrationFacts } from "../ui/registration-facts";
import { Table } from "../ui/table";
import { fillTemplate } from "../lib/fill-template";
import { color, font, fontSize, fontWeight, from, space, when, withoutScripts } from "../theme";
import { plotId, shownAmenities, sizes } from "./plot-grid";

/** The plots that a long list shows at a time. */
export const pageful = 24;

export interface PlotTableProps {
  list: Queries.PlotTableFragment;
  /** Whether there are more plots than cards: then the table has them all, on a phone too, until scripts run. */
  isWhole?: boolean;
}

/** All plots in a table to compare them by, where a screen or a sheet of paper is wide enough for it. */
export const PlotTable = ({ list: { labels, plots }, isWhole = false }: PlotTableProps) =>
  plots.length > 0 && (
    // What scrolls can be reached by keyboard.
    <Wide data-whole={isWhole || undefined} tabIndex={isWhole ? 0 : undefined}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.location}</th>
            <th scope="col">{labels.status}</th>
            <th scope="col">{labels.size}</th>
            <th scope="col">{labels.price}</th>
            <th scope="col">{labels.smallest}</th>
            <OnPaper as="th" scope="col">
              {labels.amenities}
            </OnPaper>
          </tr>
        </thead>
        <tbody>
          {plots.map((plot, index) => (
            // An address of a plot leads to its card, or here, if it has none.
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
              <OnPaper>{plot.amenities.slice(0, shownAmenities).join(", ")}</OnPaper>
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  );

const laterRows = `tbody tr:nth-of-type(n + ${pageful + 1})`;

const Wide = styled.div({
  display: "none",
  marginBottom: space.huge,
  th: { overflowWrap: "break-word" },
  [from("lg")]: { display: "block" },
  "&[data-whole]": {
    // Where scripts run, no more rows than cards; the others come when a visitor asks for them.
    [laterRows]: { display: "none" },
    ...withoutScripts({
      display: "block",
      overflowX: "auto",
      [laterRows]: { display: "table-row" },
      "td:last-of-type, thead th:last-of-type": { display: "table-cell" },
    }),
  },
  [when.print]: {
    display: "block",
    // On paper the table stands for the cards below it.
    "& ~ ul": { display: "none" },
    [`&[data-whole] ${laterRows}`]: { display: "table-row" },
  },
});

const Registration = styled.span({
  display: "block",
  color: color.textQuiet,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

const Price = styled.td({
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
  whiteSpace: "nowrap",
  "&&": { color: color.text },
});

const OnPaper = styled.td({ display: "none", [when.print]: { display: "table-cell" } });

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
      slug
      name
      location
      status
      reraNumber
      layoutPermitNumber
      otherPermit {
        authority
        number
      }
      size {
        minText
        maxText
      }
      pricePerSqYdText
      smallestText
      amenities
    }
  }
`;
