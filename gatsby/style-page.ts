import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

/** Adds the page of all components in `develop`: it is for those who work on the site. */
export function createStylePage({ actions }: Pick<CreatePagesArgs, "actions">): void {
  if (process.env.NODE_ENV === "production") return;
  actions.createPage({
    path: "/style/",
    component: path.resolve("src/dev/style-page.tsx"),
    context: {},
  });
}
