import type { CreatePageArgs } from "gatsby";

/**
 * Keeps 404.html, the file that hosts look for, and removes the page's own address /404/, which would
 * answer like any page. (Gatsby makes 404.html as a copy of /404/, and removes both together.)
 */
export function keepNotFoundPage({ page, actions }: CreatePageArgs): void {
  if (process.env.NODE_ENV !== "production" || page.path !== "/404/") return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
}
