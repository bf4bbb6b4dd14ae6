import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { AmountText } from "../ui/amount-text";
import { CornerBadge } from "../ui/badge";
import { Card, subgridItem, RecordLocation, Row, Stack } from "../ui/primitives";
import { amountText, clearOfChat, secondaryText } from "../ui/mixins";
import { NoticeButton } from "../ui/notice-button";
import { Photo } from "../ui/photo";
import { Rera } from "../papers/rera";
import { Reveal } from "../ui/reveal";
import { layoutId } from "../lib/links";
import { color, fontSize, fontWeight, space } from "../theme";
import {
  inSquareYards,
  type Measure,
  plotPriceText,
  pricedSizeText,
  shownAmenities,
  sizesText,
  unitPriceText,
} from "./layout-facts";
import { layoutWords } from "./words";

/** A layout, with amenities if the page's query asks for them. */
export type CardLayout = Queries.LayoutCardFragment &
  Partial<Pick<Queries.LayoutDetailsFragment, "amenities">>;

export interface LayoutCardProps {
  layout: CardLayout;
  measure?: Measure;
  /** The label of its button. */
  viewDetails: string;
  /** Index in the grid. */
  index: number;
  /** Whether its photo is the first one on the first screen. */
  eager: boolean;
  /** The links before the button, and papers above them. */
  links: ReactNode;
  papers: ReactNode;
}

/** A card of a layout: photo with badge, name, location, price, facts and actions. */
export function LayoutCard({
  layout,
  measure = inSquareYards,
  viewDetails,
  index,
  eager,
  links,
  papers,
}: LayoutCardProps) {
  const price = plotPriceText(layout, measure);
  const pricedSize = pricedSizeText(layout, measure);
  return (
    <Reveal as={Item} index={index}>
      <Card>
        <Photo photo={layout.photo} eager={eager} />
        <header>
          <h3 id={layoutId(layout.slug)}>{layout.name}</h3>
          {/* Over the photo, but read after the heading: it must not seem to end the card before. */}
          <CornerBadge as="p">{layout.status}</CornerBadge>
          <RecordLocation>{layout.location}</RecordLocation>
        </header>
        <Texts gap="md">
          <Price>
            <AmountText>
              {measure.wantedSize === undefined ? layoutWords.from(price) : price}
            </AmountText>
            {pricedSize && <small>{` ${pricedSize}`}</small>}
          </Price>
          <p>
            <span>{sizesText(layout, measure)}</span>
            <span>{" · "}</span>
            <AmountText>{unitPriceText(layout, measure)}</AmountText>
          </p>
          {layout.amenities && layout.amenities.length > 0 && (
            <Amenities role="list" aria-label={layoutWords.amenities}>
              {layout.amenities.slice(0, shownAmenities).map((amenity) => (
                <li key={amenity}>{amenity}</li>
              ))}
            </Amenities>
          )}
          <Rera papers={layout.papers} />
          {papers}
          <Row gap="xl">
            {links}
            <NoticeButton look="link" describedBy={layoutId(layout.slug)}>
              {viewDetails}
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
  fragment LayoutCard on Layout {
    ...LayoutFacts
    photo {
      ...CardPhoto
    }
  }
`;
