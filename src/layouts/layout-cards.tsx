import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { layoutId, layoutRoute, newTab } from "../lib/links";
import { formatDate } from "../lib/time";
import { Rera } from "../papers/rera";
import { color, fontSize, fontWeight, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { amountText, decorative, secondaryText } from "../ui/mixins";
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
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import {
  openNearText,
  plotPriceText,
  pricedSizeText,
  sizesText,
  unitPriceText,
  type DisplayOptions,
} from "./layout-facts";
import { PlanPicture, PlanSource } from "./plan-picture";
import { openPlots } from "./plots";
import { finderWords, layoutWords as words } from "./words";

/** What a card shows in the finder only. */
export interface FinderDetails {
  display: DisplayOptions;
  /** The query string with the visitor's choices, for the layout's page. */
  search: string;
  distances?: string;
  /** The URL of the calculator for the price on the card. */
  priceSheet?: string;
  /** The chat about this layout. */
  chat: Queries.WhatsAppLinkFragment;
}

interface LayoutCardsProps {
  layouts: readonly Queries.LayoutCardFragment[];
  page: Queries.LayoutCardsFragment;
  /** Stands below the cards. */
  note: string;
  finderDetails?: (layout: Queries.LayoutCardFragment) => FinderDetails;
}

/** The cards of some layouts. */
export const LayoutCards = ({ layouts, page, note, finderDetails }: LayoutCardsProps) => (
  <>
    <Cards minWidth={finderDetails && "17rem"} role="list">
      {layouts.map((layout, index) => (
        <Reveal key={layout.slug} as={CardItem} index={index}>
          <LayoutCard
            layout={layout}
            page={page}
            isFirst={index === 0}
            finder={finderDetails?.(layout)}
          />
        </Reveal>
      ))}
    </Cards>
    <PriceNote>{note}</PriceNote>
  </>
);

interface LayoutCardProps {
  layout: Queries.LayoutCardFragment;
  page: Queries.LayoutCardsFragment;
  isFirst: boolean;
  finder?: FinderDetails;
}

function LayoutCard({ layout, page, isFirst, finder }: LayoutCardProps) {
  const { name, plan, status, location, amenities, papers } = layout;
  const display = finder?.display ?? { unit: "sqyd" };
  const id = layoutId(layout.slug);
  const price = plotPriceText(layout, display);
  const pricedSize = pricedSizeText(layout, display);
  const available = openPlots(layout);
  const hasCounts = page.openCounts === null;
  const to = layoutRoute(layout.slug) + (finder?.search ? `/${finder.search}` : "");
  const toLayout = { to, tabIndex: -1, "aria-hidden": true } as const;
  return (
    <Card>
      {plan ? (
        <figure>
          <SiteLink {...toLayout}>
            <PlanPicture {...layout} />
          </SiteLink>
          <PlanCaption as="figcaption">
            {available && hasCounts && (
              <span>
                {openNearText(layout, display) ??
                  words.openOn(available.length, plan.plots.length, formatDate(plan.asOf))}
              </span>
            )}
            <PlanSource {...layout} />
          </PlanCaption>
        </figure>
      ) : (
        <SiteLink {...toLayout}>
          <Photo photo={layout.photo} eager={isFirst && finder !== undefined} />
        </SiteLink>
      )}
      <header>
        <LayoutName id={id}>
          <SiteLink to={to}>{name}</SiteLink>
        </LayoutName>
        {/* Over the photo, but after the heading: before it, it would be read as the end of the previous card. */}
        <CornerBadge as="p">{status}</CornerBadge>
        <RecordLocation>{location}</RecordLocation>
      </header>
      <CardFacts gap="md">
        {price === undefined ? (
          <NoPrice>
            {plan?.plots.every((plot) => plot.status === "sold") ? words.allSold : words.noneOpen}
          </NoPrice>
        ) : (
          <PriceRow gap="md">
            <CardPrice>
              <AmountText>{display.wantedSize ? price : words.from(price)}</AmountText>
              {pricedSize && <small>{` ${pricedSize}`}</small>}
            </CardPrice>
            {finder?.priceSheet && (
              <PriceSheetLink data-look="link" to={finder.priceSheet} aria-describedby={id}>
                {finderWords.priceSheet}
              </PriceSheetLink>
            )}
          </PriceRow>
        )}
        <SizeAndRate>
          <span>{sizesText(layout, display)}</span>
          <span>{" · "}</span>
          <AmountText>{unitPriceText(layout, display)}</AmountText>
          {finder?.distances && <Distances>{finder.distances}</Distances>}
        </SizeAndRate>
        {finder && amenities.length > 0 && (
          <Amenities role="list" aria-label={words.amenities}>
            {amenities.slice(0, 3).map((amenity) => (
              <Amenity key={amenity}>{amenity}</Amenity>
            ))}
          </Amenities>
        )}
        <Rera papers={papers} />
        <CardActions gap="md">
          <SiteLink data-look="link" to={to} aria-describedby={id}>
            {available && price !== undefined ? words.choosePlot : words.seeLayout}
          </SiteLink>
          {finder && (
            <WhatsAppLink
              data-look="link"
              chat={finder.chat}
              aria-describedby={`${newTab["aria-describedby"]} ${id}`}
            >
              {page.ask}
            </WhatsAppLink>
          )}
          <NoticeButton look="link" describedBy={id}>
            {page.viewDetails}
          </NoticeButton>
        </CardActions>
      </CardFacts>
    </Card>
  );
}

const CardItem = styled.li(subgridItem(3));

const PriceNote = styled.p({ ...secondaryText, marginTop: space.xxl });

const PlanCaption = styled(Row)({
  ...secondaryText,
  justifyContent: "space-between",
  rowGap: space.none,
  marginTop: space.sm,
});

const LayoutName = styled.h3({ "a:not(:hover)": { textDecoration: "none" } });

// The amenities take the spare height, so that the parts below them line up across a row of cards.
const CardFacts = styled(Stack)({ gridTemplateRows: "auto auto 1fr" });

const PriceRow = styled(Row)({ rowGap: space.none });

/** A link or button that is plainer than the main action of its card. */
const plainer = { color: color.text, fontSize: fontSize.small, fontWeight: fontWeight.regular };

const PriceSheetLink = styled(SiteLink)({ ...plainer, minHeight: space.xl, paddingBlock: 0 });

const CardPrice = styled.p(amountText);

const NoPrice = styled.p({ fontWeight: fontWeight.semibold });

const SizeAndRate = styled.p({ fontSize: fontSize.small });

const Distances = styled.small({ ...secondaryText, display: "block" });

const Amenities = styled.ul({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  // Cuts off the dot of an amenity that begins a line.
  overflow: "hidden",
});

const Amenity = styled.li({
  position: "relative",
  "&::before": {
    ...decorative('"·"'),
    position: "absolute",
    insetInlineStart: `-${space.sm}`,
  },
});

// The first action, which leads to the layout's page, is the main one.
const CardActions = styled(Row)({ rowGap: space.none, "* + [data-look]": plainer });

export const fragment = graphql`
  fragment LayoutCards on OpenPlotsPage {
    ask
    priceNote
    viewDetails
    openCounts
  }

  fragment LayoutCard on Layout {
    ...LayoutFacts
    ...PlanPicture
    amenities
    photo {
      ...Photo
      image(slot: CARD)
    }
  }
`;
