import { css, type EmotionCache } from "@emotion/react";
import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement } from "react";

import { Seo } from "./src/site/seo";
import { fontFaces } from "./src/font-faces";
import { globalStyles } from "./src/global-styles";
import { photoHost } from "./src/lib/photo-host";
import { emotionCache, Frame, type PageElement, Root } from "./src/root";
import { browserFrameColor } from "./src/theme";

/** The text of src/boot/boot.ts, in one piece; webpack writes it here (gatsby/webpack/boot-script.ts). */
declare const BOOT_SCRIPT: string;

export function wrapPageElement({ element, props }: PageElement) {
  const { head } = props.data.content.page;
  const hasPhotos = JSON.stringify(props.data).includes(photoHost);
  return (
    <Frame
      page={props}
      head={<Seo head={head} jsonLd={head.jsonLd} preconnect={hasPhotos ? photoHost : undefined} />}
    >
      {element}
    </Frame>
  );
}

/** Emotion's caches of the pages being rendered; Gatsby renders several at a time. */
const caches = new Map<string, EmotionCache>();

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const cache = emotionCache();
  // Collects the styles instead of writing a <style> beside each element.
  cache.compat = true;
  if (pathname !== undefined) caches.set(pathname, cache);
  return <Root cache={cache}>{element}</Root>;
};

/** The global styles as one text: no browser has to compute or insert them. */
const globalCss = (() => {
  const cache = emotionCache();
  cache.compat = true;
  return cache.insert("", css(globalStyles), cache.sheet, false) ?? "";
})();

/** Whether a rule styles other elements than those that carry its class. */
const reachesOut = (rule: string) => /\.css-[^{},]*[ >+~]/.test(rule);

/**
 * The rules that one page's components use. Those that reach other elements come before the elements' own, which may
 * differ from them; apart from that their order means nothing, and is the same whatever page was rendered first.
 */
const componentStyles = ({ inserted }: EmotionCache) =>
  Object.entries(inserted)
    .filter((entry): entry is [string, string] => typeof entry[1] === "string")
    .sort(
      ([one, rule], [other, otherRule]) =>
        Number(reachesOut(otherRule)) - Number(reachesOut(rule)) || (one < other ? -1 : 1),
    )
    .map(([, rule]) => rule)
    .join("");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={browserFrameColor} />,
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/icons/favicon.svg")} />,
    <link
      key="icon-png"
      rel="icon"
      type="image/png"
      sizes="32x32"
      href={withPrefix("/icons/favicon-32.png")}
    />,
    <link
      key="touch-icon"
      rel="apple-touch-icon"
      href={withPrefix("/icons/apple-touch-icon.png")}
    />,
    <link key="manifest" rel="manifest" href={withPrefix("/icons/manifest.json")} />,
    // Apart from the components' styles, which differ from page to page: one hash in the policy for all pages.
    <style key="base" dangerouslySetInnerHTML={{ __html: fontFaces + globalCss }} />,
  ]);
  setPreBodyComponents([
    <script key="boot" data-path={pathname} dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />,
  ]);
  const cache = caches.get(pathname);
  if (!cache) return;
  caches.delete(pathname);
  setHeadComponents([
    <style
      key="styles"
      data-styles=""
      dangerouslySetInnerHTML={{ __html: componentStyles(cache) }}
    />,
  ]);
};

/**
 * Removes Gatsby's inline script with the page's path: a script that differs on every page needs a hash for each.
 * The other scripts go into a template; the boot script starts them.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const scripts = getPostBodyComponents().filter(
    (component) => !(isValidElement(component) && component.key === "script-loader"),
  );
  replacePostBodyComponents([
    <template key="scripts" id="scripts">
      {scripts}
    </template>,
  ]);
};
