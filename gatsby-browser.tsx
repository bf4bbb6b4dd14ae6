import type { EmotionCache } from "@emotion/react";
import type { ReactNode } from "react";

// So that webpack writes the font files into public/; gatsby-ssr.tsx writes their @font-face rules.
import "./src/fonts/fraunces.woff2";
import "./src/fonts/hanken-grotesk.woff2";
import "./src/fonts/rupee.woff2";
import { emotionCache } from "./src/emotion-cache";
import { hydrateGuarded, loadReactDom } from "./src/site/crash-guard";
import { LaterHead } from "./src/site/later-head";
import { LinkFocus } from "./src/site/link-focus";
import { adaptLoader, followLinks, type Navigate, type PageLoader } from "./src/lib/page-loader";
import type * as RootModule from "./src/root";
import { awaitingTools, queryPendingMark, scriptsMark } from "./src/boot/marks";

/** webpack's hash of the whole compilation. */
declare const __webpack_hash__: string;

declare global {
  interface Window {
    ___loader: PageLoader;
    ___navigate: Navigate;
  }
}

/** The frame of all pages, in the first scripts but evaluated in its own task, like React DOM. */
let root: typeof RootModule;
let cache: EmotionCache;

/** Gatsby hydrates once the promise resolves. */
export const onClientEntry = async () => {
  const { ___loader: loader, ___navigate: navigate } = window;
  const deploy = process.env.NODE_ENV === "production" ? __webpack_hash__ : undefined;
  adaptLoader(loader, deploy);
  Object.assign(window, {
    ___navigate: followLinks(navigate, loader),
    // Gatsby writes these two into every page; the second as a text, in which it then looks for a page's scripts in vain.
    ___webpackCompilationHash: deploy,
    ___chunkMapping: {},
  });
  await new Promise((resolve) => setTimeout(resolve));
  root = await import(/* webpackMode: "eager" */ "./src/root");
  cache = emotionCache();
  // The prebuilt page has these rules; Emotion's own list would be 5% of the page's bytes.
  const prebuilt = document.querySelector("style[data-styles]")?.textContent ?? "";
  for (const [, id = ""] of prebuilt.matchAll(/\.s-(\w+)/g)) cache.inserted[id] = true;
  // In parallel with the page's data.
  setTimeout(loadReactDom);
};

/** In `develop` Gatsby's overlay shows crashes. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateGuarded : undefined;

/** Runs after the first hydration. */
export const onInitialClientRender = () => {
  const { documentElement } = document;
  documentElement.setAttribute(scriptsMark, "on");
  // On other pages no tool waits for the address and removes the mark.
  if (!document.querySelector(awaitingTools)) documentElement.removeAttribute(queryPendingMark);
  // After a reload the browser scrolls before Gatsby listens for it.
  dispatchEvent(new Event("scroll"));
};

interface Router {
  location: { key?: string };
}

/** Back and Forward between the queries of a tool (`src/lib/query.ts`) keep the scroll position. */
export const shouldUpdateScroll = (to: { prevRouterProps?: Router; routerProps: Router }) =>
  to.prevRouterProps?.location.key === to.routerProps.location.key ? false : undefined;

/** A component, since `develop` calls wrapRootElement before onClientEntry, and renders after it. */
const Root = ({ children }: { children: ReactNode }) => (
  <root.CacheProvider value={cache}>{children}</root.CacheProvider>
);

export const wrapRootElement = ({ element }: { element: ReactNode }) => <Root>{element}</Root>;

/** Keeps the header and footer mounted when the page changes. */
export const wrapPageElement = ({ element, props }: RootModule.PageElement) => (
  <root.PageFrame page={props} head={<LaterHead head={props.data.content.page.head} />}>
    {element}
    <LinkFocus location={props.location} />
  </root.PageFrame>
);
