import styled from "@emotion/styled";

import { FigureText } from "../ui/figure-text";
import { listId } from "../ui/list-section";
import { secondaryText } from "../ui/mixins";
import { paperWords } from "../ui/paper-words";
import { layoutFacts } from "../ui/papers";
import { Photo } from "../ui/photo";
import { exemptFacts, Rera } from "../ui/rera";
import { visuallyHidden } from "../ui/section";
import { Heads, Table } from "../ui/table";
import { plotId } from "../lib/links";
import { pageSize } from "../lib/long-list";
import { withoutScripts } from "../boot/marks";
import { color, font, fontSize, fontWeight, from, lineHeight, space, until, when } from "../theme";
import { type PlotWithTexts, shownAmenities, textsOf } from "./plot-facts";
import { plotListWords } from "./finder-words";
import { plotWords } from "./words";

export interface PlotTableProps {
  plots: readonly (Queries.PlotDetailsFragment & PlotWithTexts)[];
  /** The size that the prices are for, if a visitor looks for one. */
  wantedSize?: string;
  /** Whether there are more plots than cards. Until scripts run, the table then has all plots. */
  isWhole?: boolean;
}

/** A table of the plots, whose names lead to their cards; on phones the cards are enough. In print it replaces the cards, with their plans below. */
export function PlotTable({ plots, wantedSize, isWhole = false }: PlotTableProps) {
  const List = isWhole ? AllPrices : Prices;
  return (
    <>
      <List aria-labelledby={listId}>
        <Heads
          texts={[
            plotListWords.name,
            plotListWords.approval,
            plotWords.size,
            plotWords.price,
            wantedSize ?? plotListWords.smallest,
            plotWords.amenities,
          ]}
        />
        <tbody>
          {plots.map((plot, index) => {
            const texts = textsOf(plot);
            // On paper no plan can be opened.
            const facts = [
              ...exemptFacts(plot.papers),
              ...layoutFacts({ papers: plot.papers, charges: plot.otherCharges }),
            ].filter(({ name }) => name !== "plan");
            const id = plotId(plot.slug);
            // The address of a plot leads to its card, or to its row if it has no card.
            const hasCard = !isWhole || index < pageSize;
            return (
              <tr key={plot.slug} id={hasCard ? undefined : id}>
                <th scope="row">
                  {hasCard ? <a href={`#${id}`}>{plot.name}</a> : <span>{plot.name}</span>}
                  <small>{plot.location}</small>
                  <TableRera papers={plot.papers} />
                  {facts.length > 0 && (
                    <OnPaper>
                      <FigureText>
                        {facts
                          .map(({ label, value }) => `${label}: ${value}`.replace(/\.?$/, "."))
                          .join(" ")}
                      </FigureText>
                    </OnPaper>
                  )}
                </th>
                <td>{plot.approval.name}</td>
                <td>{texts.size}</td>
                <td>
                  <FigureText>{texts.price}</FigureText>
                </td>
                <td>
                  <FigureText>{texts.from}</FigureText>
                </td>
                <td>{plot.amenities.slice(0, shownAmenities).join(", ")}</td>
              </tr>
            );
          })}
        </tbody>
      </List>
      {plots.map(
        ({ slug, name, papers }) =>
          papers?.planPicture && (
            <PaperPlan key={slug}>
              <Photo photo={papers.planPicture} />
              <figcaption>{paperWords.planOf(name)}</figcaption>
            </PaperPlan>
          ),
      )}
    </>
  );
}

const beforePrice = "td:nth-of-type(-n + 3)";
const price = "td:nth-of-type(4)";
const amenities = "td:nth-of-type(5), th:nth-of-type(6)";
const notOnPhones = "td:not(:nth-of-type(4)), thead th:not(:first-of-type, :nth-of-type(5))";
const laterRows = `tbody tr:nth-of-type(n + ${pageSize + 1})`;
const hidden = { display: "none" };
const cell = { display: "table-cell" };
const row = { display: "table-row" };

const Prices = styled(Table)({
  marginBottom: space.xl,
  "a, small": { display: "block" },
  small: { ...secondaryText, fontWeight: fontWeight.regular, lineHeight: lineHeight.snug },
  "th, td": { paddingBlock: space.sm },
  [`${price}, thead th:nth-of-type(5)`]: { paddingInlineEnd: 0, textAlign: "end" },
  [price]: {
    width: 0,
    color: color.text,
    fontFamily: font.display,
    fontWeight: fontWeight.medium,
    whiteSpace: "nowrap",
    [when.hugeText]: { whiteSpace: "normal" },
  },
  // Phones have the cards; for a list without scripts, names and prices, their heads for screen readers.
  [until("md")]: { ...hidden, thead: visuallyHidden, [notOnPhones]: hidden },
  [from("md")]: {
    marginBottom: space.huge,
    th: { overflowWrap: "anywhere" },
    [beforePrice]: { whiteSpace: "nowrap" },
    [price]: { fontSize: fontSize.lead },
    [amenities]: hidden,
  },
  [when.print]: {
    // Keeps most names on one line.
    "tbody th": { minWidth: "11rem" },
    // However long the papers in the first column are.
    [`td, ${amenities}`]: { ...cell, minWidth: "6rem" },
    [beforePrice]: { whiteSpace: "normal" },
    [price]: { paddingInlineEnd: space.md },
    "& ~ ul": hidden,
  },
});

// With scripts, as many rows as cards; the others follow when a visitor asks for more.
const AllPrices = styled(Prices)({
  [laterRows]: hidden,
  [withoutScripts]: { display: "table", [laterRows]: row },
  [when.print]: { [laterRows]: row },
});

// As large as the price beside it; on phones the card has it.
const TableRera = styled(Rera)({
  display: "none",
  fontSize: fontSize.lead,
  overflowWrap: "anywhere",
  [from("md")]: { display: "block" },
  [when.print]: { display: "block" },
});

const OnPaper = styled.p({
  display: "none",
  ...secondaryText,
  fontWeight: fontWeight.regular,
  [when.print]: { display: "block" },
});

// Two in a row, so that the numbers of the plots can be read.
const PaperPlan = styled.figure({
  display: "none",
  [when.print]: {
    display: "inline-block",
    width: "50%",
    paddingInlineEnd: space.lg,
    verticalAlign: "top",
    "& > div": { maxHeight: "none" },
  },
});
