import { css, type EmotionCache } from "@emotion/react";

import { emotionCache } from "../emotion-cache";
import { globalStyles } from "../global-styles";

/** Removes the spaces and semicolons that Emotion keeps. */
const compact = (css: string) => css.replace(/([,:]) (?=[\w(-])/g, "$1").replaceAll(";}", "}");

/** The global styles as CSS text, so that browsers need not compute or insert them. */
export const globalCss = (() => {
  const cache = emotionCache();
  cache.compat = true;
  return compact(cache.insert("", css(globalStyles), cache.sheet, false) ?? "");
})();

/** Styles for pages whose scripts are off, in a <noscript>: its link stands in for a button that needs scripts. */
export const withoutScriptsCss =
  "noscript{display:contents}noscript+button{display:none!important}";

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
