import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { CardGrid, RecordCard } from "../ui/card";
import { EmptyList } from "../ui/empty-list";
import { type Fact, Facts } from "../ui/facts";
import { NoticeButton } from "../ui/notice-button";
import { registrationFacts } from "../ui/registration-facts";
import { fillTemplate } from "../lib/fill-template";
import { border, color, font, fontSize, fontWeight, lineHeight, size, space } from "../theme";

/** A plot. Its amenities are shown where a page's query asks for them. */
export type PlotCard = Queries.PlotCardFragment &
  Partial<Queries.PlotAmenitiesFragment> & {
    /** The size that the price is for, if it has to be said. */
    forSize?: string;
  };

export interface PlotGridProps<Plot> {
  list: Queries.PlotGridFragment & { plots: readonly Plot[] };
  /** Whether the grid begins on the first screen. */
  isFirst?: boolean;
  /** Whether the cards are simply there, without a reveal. */
  isStill?: boolean;
  /** Something over each photo. */
  renderOnPhoto?: (plot: Plot) => ReactNode;
  /** Something below each button. */
  renderLinks?: (plot: Plot) => ReactNode;
}

/** How many amenities a card shows. */
export const shownAmenities = 3;

type SizeLabels = Pick<Labels, "sizeRange" | "sizeSingle">;
type Labels = Queries.PlotGridFragment["labels"];

/** Id of a plot's name, which the plot's address leads to. */
export const plotId = (slug: string) => `plot-${slug}`;

/** The sizes of a plot, as a range or as one. */
export const sizes = (
  { minText: min, maxText: max }: Pick<Queries.PlotCardFragment["size"], "minText" | "maxText">,
  labels: SizeLabels,
) =>
  min === max
    ? fillTemplate(labels.sizeSingle, { size: min })
    : fillTemplate(labels.sizeRange, { min, max });

function plotFacts(plot: Queries.PlotCardFragment, labels: Labels): Fact[] {
  return [
    { label: labels.size, value: sizes(plot.size, labels) },
    {
      label: labels.price,
      value: fillTemplate(labels.pricePerSqYd, { price: plot.pricePerSqYdText }),
      isMain: true,
    },
    ...registrationFacts(plot, labels),
  ];
}

/** Cards of open plots. */
export function PlotGrid<Plot extends PlotCard>({
  list: { labels, empty, plots },
  isFirst = false,
  isStill = false,
  renderOnPhoto,
  renderLinks,
}: PlotGridProps<Plot>) {
  if (plots.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Cards role="list">
        {plots.map((plot, index) => (
          <RecordCard
            key={plot.slug}
            name={plot.name}
            nameId={plotId(plot.slug)}
            location={plot.location}
            badge={plot.status}
            photo={plot.photo}
            index={index}
            eager={isFirst && index === 0}
            isStill={isStill}
            onPhoto={renderOnPhoto?.(plot)}
          >
            <Price>
              {fillTemplate(labels.fromPrice, { price: plot.smallestText })}
              {plot.forSize && <ForSize> {plot.forSize}</ForSize>}
            </Price>
            <Facts facts={plotFacts(plot, labels)} />
            {plot.amenities && plot.amenities.length > 0 && (
              <Amenities role="list" aria-label={labels.amenities}>
                {plot.amenities.slice(0, shownAmenities).map((amenity) => (
                  <Amenity key={amenity}>{amenity}</Amenity>
                ))}
              </Amenities>
            )}
            <Actions>
              <NoticeButton look="outline" describedBy={plotId(plot.slug)}>
                {labels.viewDetails}
              </NoticeButton>
              {renderLinks?.(plot)}
            </Actions>
          </RecordCard>
        ))}
      </Cards>
      <Charges>{labels.charges}</Charges>
    </>
  );
}

// The price is what a card says first.
const Cards = styled(CardGrid)({ h3: { fontSize: fontSize.body } });

const Price = styled.p({
  fontFamily: font.display,
  fontSize: fontSize.price,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.tight,
});

const ForSize = styled.small({
  color: color.textQuiet,
  fontFamily: font.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

const Charges = styled.p({ maxWidth: size.measure, marginTop: space.xl, color: color.textQuiet });

const Amenities = styled.ul({ display: "grid", gap: space.xs });

// Each marked with a plot, as the layout plan draws it.
const Amenity = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: space.md,
  color: color.textQuiet,
  fontSize: fontSize.small,
  "&::before": {
    content: '""',
    width: space.sm,
    height: space.sm,
    border: `${border.thin} solid ${color.accentText}`,
  },
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.lg,
  marginTop: "auto",
  "& > button": { flexBasis: "100%" },
});

export const fragment = graphql`
  fragment PlotGrid on PlotList {
    labels {
      fromPrice
      charges
      size
      sizeRange
      sizeSingle
      price
      pricePerSqYd
      amenities
      reraNumber
      layoutPermitNumber
      viewDetails
    }
    empty
  }

  fragment PlotCard on Plot {
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
    reraNumber
    layoutPermitNumber
    otherPermit {
      authority
      number
    }
    photo {
      ...CardPhoto
    }
  }

  fragment PlotAmenities on Plot {
    amenities
  }
`;
