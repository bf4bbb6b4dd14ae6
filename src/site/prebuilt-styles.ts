import { css, type EmotionCache } from "@emotion/react";

import { globalStyles } from "../global-styles";
import { emotionCache } from "../root";

/** Leaves out what the browsers do not need; Emotion leaves it within brackets and at the end of a rule. */
const compact = (css: string) => css.replace(/([,:]) (?=[\w(-])/g, "$1").replaceAll(";}", "}");

/** The global styles as one text: no browser has to compute or insert them. */
export const globalCss = (() => {
  const cache = emotionCache();
  cache.compat = true;
  return compact(cache.insert("", css(globalStyles), cache.sheet, false) ?? "");
})();

/** Whether a rule styles other elements than those that carry its class. */
const reachesOut = (rule: string) => /\.s-[^{},]*[ >+~]/.test(rule);

/**
 * The rules that one page's components use. Those that reach other elements come before the elements' own, which may
 * differ from them; apart from that their order means nothing, and is the same whatever page was rendered first.
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
