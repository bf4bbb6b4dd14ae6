import { CacheProvider, type EmotionCache } from "@emotion/react";
import type { ReactNode } from "react";

export { type PageElement, PageFrame } from "./site/page-frame";

/** Provides Emotion's style cache to the page. */
export const Root = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
