import path from "node:path";

/**
 * Folder of the site that the tests look at: its data/ and what was built from it, in public/. It is the
 * project itself, unless the environment's SITE_UNDER_TEST names a copy that was built with other content.
 */
export const siteFolder = path.resolve(process.env.SITE_UNDER_TEST ?? ".");
