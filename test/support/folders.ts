import path from "node:path";

/** The copy of the project that builds the test sites. */
export const siteFolder = path.resolve(".run/site");

/** The built odd content: public/ and deploy/. */
export const oddFolder = path.resolve(".run/odd");

/** The folder of its host that the odd content is in. */
export const oddPrefix = "/plots";

/** The address of the host of both sites. */
export const siteUrl = "https://www.pasidi-estates.in";
