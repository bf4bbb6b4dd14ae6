import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Badge, Badges, RecordPlace } from "../ui/badge";
import { Facts } from "../ui/facts";
import { FigureText } from "../ui/figure-text";
import { secondaryText, panel } from "../ui/mixins";
import { NoticeButton } from "../ui/notice-button";
import { Photo, PhotoFrame } from "../ui/photo";
import { Price } from "../ui/price";
import { Rera } from "../ui/rera";
import { Reveal, RevealFrame } from "../ui/reveal";
import { plotId } from "../lib/links";
import { between, border, color, fontSize, motion, shadow, space, until, when } from "../theme";
import { plotFacts, type PlotWithTexts, shownAmenities, textsOf } from "./plot-facts";
import { plotWords } from "./words";

/** A plot, with amenities if the page's query asks for them. */
export type CardPlot = Queries.PlotCardFragment &
  Partial<Queries.PlotAmenitiesFragment> &
  Pick<PlotWithTexts, "texts">;

export interface PlotCardProps {
  plot: CardPlot;
  /** The label of its button. */
  list: Pick<Queries.PlotGridFragment, "viewDetails">;
  /** Place in the grid, from 0. */
  index: number;
  /** Whether its photo is the first one on the first screen. */
  eager: boolean;
  /** Whether it appears without a reveal. */
  isStill: boolean;
  /** Drawn over the lower edge of the photo. */
  onPhoto: ReactNode;
  /** Above the button. */
  links: ReactNode;
}

/** A card of a plot: photo with badge, name, place, price, facts and actions. */
export function PlotCard({ plot, list, index, eager, isStill, onPhoto, links }: PlotCardProps) {
  const texts = textsOf(plot);
  return (
    <Reveal frame={Item} as="li" index={index} isStill={isStill}>
      <Card>
        <Photo frame={CardPhoto} photo={plot.photo} eager={eager} fill>
          {onPhoto}
        </Photo>
        <Body>
          <header>
            <h3 id={plotId(plot.slug)}>{plot.name}</h3>
            {/* Over the photo, but read after the heading: it must not seem to end the card before. */}
            <Badges>
              <Badge data-color={plot.approval.color}>{plot.approval.name}</Badge>
            </Badges>
            <RecordPlace>{plot.location}</RecordPlace>
          </header>
          <CardPrice>
            <FigureText>{texts.from}</FigureText>
            {texts.forSize && <small>{` ${texts.forSize}`}</small>}
          </CardPrice>
          <CardRera papers={plot.papers} />
          <Facts facts={plotFacts(plot)} />
          {plot.amenities && plot.amenities.length > 0 && (
            <Amenities role="list" aria-label={plotWords.amenities}>
              {plot.amenities.slice(0, shownAmenities).map((amenity) => (
                <Amenity key={amenity}>{amenity}</Amenity>
              ))}
            </Amenities>
          )}
          <Actions>
            {links}
            <NoticeButton variant="link" describedBy={plotId(plot.slug)}>
              {list.viewDetails}
            </NoticeButton>
          </Actions>
        </Body>
      </Card>
    </Reveal>
  );
}

const Item = styled(RevealFrame)({
  display: "grid",
  // In rows of two, an odd last card fills its row, with the photo beside the text.
  [between("md", "lg")]: {
    "&:last-of-type:nth-of-type(odd)": {
      gridColumn: "1 / -1",
      "& > article": {
        flexDirection: "row",
        "& > *": { flex: "3 1 0" },
        "& > :first-of-type": { flexGrow: 2 },
      },
    },
  },
});

const Card = styled.article({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  ...panel,
  boxShadow: shadow.card,
  transition: `transform ${motion.quick}, box-shadow ${motion.quick}`,
  [when.hover]: {
    [when.motionAllowed]: { "&:hover": { transform: `translateY(${motion.lift})` } },
    "&:hover": { boxShadow: shadow.lifted },
  },
  [when.print]: { boxShadow: "none" },
});

// Flatter on phones, where the price is then on the first screens.
const CardPhoto = styled(PhotoFrame)({
  aspectRatio: "4 / 3",
  [until("md")]: { aspectRatio: "16 / 9" },
});

const Body = styled.div({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  flexGrow: 1,
  padding: space.xl,
  [until("md")]: { padding: space.lg },
});

const Amenities = styled.ul({ display: "grid", gap: space.xs });

// Marked with a small square, like a plot of the layout plan.
const Amenity = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: space.md,
  ...secondaryText,
  "&::before": {
    content: '""',
    width: space.sm,
    height: space.sm,
    border: `${border.thin} solid ${color.accentText}`,
  },
});

// No louder than the name.
const CardPrice = styled(Price)({ fontSize: fontSize.name });
const CardRera = styled(Rera)({ fontSize: fontSize.name });

// The two ways on that work come first, side by side.
const Actions = styled.div({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: space.md,
  marginTop: "auto",
  "& > :not(a)": { gridColumn: "1 / -1" },
  "& > button": { justifySelf: "start" },
});

export const fragment = graphql`
  fragment PlotCard on Plot {
    ...PlotFacts
    photo {
      ...CardPhoto
    }
  }

  fragment PlotAmenities on Plot {
    amenities
  }
`;
