import { withPrefix } from "gatsby";
import createCache from "@emotion/cache";
import { css, type EmotionCache } from "@emotion/react";

import { fontFaces } from "../fonts";
import { globalStyles } from "../global-styles";

/** A cache that collects the styles of a page, instead of writing a <style> beside each element. */
export function collectingCache(): EmotionCache {
  // Without vendor prefixes, which the supported browsers do not need.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

const cache = collectingCache();

/** The fonts and the global styles as CSS text, so that browsers need not compute or insert them. */
export const globalCss =
  fontFaces(withPrefix) + cache.insert("", css(globalStyles), cache.sheet, false);
