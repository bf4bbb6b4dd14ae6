import path from "node:path";

/** The copy of the project that builds the fixed content. */
export const siteFolder = path.resolve(".test/site");

/** The copy of the project that builds the extreme content. */
export const extremesFolder = path.resolve(".test/extremes");

/** The folder of the host in which the site with the extreme content is. */
export const extremesPrefix = "/plots";

/** The address of the host that both sites are built for. */
export const siteUrl = "https://www.pasidi-estates.in";

/** The address that links to a route have: with a final slash before the query and the hash. */
export const pageAddress = (route: string) =>
  route === "/404" ? "/404.html" : route.replace(/^[^?#]*[^/?#](?=$|[?#])/, "$&/");
