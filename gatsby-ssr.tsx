import type { EmotionCache } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";

import { componentStyles, globalCss, withoutScriptsCss } from "./src/site/prebuilt-styles";
import { Seo } from "./src/site/seo";
import { emotionCache } from "./src/emotion-cache";
import { fontFaces } from "./src/font-faces";
import { photoHost } from "./src/lib/photo-host";
import { Frame, type PageElement, Root } from "./src/root";

/** The bundled src/boot/boot.ts; webpack inserts the text here (gatsby/webpack/boot-script.ts). */
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

/** Emotion's caches by page; Gatsby renders several pages at a time. */
const caches = new Map<string, EmotionCache>();

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const cache = emotionCache();
  // Collects the styles instead of writing a <style> beside each element.
  cache.compat = true;
  if (pathname !== undefined) caches.set(pathname, cache);
  return <Root cache={cache}>{element}</Root>;
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents([
    // Separate from the components' styles, which differ between pages: one hash in the policy for all pages.
    <style key="base" dangerouslySetInnerHTML={{ __html: fontFaces + globalCss }} />,
    <noscript key="noscript">
      <style dangerouslySetInnerHTML={{ __html: withoutScriptsCss }} />
    </noscript>,
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
 * Removes Gatsby's inline script with the page's path, which would need a hash for each page. Moves the other scripts into
 * a template; the boot script starts them.
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
