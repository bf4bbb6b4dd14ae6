import { graphql } from "gatsby";

import type { Fact } from "../ui/facts";
import { fillTemplate } from "../lib/fill-template";

/** The number of amenities on a card. */
export const shownAmenities = 3;

type Labels = Queries.PlotGridFragment["labels"];

/** The size of a plot, or the range of its sizes. */
export const sizes = (
  { minText: min, maxText: max }: Pick<Queries.PlotFactsFragment["size"], "minText" | "maxText">,
  labels: Pick<Labels, "sizeRange" | "sizeSingle">,
) =>
  min === max
    ? fillTemplate(labels.sizeSingle, { size: min })
    : fillTemplate(labels.sizeRange, { min, max });

/** The facts of a plot on its card. */
export function plotFacts(plot: Queries.PlotFactsFragment, labels: Labels): Fact[] {
  return [
    { label: labels.size, value: sizes(plot.size, labels) },
    {
      label: labels.price,
      value: fillTemplate(labels.pricePerSqYd, { price: plot.pricePerSqYdText }),
      isMain: true,
    },
  ];
}

export const fragment = graphql`
  fragment PriceLabels on PlotLabels {
    fromPrice
    size
    sizeRange
    sizeSingle
    price
    pricePerSqYd
    amenities
  }

  fragment PlotFacts on Plot {
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
    sample
    papers {
      ...Rera
    }
  }

  fragment PlotDetails on Plot {
    ...PlotFacts
    ...PlotAmenities
    papers {
      ...Papers
    }
  }
`;
