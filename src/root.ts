// What gatsby-browser.tsx evaluates in a task of its own.
export { CacheProvider } from "@emotion/react";
export { type PageElement, PageFrame } from "./site/page-frame";
