import type { EmotionCache } from "@emotion/react";
import { type GatsbySSR, withPrefix } from "gatsby";

import { fontFaces, fontPreloads } from "./src/font-faces";
import { emotionCache, Root } from "./src/root";
import { bootScript } from "./src/lib/boot-script";
import { browserFrameColor } from "./src/theme";

export { wrapPageElement } from "./src/root";

/** Emotion's caches of the pages being rendered; Gatsby renders several at a time. */
const caches = new Map<string, EmotionCache>();

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const cache = emotionCache();
  // Collects the styles instead of writing a <style> beside each element.
  cache.compat = true;
  if (pathname !== undefined) caches.set(pathname, cache);
  return <Root cache={cache}>{element}</Root>;
};

/** The styles of one page as one block, global ones first. */
function criticalStyles({ inserted, registered, key }: EmotionCache) {
  const styles = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const isScoped = ([id]: [string, string]) => registered[`${key}-${id}`] !== undefined;
  const scoped = styles.filter(isScoped);
  const global = styles.filter((entry) => !isScoped(entry));
  return {
    ids: scoped.map(([id]) => id).join(" "),
    css: [...global, ...scoped].map(([, css]) => css).join(""),
  };
}

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
    <link key="manifest" rel="manifest" href={withPrefix("/icons/site.webmanifest")} />,
    <link key="photos" rel="preconnect" href="https://images.unsplash.com" />,
    ...fontPreloads.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
      />
    )),
    // Not among Emotion's styles: it moves its block when React starts, and each font would be fetched
    // and swapped a second time.
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
  ]);
  setPreBodyComponents([<script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />]);
  const cache = caches.get(pathname);
  if (!cache) return;
  caches.delete(pathname);
  const { ids, css } = criticalStyles(cache);
  setHeadComponents([
    <style
      key="emotion"
      data-emotion={`${cache.key} ${ids}`}
      dangerouslySetInnerHTML={{ __html: css }}
    />,
  ]);
};
