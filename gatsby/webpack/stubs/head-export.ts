/** Replaces Gatsby's code for pages that export a Head; here react-helmet writes the head. */
export const headHandlerForBrowser = () => undefined;
