import path from "node:path";

/** Copy of the project that is built from the fixed content. */
export const siteFolder = path.resolve(".run/site");

/** What was built from the odd content: public/ and deploy/. */
export const oddFolder = path.resolve(".run/odd");

/** The address that both are built for. */
export const siteUrl = "https://www.pasidi-estates.in";
