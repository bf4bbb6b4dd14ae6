import type { CreatePageArgs } from "gatsby";

/**
 * Leaves the not-found page its file for hosts, 404.html, and takes away its own address /404/, which
 * would answer like any page. (Gatsby makes 404.html a copy of /404/, and takes both away together.)
 */
export function keepNotFoundPage({ page, actions }: CreatePageArgs): void {
  if (process.env.NODE_ENV !== "production" || page.path !== "/404/") return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
}
