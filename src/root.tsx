import createCache from "@emotion/cache";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import type { GatsbyBrowser, PageProps } from "gatsby";
import type { ReactNode } from "react";

import { GlobalStyles } from "./global-styles";
import { Layout } from "./sections/layout";

/** A fresh cache of styles: one in the browser, one for each page that the build renders. */
export const emotionCache = () => createCache({ key: "css" });

const browserCache = emotionCache();

/** What surrounds every page, in the browser and in the build alike. */
export const Root = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <CacheProvider value={cache}>
    <GlobalStyles />
    {children}
  </CacheProvider>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Root cache={browserCache}>{element}</Root>
);

/** Every page query asks for the site's chrome under this name. */
interface PageData {
  content: { siteSettings: Queries.LayoutFragment };
}

/** Keeps header and footer in place while the page between them changes. */
export const wrapPageElement = ({
  element,
  props,
}: {
  element: ReactNode;
  props: PageProps<PageData>;
}) => (
  <Layout site={props.data.content.siteSettings} pathname={props.location.pathname}>
    {element}
  </Layout>
);
