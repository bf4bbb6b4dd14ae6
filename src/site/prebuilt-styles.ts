import createCache from "@emotion/cache";
import { css, type EmotionCache } from "@emotion/react";

import { fontFaces } from "../font-faces";
import { globalStyles } from "../global-styles";

/** A cache that collects the styles of a page, instead of writing a <style> beside each element. */
export function collectingCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  return cache;
}

/** Whether a rule also styles elements without its class. */
const reachesOut = (rule: string) => /\.s-[^{},]*[ >+~]/.test(rule);

/**
 * The rules of one page's components. Rules for other elements come first, so that an element's own rule overrides
 * them. The rest is sorted by class, so that the text does not depend on the order of rendering.
 */
export const componentStyles = ({ inserted }: EmotionCache) =>
  Object.entries(inserted)
    .filter((entry): entry is [string, string] => typeof entry[1] === "string")
    .sort(
      ([one, rule], [other, otherRule]) =>
        Number(reachesOut(otherRule)) - Number(reachesOut(rule)) || (one < other ? -1 : 1),
    )
    .map(([, rule]) => compact(rule))
    .join("");
