import createCache, { type StylisPlugin } from "@emotion/cache";

/** Properties that need the prefix -webkit- in some browser of the "browserslist" in package.json. */
const prefixed = /^(backdrop-filter|print-color-adjust)$/;

/** Replaces Emotion's own prefixes, which support browsers of 2012. */
const addPrefixes: StylisPlugin = (element) => {
  if (element.type !== "decl" || !prefixed.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** Creates a style cache: one in the browser, one for each page of the build. */
export const emotionCache = () => createCache({ key: "s", stylisPlugins: [addPrefixes] });
