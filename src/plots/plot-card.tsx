import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { AmountText } from "../ui/amount-text";
import { CornerBadge } from "../ui/badge";
import { Card, subgridItem, RecordLocation, Row, Stack } from "../ui/layout";
import { amountText, clearOfChat, secondaryText } from "../ui/mixins";
import { NoticeButton } from "../ui/notice-button";
import { Photo } from "../ui/photo";
import { Rera } from "../papers/rera";
import { Reveal } from "../ui/reveal";
import { plotId } from "../lib/links";
import { color, fontSize, fontWeight, space } from "../theme";
import { type PlotWithTexts, shownAmenities, textsOf } from "./plot-facts";
import { plotWords } from "./words";

/** A plot, with amenities if the page's query asks for them. */
export type CardPlot = Queries.PlotCardFragment &
  Partial<Pick<Queries.PlotDetailsFragment, "amenities">> &
  Pick<PlotWithTexts, "texts">;

export interface PlotCardProps {
  plot: CardPlot;
  /** The label of its button. */
  list: Pick<Queries.PlotGridFragment, "viewDetails">;
  /** Index in the grid. */
  index: number;
  /** Whether its photo is the first one on the first screen. */
  eager: boolean;
  /** The links before the button, and papers above them. */
  links: ReactNode;
  papers: ReactNode;
}

/** A card of a plot: photo with badge, name, location, price, facts and actions. */
export function PlotCard({ plot, list, index, eager, links, papers }: PlotCardProps) {
  const { size, unitPrice, plotPrice, isLowest, forSize } = textsOf(plot);
  return (
    <Reveal as={Item} index={index}>
      <Card>
        <Photo photo={plot.photo} eager={eager} />
        <header>
          <h3 id={plotId(plot.slug)}>{plot.name}</h3>
          {/* Over the photo, but read after the heading: it must not seem to end the card before. */}
          <CornerBadge as="p">{plot.approval.name}</CornerBadge>
          <RecordLocation>{plot.location}</RecordLocation>
        </header>
        <Texts gap="md">
          <Price>
            <AmountText>{isLowest ? plotWords.from(plotPrice) : plotPrice}</AmountText>
            {forSize && <small>{` ${forSize}`}</small>}
          </Price>
          <p>
            <span>{size}</span>
            <span>{" · "}</span>
            <AmountText>{unitPrice}</AmountText>
          </p>
          {plot.amenities && plot.amenities.length > 0 && (
            <Amenities role="list" aria-label={plotWords.amenities}>
              {plot.amenities.slice(0, shownAmenities).map((amenity) => (
                <li key={amenity}>{amenity}</li>
              ))}
            </Amenities>
          )}
          <Rera papers={plot.papers} />
          {papers}
          <Row gap="xl">
            {links}
            <NoticeButton look="link" describedBy={plotId(plot.slug)}>
              {list.viewDetails}
            </NoticeButton>
          </Row>
        </Texts>
      </Card>
    </Reveal>
  );
}

const Item = styled.li(subgridItem(3));

// The row with the amenities takes the spare height, so that what follows lines up across a row of cards.
const Texts = styled(Stack)({
  gridTemplateRows: "auto auto 1fr",
  "& > p + p": { fontSize: fontSize.small, textWrap: "balance", ...clearOfChat },
  // The button is the main action, so the links are plainer.
  "a[data-look]": { color: color.text, fontSize: fontSize.small, fontWeight: fontWeight.regular },
});

const Price = styled.p(amountText);

const Amenities = styled.ul({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  // Cuts the dots at the starts of lines.
  overflow: "hidden",
  li: { position: "relative" },
  "li::before": { content: '"·"', position: "absolute", insetInlineStart: `-${space.sm}` },
});

export const fragment = graphql`
  fragment PlotCard on Plot {
    ...PlotFacts
    photo {
      ...CardPhoto
    }
  }
`;
