import createCache, { type StylisPlugin } from "@emotion/cache";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import type { PageProps } from "gatsby";
import type { ReactNode } from "react";

import { Layout } from "./site/layout";

/** Properties that some browser of package.json's "browserslist" supports only with the prefix -webkit-. */
const prefixed = /^(backdrop-filter|mask-image|print-color-adjust)$/;

/** In place of Emotion's own list, which adds prefixes for browsers of 2012 to every flexbox. */
const addPrefixes: StylisPlugin = (element) => {
  if (element.type !== "decl" || !prefixed.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** A new style cache: one in the browser, one for each page that the build renders. */
export const emotionCache = () => createCache({ key: "css", stylisPlugins: [addPrefixes] });

/** What every page query asks for, among other things. */
interface PageData {
  content: {
    siteSettings: Queries.LayoutFragment;
    page: { head: Queries.PageHeadFragment };
  };
}

/** A page as Gatsby passes it to wrapPageElement. */
export interface PageElement {
  element: ReactNode;
  props: PageProps<PageData>;
}

export interface FrameProps {
  /** Gatsby's own props of the page. */
  page: PageElement["props"];
  /** The page's head, unless it is already in the prebuilt HTML. */
  head?: ReactNode;
  children: ReactNode;
}

/** Wraps every page, in the browser and in the build. */
export const Frame = ({ page, head, children }: FrameProps) => (
  <Layout site={page.data.content.siteSettings} pathname={page.location.pathname}>
    {head}
    {children}
  </Layout>
);

/** Provides Emotion's style cache to the page. */
export const Root = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
