import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { layoutId, layoutRoute } from "../lib/links";
import { currentLayout, useToday } from "../lib/plot-statuses";
import { formatDate } from "../lib/time";
import { Rera } from "../papers/rera";
import { color, fontSize, fontWeight, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { amountText, secondaryText, silentSign } from "../ui/mixins";
import { NoticeButton } from "../ui/notice";
import { Photo } from "../ui/photo";
import {
  Card,
  Cards,
  CornerBadge,
  RecordLocation,
  Row,
  Stack,
  subgridItem,
} from "../ui/primitives";
import { Reveal } from "../ui/reveal";
import { SiteLink } from "../ui/site-link";
import {
  openNearText,
  plotPriceText,
  pricedSizeText,
  sizesText,
  unitPriceText,
  type Measure,
} from "./layout-facts";
import { PlanPicture, PlanSource } from "./plan-picture";
import { openPlots } from "./plots";
import { layoutWords, cardWords as words } from "./words";

interface LayoutGridProps {
  /** Below the cards; "{duties}" in it becomes their percentage. */
  note: string;
  /** The least width of a card; see `Cards`. */
  minWidth?: string;
  children: ReactNode;
}

/** A grid of `LayoutCard`s. */
export const LayoutGrid = ({ note, minWidth, children }: LayoutGridProps) => (
  <>
    <Cards minWidth={minWidth} role="list">
      {children}
    </Cards>
    <PriceNote>{note}</PriceNote>
  </>
);

const PriceNote = styled.p({ ...secondaryText, marginTop: space.xxl });

interface LayoutCardProps {
  /** With amenities if the page's query asks for them. */
  layout: Queries.LayoutCardFragment & Partial<Pick<Queries.FoundLayoutFragment, "amenities">>;
  /** In the list. */
  index: number;
  page: Queries.LayoutGridFragment;
  measure?: Measure;
  /** The visitor's choices, as a query string for the layout's page. */
  choices?: string;
  /** The distances of its town. */
  distances?: string;
  /** A link beside the price. */
  sheet?: ReactNode;
  /** A link after the way to the layout's page. */
  chat?: ReactNode;
}

/** A card of a layout: plan or photo with badge, name, location, price, facts and actions. */
export function LayoutCard(props: LayoutCardProps) {
  const { layout: built, index, page, measure = { unit: "sqyd" }, choices = "" } = props;
  const layout = currentLayout(built, useToday());
  const price = plotPriceText(layout, measure);
  const pricedSize = pricedSizeText(layout, measure);
  const open = openPlots(layout);
  const route = layoutRoute(layout.slug) + choices;
  const toLayout = { to: route, tabIndex: -1, "aria-hidden": true } as const;
  return (
    <Reveal as={Item} index={index}>
      <Card>
        {layout.plan ? (
          <figure>
            <SiteLink {...toLayout}>
              <PlanPicture {...layout} />
            </SiteLink>
            <Caption>
              {open && page.openCounts === null && (
                <span>
                  {openNearText(layout, measure) ??
                    words.openOn(
                      open.length,
                      layout.plan.plots.length,
                      formatDate(layout.plan.asOf),
                    )}
                </span>
              )}
              <PlanSource {...layout} />
            </Caption>
          </figure>
        ) : (
          <SiteLink {...toLayout}>
            <Photo photo={layout.photo} eager={index === 0 && props.chat !== undefined} />
          </SiteLink>
        )}
        <header>
          <h3 id={layoutId(layout.slug)}>
            <SiteLink to={route}>{layout.name}</SiteLink>
          </h3>
          {/* Over the photo, but read after the heading: it must not seem to end the card before. */}
          <CornerBadge as="p">{layout.status}</CornerBadge>
          <RecordLocation>{layout.location}</RecordLocation>
        </header>
        <Texts gap="md">
          {price === undefined ? (
            <Closed>{words.closed(layout.plan?.plots ?? [])}</Closed>
          ) : (
            <PriceRow gap="md">
              <Price>
                <AmountText>
                  {measure.wantedSize === undefined ? layoutWords.from(price) : price}
                </AmountText>
                {pricedSize && <small>{` ${pricedSize}`}</small>}
              </Price>
              {props.sheet}
            </PriceRow>
          )}
          <Facts>
            <span>{sizesText(layout, measure)}</span>
            <span>{" · "}</span>
            <AmountText>{unitPriceText(layout, measure)}</AmountText>
            {props.distances && <small>{props.distances}</small>}
          </Facts>
          {layout.amenities && layout.amenities.length > 0 && (
            <Amenities role="list" aria-label={layoutWords.amenities}>
              {layout.amenities.slice(0, 3).map((amenity) => (
                <li key={amenity}>{amenity}</li>
              ))}
            </Amenities>
          )}
          <Rera papers={layout.papers} />
          <Row gap="md">
            <SiteLink data-look="link" to={route} aria-describedby={layoutId(layout.slug)}>
              {open && price !== undefined ? words.choose : words.layout}
            </SiteLink>
            {props.chat}
            <NoticeButton look="link" describedBy={layoutId(layout.slug)}>
              {page.viewDetails}
            </NoticeButton>
          </Row>
        </Texts>
      </Card>
    </Reveal>
  );
}

const Item = styled.li(subgridItem(3), {
  "h3 > a:not(:hover)": { textDecoration: "none" },
});

const Caption = styled.figcaption({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.lg,
  marginTop: space.sm,
});

// The row with the amenities takes the spare height, so that what follows lines up across a row of cards.
const Texts = styled(Stack)({
  gridTemplateRows: "auto auto 1fr",
  // The way to the layout's page is the main action, so the others are plainer.
  "& > div": { rowGap: space.none },
  "* + [data-look]": {
    color: color.text,
    fontSize: fontSize.small,
    fontWeight: fontWeight.regular,
  },
});

const PriceRow = styled(Row)({ "[data-look]": { minHeight: space.xl, paddingBlock: 0 } });

const Price = styled.p(amountText);

const Facts = styled.p({
  fontSize: fontSize.small,
  small: { ...secondaryText, display: "block" },
});

const Closed = styled.p({ fontWeight: fontWeight.semibold });

const Amenities = styled.ul({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  // Cuts the dots at the starts of lines.
  overflow: "hidden",
  li: { position: "relative" },
  "li::before": {
    ...silentSign('"·"'),
    position: "absolute",
    insetInlineStart: `-${space.sm}`,
  },
});

export const fragment = graphql`
  fragment LayoutGrid on OpenPlotsPage {
    priceNote
    viewDetails
    openCounts
  }

  fragment LayoutCard on Layout {
    ...LayoutFacts
    ...PlanPicture
    photo {
      ...Photo
      image(slot: CARD)
    }
  }
`;
