import createCache from "@emotion/cache";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import { withPrefix, type GatsbySSR } from "gatsby";
import { isValidElement } from "react";

import { photoHost } from "./schema/patterns";
import { boot, waitingScripts } from "./src/site/boot";
import { PageFrame, type PageElement } from "./src/site/page-frame";
import { Seo } from "./src/site/seo";
import { globalStyles } from "./src/theme/global-styles";

export function wrapPageElement(page: PageElement) {
  const { head } = page.props.data.content.page;
  const hasPhotos = JSON.stringify(page.props.data).includes(photoHost);
  return (
    <PageFrame
      {...page}
      head={<Seo head={head} jsonLd={head.jsonLd} preconnect={hasPhotos ? photoHost : undefined} />}
    />
  );
}

/** A cache of Emotion that collects the styles of a page, instead of writing a <style> beside each element. */
function collectingCache() {
  // Without vendor prefixes, which the supported browsers do not need.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/** The global styles as CSS text, so that browsers need not compute or insert them. */
const globalCache = collectingCache();
const globalCss = String(globalCache.insert("", globalStyles, globalCache.sheet, false));

/** Emotion's cache for each page, since Gatsby renders several pages at a time. */
const caches = new Map<string, EmotionCache>();

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname = "" }) => {
  const cache = collectingCache();
  caches.set(pathname, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const styles = Object.entries(caches.get(pathname)?.inserted ?? {});
  caches.delete(pathname);
  setHeadComponents([
    <style key="base" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    // In the browser Emotion takes over the styles whose ids the attribute lists.
    <style
      key="styles"
      data-emotion={`css ${styles.map(([id]) => id).join(" ")}`}
      dangerouslySetInnerHTML={{ __html: styles.map(([, rule]) => rule).join("") }}
    />,
  ]);
  setPreBodyComponents([
    <script key="boot" data-path={pathname} dangerouslySetInnerHTML={{ __html: boot }} />,
  ]);
};

/** The files of each chunk, by its name (gatsby/webpack.ts); undefined in `develop`. */
declare const SCRIPT_STATISTICS: { assetsByChunkName: Record<string, string[]> } | undefined;

/** Preloads of the page's own script and data, which Gatsby would fetch one after another. */
function preloads(pathname: string) {
  const page = pathname.replace(/^\/|\/$/g, "") || "index";
  const component = page.replace(/\/.*/, "-layout-slug").replace(".html", "");
  const chunk = `component---src-pages-${component}-tsx`;
  const scripts = SCRIPT_STATISTICS?.assetsByChunkName[chunk] ?? [];
  return [
    ...scripts.map((file) => <link key={file} rel="preload" as="script" href={withPrefix(file)} />),
    ...["app-data", `${page}/page-data`].map((name) => (
      <link
        key={name}
        rel="preload"
        as="fetch"
        crossOrigin=""
        href={withPrefix(`page-data/${name}.json`)}
      />
    )),
  ];
}

/** Gatsby's scripts wait in a template: see src/site/boot.ts, which also gives Gatsby the path of the page. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) =>
  replacePostBodyComponents([
    <template key="scripts" id={waitingScripts}>
      {preloads(pathname)}
      {/* Without the inline script that names the page, whose hash would differ from page to page. */}
      {getPostBodyComponents().filter(
        (script) => !(isValidElement(script) && script.key === "script-loader"),
      )}
    </template>,
  ]);
