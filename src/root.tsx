import { CacheProvider, type EmotionCache } from "@emotion/react";
import type { PageProps } from "gatsby";
import type { ReactNode } from "react";

import { Layout } from "./site/layout";

/** The common fields of all page queries. */
interface PageData {
  content: {
    siteSettings: Queries.LayoutFragment;
    page: { head: Queries.PageHeadFragment; closing?: Queries.ClosingCallFragment };
  };
}

/** The argument of Gatsby's wrapPageElement. */
export interface PageElement {
  element: ReactNode;
  props: PageProps<PageData>;
}

export interface FrameProps {
  /** Gatsby's own props of the page. */
  page: PageElement["props"];
  /** The page's head, unless it is prerendered. */
  head?: ReactNode;
  children: ReactNode;
}

/** Wraps every page, in the browser and in the build. */
export const Frame = ({ page: { data }, head, children }: FrameProps) => {
  const { siteSettings, page } = data.content;
  return (
    <Layout site={siteSettings} route={page.head.route} closing={page.closing}>
      {head}
      {children}
    </Layout>
  );
};

/** Provides Emotion's style cache to the page. */
export const Root = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
