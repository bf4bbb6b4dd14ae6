import type { EmotionCache } from "@emotion/react";
import { type GatsbySSR, withPrefix } from "gatsby";
import { assetsByChunkName } from "webpack-stats";

import { componentStyles, globalCss, withoutScriptsCss } from "./src/site/prebuilt-styles";
import { Seo } from "./src/site/seo";
import { emotionCache } from "./src/emotion-cache";
import { fontFaces } from "./src/font-faces";
import { photoHost } from "./schema/photo-host";
import { CacheProvider, type PageElement, PageFrame } from "./src/root";

/** The bundled src/boot/boot.ts; webpack inserts the text here (gatsby/webpack/boot-script.ts). */
declare const BOOT_SCRIPT: string;

export function wrapPageElement({ element, props }: PageElement) {
  const { head } = props.data.content.page;
  const hasPhotos = JSON.stringify(props.data).includes(photoHost);
  return (
    <PageFrame
      page={props}
      head={<Seo head={head} jsonLd={head.jsonLd} preconnect={hasPhotos ? photoHost : undefined} />}
    >
      {element}
    </PageFrame>
  );
}

/** Emotion's caches by page; Gatsby renders several pages at a time. */
const caches = new Map<string, EmotionCache>();

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const cache = emotionCache();
  // Collects the styles instead of writing a <style> beside each element.
  cache.compat = true;
  if (pathname !== undefined) caches.set(pathname, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents([
    // Separate from the components' styles, which differ between pages: one hash in the CSP for all pages.
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

/** The scripts that start React, and preloads of the page's own script and data, which Gatsby would fetch one by one. */
function scriptsOf(
  pathname: string,
  { app = [], ...chunks }: NonNullable<typeof assetsByChunkName>,
) {
  const page = pathname.replaceAll("/", "") || "index";
  const own = chunks[`component---src-pages-${page.replace(".html", "")}-tsx`] ?? [];
  const data = ["page-data/app-data.json", `page-data/${page}/page-data.json`];
  return [
    ...app.map((file) => <script key={file} src={withPrefix(file)} async />),
    ...own
      .filter((file) => !app.includes(file))
      .map((file) => <link key={file} rel="prefetch" href={withPrefix(file)} />),
    // Prefetched data would be fetched again, since it must be revalidated.
    ...data.map((file) => (
      <link key={file} rel="preload" as="fetch" crossOrigin="" href={withPrefix(file)} />
    )),
  ];
}

/**
 * Puts the scripts into a template; the boot script starts them. In a build, Gatsby's inline scripts are left out: the
 * page's path, which would need a hash for each page in the CSP, and the names of the scripts of all pages, 0.3 kB.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) =>
  replacePostBodyComponents([
    <template key="scripts" id="scripts">
      {assetsByChunkName ? scriptsOf(pathname, assetsByChunkName) : getPostBodyComponents()}
    </template>,
  ]);
