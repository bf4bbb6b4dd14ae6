import { graphql } from "gatsby";

import { type AreaUnit, formatArea, pricedUnit, pricePer } from "../lib/area-units";
import { formatRupees, formatRupeesInWords } from "../lib/rupees";
import { sizeIn, unitAfter } from "../ui/field-words";
import { rangeText } from "../ui/words";
import { offerOf, openPlotsNear, type Wanted } from "./layout-filter";
import { layoutWords } from "./words";

/** How the figures of layouts are shown. */
export interface Measure extends Wanted {
  unit: AreaUnit;
}

type Layout = Pick<Queries.LayoutFactsFragment, "size" | "pricePerSqYd">;
type PricedLayout = Pick<Queries.LayoutFactsFragment, keyof Layout | "sample" | "plan">;

/** The sizes of a layout: "150 to 400 sq yd". */
export const sizesText = ({ size: { min, max } }: Layout, { unit }: Measure) =>
  `${rangeText(formatArea(min, unit), formatArea(max, unit))} ${unitAfter(unit)}`;

/** The price of a square yard, or of another unit: "₹15,000 per sq yd". */
export function unitPriceText({ pricePerSqYd }: Layout, { unit }: Measure): string {
  const priced = pricedUnit(unit);
  return layoutWords.pricePer(formatRupees(pricePer(priced, pricePerSqYd)), unitAfter(priced));
}

/** The lowest price, or that near the size that a visitor looks for: "₹22.5 lakh"; undefined if no such plot is open. */
export function plotPriceText(layout: PricedLayout, measure: Measure): string | undefined {
  const { price } = offerOf(layout, measure);
  return price === undefined ? undefined : formatRupeesInWords(price);
}

/** The size of that price: in square yards only if a visitor looks for one, since the sizes stand beside it. */
export function pricedSizeText(layout: PricedLayout, measure: Measure): string | undefined {
  const { unit, wantedSize } = measure;
  const { size } = offerOf(layout, measure);
  const isBeside = wantedSize === undefined && unit === "sqyd";
  return size === undefined || isBeside ? undefined : layoutWords.forSize(sizeIn(size, unit));
}

/** How many plots are open near the size that a visitor looks for; undefined without a size, or without statuses. */
export function openNearText(layout: PricedLayout, measure: Measure): string | undefined {
  const { unit, wantedSize } = measure;
  const count = openPlotsNear(layout, measure)?.length;
  return wantedSize === undefined || count === undefined
    ? undefined
    : layoutWords.openNear(count, sizeIn(wantedSize, unit));
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

  fragment LayoutDetails on Layout {
    ...LayoutFacts
    amenities
    papers {
      ...Papers
    }
    otherCharges {
      ...LayoutCharge
    }
  }
`;
