import type { CreatePageArgs } from "gatsby";

/**
 * Builds 404.html, the file that hosts serve, without a page at /404/, which would answer with status 200. (Gatsby
 * makes 404.html as a copy of /404/, and removes both together.)
 */
export function keepNotFoundPage({ page, actions }: CreatePageArgs): void {
  if (process.env.NODE_ENV !== "production" || page.path !== "/404/") return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
}
