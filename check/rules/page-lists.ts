/**
 * The lists that a page shows in full, beside its own file. A page that shows single records names
 * them in its own file, so they need no entry here.
 */
export const pageLists: Readonly<Record<string, readonly string[]>> = {
  "pages/open-plots.json": ["plots.json"],
  "pages/ongoing-projects.json": ["ongoing-projects.json"],
  "pages/completed-projects.json": ["completed-projects.json"],
  "pages/gallery.json": ["gallery.json"],
  "pages/testimonials.json": ["testimonials.json"],
};
