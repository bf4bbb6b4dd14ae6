import { graphql } from "gatsby";

import {
  formatArea,
  pricedUnit,
  pricePer,
  sizeIn,
  unitAfter,
  type AreaUnit,
} from "../lib/area-units";
import { formatRupees, formatRupeesInWords } from "../lib/numbers";
import { rangeText } from "../ui/words";
import { cheapestOffer, openPlotsNear } from "./layout-filter";
import { fitsBudget, plotPrice } from "./plots";
import { layoutWords } from "./words";

/** The visitor's choices that change the figures of a layout. */
export interface DisplayOptions {
  unit: AreaUnit;
  /** The size that a visitor looks for, in square yards. */
  wantedSize?: number;
  /** The visitor's budget, in rupees. */
  budget?: number;
}

/** The sizes of the plots of a layout: "150 to 400 sq yd". */
export const sizesText = (
  { size: { min, max } }: Queries.SizedLayoutFragment,
  { unit }: DisplayOptions,
) => `${rangeText(formatArea(min, unit), formatArea(max, unit))} ${unitAfter(unit)}`;

/** The price of a square yard, or of the unit that the visitor has chosen: "₹15,000 per sq yd". */
export function unitPriceText(
  { pricePerSqYd }: Queries.SizedLayoutFragment,
  { unit }: DisplayOptions,
): string {
  const priced = pricedUnit(unit);
  return layoutWords.pricePer(formatRupees(pricePer(priced, pricePerSqYd)), unitAfter(priced));
}

/** The lowest price of a plot, or of one near the wanted size: "₹22.5 lakh"; undefined if no such plot is open. */
export function plotPriceText(layout: Queries.SizedLayoutFragment, { wantedSize }: DisplayOptions) {
  const offer = cheapestOffer(layout, wantedSize);
  return offer && formatRupeesInWords(offer.price);
}

/** The size that belongs to `plotPriceText`: "for 167.2 m²"; undefined in square yards if no size is wanted. */
export function pricedSizeText(
  layout: Queries.SizedLayoutFragment,
  { unit, wantedSize }: DisplayOptions,
) {
  const offer = wantedSize || unit !== "sqyd" ? cheapestOffer(layout, wantedSize) : undefined;
  return offer && layoutWords.forSize(sizeIn(offer.size, unit));
}

/** The number of open plots near the wanted size and within the budget, in words; undefined without a size or statuses. */
export function openNearText(
  layout: Queries.SizedLayoutFragment,
  { unit, wantedSize, budget }: DisplayOptions,
) {
  if (!wantedSize) return undefined;
  const open = openPlotsNear(layout, wantedSize);
  const affordable = open?.filter((plot) => fitsBudget(plotPrice(plot), budget));
  return affordable && layoutWords.openNear(affordable.length, sizeIn(wantedSize, unit));
}

export const fragment = graphql`
  fragment SizedLayout on Layout {
    location
    status
    size {
      min
      max
    }
    pricePerSqYd
    sample
    plan {
      asOf
      plots {
        number
        area
        status
        rate
      }
    }
  }

  fragment LayoutFacts on Layout {
    ...SizedLayout
    slug
    name
    papers {
      ...Rera
    }
  }
`;
