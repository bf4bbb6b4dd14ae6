import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Table } from "../components/table";
import { fillTemplate } from "../lib/fill-template";
import { color, font, fontSize, fontWeight, from, space, when } from "../theme";
import { shownAmenities, sizes } from "./plot-grid";

/** All plots in a table to compare them by, where a screen or a sheet of paper is wide enough for it. */
export const PlotTable = ({ list: { labels, plots } }: { list: Queries.PlotTableFragment }) =>
  plots.length > 0 && (
    <Wide>
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
        {plots.map((plot) => (
          <tr key={plot.slug}>
            <th scope="row">{plot.name}</th>
            <td>{plot.location}</td>
            <td>{plot.status}</td>
            <td>{sizes(plot.size, labels)}</td>
            <td>{fillTemplate(labels.pricePerSqYd, { price: plot.pricePerSqYdText })}</td>
            <Price>{plot.smallestText}</Price>
            <OnPaper>{plot.amenities.slice(0, shownAmenities).join(", ")}</OnPaper>
          </tr>
        ))}
      </tbody>
    </Wide>
  );

const Wide = styled(Table)({
  display: "none",
  marginBottom: space.huge,
  th: { overflowWrap: "break-word" },
  [from("lg")]: { display: "table" },
  [when.print]: {
    display: "table",
    // On paper the table stands for the cards below it.
    "& ~ ul": { display: "none" },
  },
});

const Price = styled.td({
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.semibold,
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
    }
    plots {
      slug
      name
      location
      status
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
