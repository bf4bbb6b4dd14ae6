import { useEffect, useState } from "react";

import { plotId } from "../lib/links";
import { pageSize, shownAtFirst } from "../lib/long-list";

export interface ShownPart {
  /** The number of plots shown. */
  count: number;
  showMore: () => void;
}

/**
 * How many of the matching plots are shown: all of a short list; of a long one the first, and more when a visitor asks
 * for them. Another filter starts anew.
 * @param found slugs of the matching plots.
 * @param all the number of all plots.
 * @param filter as text.
 * @param isReady whether the page is hydrated: then a plot that the address names is shown.
 */
export function useShownPart(
  found: readonly string[],
  all: number,
  filter: string,
  isReady: boolean,
): ShownPart {
  const isLong = shownAtFirst(all) < all;
  const [asked, setAsked] = useState<{ filter: string; count: number }>();
  if (isReady && !asked) {
    const named = found.findIndex((slug) => location.hash === `#${plotId(slug)}`);
    setAsked({ filter, count: Math.max(pageSize, named + 1) });
  }
  useEffect(() => {
    // Before, the card did not exist.
    if (isLong && isReady) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isLong, isReady]);
  const part = asked?.filter === filter ? asked.count : pageSize;
  const count = isLong ? part : found.length;
  return { count, showMore: () => setAsked({ filter, count: count + pageSize }) };
}
