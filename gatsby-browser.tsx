import type { EmotionCache } from "@emotion/react";
import type { ReactNode } from "react";

// Makes the build write the font files into public/; gatsby-ssr.tsx puts the rules that name them into the head.
import "./src/fonts/fraunces.woff2";
import "./src/fonts/hanken-grotesk.woff2";
import "./src/fonts/rupee.woff2";
import { hydrateGuarded, loadReactDom } from "./src/site/crash-guard";
import { LaterHead } from "./src/site/later-head";
import { LinkFocus } from "./src/site/link-focus";
import {
  findByPath,
  keepEntries,
  type Navigate,
  type PageLoader,
  refuseOtherDeploys,
} from "./src/lib/page-loader";
import type * as Around from "./src/root";

declare global {
  interface Window {
    ___loader: PageLoader;
    ___navigate: Navigate;
    ___webpackCompilationHash: string;
  }
}

/** What is around each page: it is in the first scripts, and run in a task of its own, as React's part is. */
let around: typeof Around;
let cache: EmotionCache;

/** Gatsby draws nothing before the promise is kept. */
export const onClientEntry = async () => {
  const { ___loader: loader, ___navigate: navigate } = window;
  findByPath(loader);
  Object.assign(window, { ___navigate: keepEntries(navigate) });
  await new Promise((resolve) => setTimeout(resolve));
  around = await import(/* webpackMode: "eager" */ "./src/root");
  cache = around.emotionCache();
  // The prebuilt page has these rules; Emotion's own list of them would be 5% of its bytes.
  const prebuilt = document.querySelector("style[data-styles]")?.textContent ?? "";
  for (const [, id = ""] of prebuilt.matchAll(/\.s-(\w+)/g)) cache.inserted[id] = true;
  // While the page's data is on its way.
  setTimeout(loadReactDom);
};

/** In `develop` Gatsby's overlay shows what crashed. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateGuarded : undefined;

/** Runs once the first page works; what Gatsby does before, if it meets another deploy, is right. */
export const onInitialClientRender = () => {
  document.documentElement.removeAttribute("data-bare");
  // After a reload the browser has scrolled the page before Gatsby could note it.
  dispatchEvent(new Event("scroll"));
  if (process.env.NODE_ENV !== "production") return;
  const { ___loader: loader, ___webpackCompilationHash: deploy } = window;
  refuseOtherDeploys(loader, deploy);
};

interface AtEntry {
  location: { key?: string };
}

/** Back and Forward through what a tool wrote into the address (`src/lib/query.ts`) leave the page where it is. */
export const shouldUpdateScroll = (shown: { prevRouterProps?: AtEntry; routerProps: AtEntry }) =>
  shown.prevRouterProps?.location.key === shown.routerProps.location.key ? false : undefined;

const Root = ({ children }: { children: ReactNode }) => (
  <around.Root cache={cache}>{children}</around.Root>
);

/** `develop` calls it before onClientEntry; nothing is drawn until after that. */
export const wrapRootElement = ({ element }: { element: ReactNode }) => <Root>{element}</Root>;

/** Keeps header and footer in place while the page between them changes. */
export const wrapPageElement = ({ element, props }: Around.PageElement) => (
  <around.Frame page={props} head={<LaterHead head={props.data.content.page.head} />}>
    {element}
    <LinkFocus location={props.location} />
  </around.Frame>
);
