import type { z } from "zod";

import type { plotList } from "../../schema/shapes/plots";
import { offerWords } from "../../src/home/words";
import { formatNumber, formatRupeesInWords } from "../../src/lib/rupees";
import { locationKey } from "../../src/plots/plot-filter";
import { rangeText } from "../../src/ui/words";

/**
 * What the layouts offer together, in three short texts: the price of the cheapest smallest plot, the sizes in square
 * yards and the number of places. Empty without plots.
 */
export function plotOffer({ plots }: Pick<z.infer<typeof plotList>, "plots">): string[] {
  if (plots.length === 0) return [];
  const sizes = plots.flatMap(({ size }) => [size.min, size.max]);
  const smallest = formatNumber(Math.min(...sizes));
  const largest = formatNumber(Math.max(...sizes));
  const price = Math.min(...plots.map(({ size, pricePerSqYd }) => size.min * pricePerSqYd));
  return [
    offerWords.from(formatRupeesInWords(price)),
    offerWords.sizes(smallest === largest ? smallest : rangeText(smallest, largest)),
    offerWords.towns(new Set(plots.map(({ location }) => locationKey(location))).size),
  ];
}
