import path from "node:path";

/** The copy of the project that builds the fixed content. */
export const siteFolder = path.resolve(".test/site");

/** The copy of the project that builds the odd content. */
export const oddFolder = path.resolve(".test/odd");

/** The folder of its host that the odd content is in. */
export const oddPrefix = "/plots";

/** The address of the host of both sites. */
export const siteUrl = "https://www.pasidi-estates.in";

/** The address of a route, with its query and hash, as links have it; for the not-found page, its file. */
export const addressOf = (route: string) =>
  route === "/404" ? "/404.html" : route.replace(/^[^?#]*[^/?#](?=$|[?#])/, "$&/");
