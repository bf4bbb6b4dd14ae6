import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { note } from "../ui/looks";
import { paperFacts } from "../ui/papers";
import { Rera } from "../ui/rera";
import { Heads, Table } from "../ui/table";
import { fillTemplate } from "../lib/fill-template";
import {
  color,
  font,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  space,
  when,
  withoutScripts,
} from "../theme";
import { plotId, shownAmenities, sizes } from "./plot-facts";

/** The number of plots that a long list shows at a time. */
export const pageful = 24;

export interface PlotTableProps {
  list: Queries.PlotTableFragment;
  /** Whether there are more plots than cards. Until scripts run, the table then has all plots. */
  isWhole?: boolean;
}

const columns = ["name", "status", "size", "price", "smallest", "amenities"] as const;

/** A table of the plots, whose names lead to their cards: on phones a list of prices. In print it replaces the cards. */
export const PlotTable = ({
  list: { labels, papers: words, plots },
  isWhole = false,
}: PlotTableProps) =>
  plots.length > 0 && (
    <Prices data-whole={isWhole || undefined}>
      <Heads texts={columns.map((column) => labels[column])} />
      {plots.map(({ papers, ...plot }, index) => {
        const facts = paperFacts({ papers, words });
        return (
          // The address of a plot leads to its card, or to its row if it has no card.
          <tbody key={plot.slug} id={isWhole && index >= pageful ? plotId(plot.slug) : undefined}>
            <tr>
              <th scope="row">
                <Name href={`#${plotId(plot.slug)}`}>{plot.name}</Name>
                <Place>{plot.location}</Place>
                <TableRera papers={papers} words={words} />
              </th>
              <td>{plot.status}</td>
              <td>{sizes(plot.size, labels)}</td>
              <td>{fillTemplate(labels.pricePerSqYd, { price: plot.pricePerSqYdText })}</td>
              <td>{fillTemplate(labels.fromPrice, { price: plot.smallestText })}</td>
              <td>{plot.amenities.slice(0, shownAmenities).join(", ")}</td>
            </tr>
            {facts.length > 0 && (
              <tr>
                <PapersOnPaper colSpan={columns.length}>
                  {facts.map(({ label, value }) => (
                    <span key={label}>
                      {label}: {value}.{" "}
                    </span>
                  ))}
                </PapersOnPaper>
              </tr>
            )}
          </tbody>
        );
      })}
    </Prices>
  );

const price = "td:nth-of-type(4)";
const amenities = "td:nth-of-type(5), th:nth-of-type(6)";
const laterRows = `tbody:nth-of-type(n + ${pageful + 1})`;
const hidden = { display: "none" };
const rows = { display: "table-row-group" };

const Prices = styled(Table)({
  marginBottom: space.xl,
  // On phones, names and prices.
  "thead, td:not(:nth-of-type(4)), tr + tr": hidden,
  "th, td": { paddingBlock: space.sm },
  [price]: {
    paddingInlineEnd: 0,
    color: color.text,
    fontFamily: font.display,
    fontSize: fontSize.lead,
    fontWeight: fontWeight.medium,
    whiteSpace: "nowrap",
    textAlign: "end",
  },
  [from("md")]: {
    marginBottom: space.huge,
    thead: rows,
    "td:not(:nth-of-type(4))": { display: "table-cell" },
    "th, td": { paddingBlock: space.md },
    [price]: { textAlign: "start" },
    [amenities]: hidden,
  },
  "&[data-whole]": {
    // With scripts, as many rows as cards; the others follow when a visitor asks for more.
    [laterRows]: hidden,
    ...withoutScripts({ [laterRows]: rows }),
  },
  [when.print]: {
    thead: rows,
    "td:not(:nth-of-type(4)), th:nth-of-type(6), td:nth-of-type(5)": { display: "table-cell" },
    "tr + tr": { display: "table-row" },
    tbody: { breakInside: "avoid" },
    "& ~ ul": hidden,
    [`&[data-whole] ${laterRows}`]: rows,
  },
});

const Name = styled.a({ display: "block" });

const Place = styled.span({
  display: "block",
  ...note,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.snug,
});

// As large as the price beside it; on phones the card has it.
const TableRera = styled(Rera)({
  display: "none",
  fontSize: fontSize.lead,
  [from("md")]: { display: "block" },
  [when.print]: { display: "block" },
});

const PapersOnPaper = styled.td({ "&&": note });

export const fragment = graphql`
  fragment PlotTable on PlotList {
    labels {
      fromPrice
      name
      status
      size
      sizeRange
      sizeSingle
      price
      pricePerSqYd
      smallest
      amenities
    }
    papers {
      ...PaperWords
    }
    plots {
      ...PlotFacts
      ...PlotAmenities
      papers {
        ...Papers
      }
    }
  }
`;
