import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { useFillDuties } from "../lib/duties";
import { layoutId, layoutRoute, newTab } from "../lib/links";
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
import { SiteLink, WhatsAppLink } from "../ui/site-link";
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
import { finderWords, layoutWords as words } from "./words";

/** What only the cards of the finder have. */
interface FinderAddition {
  measure: Measure;
  /** The visitor's choices, as a query string for the layout's page. */
  search: string;
  distances?: string;
  /** The URL of the calculator for the price on the card. */
  priceSheet?: string;
  chat: Queries.WhatsAppLinkFragment;
}

interface LayoutGridProps {
  layouts: readonly Queries.LayoutCardFragment[];
  page: Queries.LayoutGridFragment;
  /** Below the cards; "{duties}" in it becomes their percentage. */
  note: string;
  addition?: (layout: Queries.LayoutCardFragment) => FinderAddition;
}

/** The cards of some layouts. */
export const LayoutGrid = ({ layouts, page, note, addition }: LayoutGridProps) => (
  <>
    <Cards minWidth={addition && "17rem"} role="list">
      {layouts.map((layout, index) => (
        <Reveal key={layout.slug} as={CardItem} index={index}>
          <LayoutCard layout={layout} page={page} isFirst={index === 0} {...addition?.(layout)} />
        </Reveal>
      ))}
    </Cards>
    <PriceNote>{note}</PriceNote>
  </>
);

interface LayoutCardProps extends Partial<FinderAddition> {
  layout: Queries.LayoutCardFragment;
  page: Queries.LayoutGridFragment;
  isFirst: boolean;
}

/** A card of a layout: plan or photo with badge, name, location, price, facts and actions. */
function LayoutCard(props: LayoutCardProps) {
  const { layout, page, isFirst, measure = { unit: "sqyd" }, search, chat, priceSheet } = props;
  const { name, plan, status, location, amenities, papers } = layout;
  const id = layoutId(layout.slug);
  const price = plotPriceText(layout, measure);
  const pricedSize = pricedSizeText(layout, measure);
  const open = openPlots(layout);
  const to = layoutRoute(layout.slug) + (search ? `/${search}` : "");
  const toLayout = { to, tabIndex: -1, "aria-hidden": true } as const;
  return (
    <Card>
      {plan ? (
        <figure>
          <SiteLink {...toLayout}>
            <PlanPicture {...layout} />
          </SiteLink>
          <PlanCaption>
            {open && page.openCounts === null && (
              <span>
                {openNearText(layout, measure) ??
                  words.openOn(open.length, plan.plots.length, formatDate(plan.asOf))}
              </span>
            )}
            <PlanSource {...layout} />
          </PlanCaption>
        </figure>
      ) : (
        <SiteLink {...toLayout}>
          <Photo photo={layout.photo} eager={isFirst && chat !== undefined} />
        </SiteLink>
      )}
      <header>
        <Name id={id}>
          <SiteLink to={to}>{name}</SiteLink>
        </Name>
        {/* Over the photo, but read after the heading: it must not seem to end the card before. */}
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
            <Price>
              <AmountText>{measure.wantedSize ? price : words.from(price)}</AmountText>
              {pricedSize && <small>{` ${pricedSize}`}</small>}
            </Price>
            {priceSheet && (
              <SiteLink data-look="link" to={priceSheet} aria-describedby={id}>
                {finderWords.priceSheet}
              </SiteLink>
            )}
          </PriceRow>
        )}
        <SizeAndRate>
          <span>{sizesText(layout, measure)}</span>
          <span>{" · "}</span>
          <AmountText>{unitPriceText(layout, measure)}</AmountText>
          {props.distances && <Distances>{props.distances}</Distances>}
        </SizeAndRate>
        {chat && amenities.length > 0 && (
          <Amenities role="list" aria-label={words.amenities}>
            {amenities.slice(0, 3).map((amenity) => (
              <Amenity key={amenity}>{amenity}</Amenity>
            ))}
          </Amenities>
        )}
        <Rera papers={papers} />
        <Actions gap="md">
          <SiteLink data-look="link" to={to} aria-describedby={id}>
            {open && price !== undefined ? words.choosePlot : words.seeLayout}
          </SiteLink>
          {chat && (
            <WhatsAppLink
              data-look="link"
              chat={chat}
              aria-describedby={`${newTab["aria-describedby"]} ${id}`}
            >
              {page.ask}
            </WhatsAppLink>
          )}
          <NoticeButton look="link" describedBy={id}>
            {page.viewDetails}
          </NoticeButton>
        </Actions>
      </CardFacts>
    </Card>
  );
}

const CardItem = styled.li(subgridItem(3));

const PriceNote = styled.p({ ...secondaryText, marginTop: space.xxl });

const PlanCaption = styled.figcaption({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.lg,
  marginTop: space.sm,
});

const Name = styled.h3({ "a:not(:hover)": { textDecoration: "none" } });

// The amenities take the spare height, so that what follows them lines up across a row of cards.
const CardFacts = styled(Stack)({ gridTemplateRows: "auto auto 1fr" });

/** A link or button that is plainer than the main action of its card. */
const plainer = { color: color.text, fontSize: fontSize.small, fontWeight: fontWeight.regular };

const PriceRow = styled(Row)({
  rowGap: space.none,
  "[data-look]": { ...plainer, minHeight: space.xl, paddingBlock: 0 },
});

const Price = styled.p(amountText);

const NoPrice = styled.p({ fontWeight: fontWeight.semibold });

const SizeAndRate = styled.p({ fontSize: fontSize.small });

const Distances = styled.small({ ...secondaryText, display: "block" });

const Amenities = styled.ul({
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  // Cuts the dots at the starts of lines.
  overflow: "hidden",
});

const Amenity = styled.li({
  position: "relative",
  "&::before": {
    ...silentSign('"·"'),
    position: "absolute",
    insetInlineStart: `-${space.sm}`,
  },
});

// The way to the layout's page is the main action.
const Actions = styled(Row)({ rowGap: space.none, "* + [data-look]": plainer });

export const fragment = graphql`
  fragment LayoutGrid on OpenPlotsPage {
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
