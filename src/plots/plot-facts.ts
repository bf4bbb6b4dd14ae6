import { graphql } from "gatsby";

import { rangeText } from "../ui/words";
import { plotWords } from "./words";

/** The number of amenities on a card. */
export const shownAmenities = 3;

/** The figures of a plot in words. */
interface PlotTexts {
  size: string;
  /** The price of a square yard, or of another unit. */
  unitPrice: string;
  /** The price of the smallest plot, or of the size that a visitor looks for. */
  plotPrice: string;
  isLowest: boolean;
  /** The size of that price, in other units than square yards and for a size that a visitor looks for. */
  forSize?: string;
}

/** The size of a plot, or the range of its sizes. @param unit its name, by default of square yards. */
export const formatSize = (min: string, max: string, unit?: string) =>
  plotWords.sizeText(rangeText(min, max), unit);

/** A plot of a query, with texts that replace those of the build. */
export type PlotWithTexts = Queries.PlotFactsFragment & { texts?: PlotTexts };

/** The figures of a plot in words: in square yards by default. */
export const textsOf = ({
  texts,
  size,
  pricePerSqYdText,
  smallestPriceText,
}: PlotWithTexts): PlotTexts =>
  texts ?? {
    size: formatSize(size.minText, size.maxText),
    unitPrice: plotWords.pricePer(pricePerSqYdText),
    plotPrice: smallestPriceText,
    isLowest: true,
  };

export const fragment = graphql`
  fragment PlotFacts on Plot {
    slug
    name
    location
    approval {
      name
      shortName
    }
    size {
      minText
      maxText
    }
    pricePerSqYdText
    smallestPriceText
    papers {
      ...Rera
    }
  }

  fragment PlotDetails on Plot {
    ...PlotFacts
    amenities
    size {
      min
      max
    }
    pricePerSqYd
    papers {
      ...Papers
    }
    otherCharges {
      ...LayoutCharge
    }
  }
`;
