import { pageFiles } from "../../schema/content-files";
import { isEmail, isPhoneNumber } from "../../schema/fields";
import { localPage } from "../report/meant";
import { nearest } from "../report/nearest";
import { quote } from "../report/say";
import type { Finding } from "../shape/places";
import { at, type Content, textsOf } from "./rule";

const routes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);

type Trouble = Pick<Finding, "problem" | "fix"> | undefined;

/** What the build makes and a link may lead to, beside pages. */
const builtFiles = ["/sitemap.xml"];

function fileTrouble(path: string, published: readonly string[]): Trouble {
  const files = [...published.map((file) => `/${file}`), ...builtFiles];
  if (files.includes(path)) return undefined;
  const meant = nearest(path, files);
  return {
    problem: `links to ${quote(path)}, and there is no such file in static/`,
    fix: meant ? `write ${quote(meant)}` : "put the file into static/, or correct the name",
  };
}

function siteTrouble(address: string, published: readonly string[]): Trouble {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const page = path.replace(/(\/index)?\.html?$/, "") || "/";
  if (page !== path && !published.includes(path.slice(1)) && routes.includes(page)) {
    const problem = `links to ${quote(address)}, which is not the address of the page`;
    return { problem, fix: `write ${quote(page)}` };
  }
  // No page has a dot in its address.
  if (/^\/[^/].*\.\w+$/.test(path) && /^(#[\w=&-]+)?$/.test(rest))
    return fileTrouble(path, published);
  const route = path.replace(/\/$/, "") || "/";
  if (!routes.includes(route)) {
    const meant = nearest(route, routes);
    const pages = routes.map((page) => quote(page)).join(", ");
    return {
      problem: `links to ${quote(address)}, which is not a page of this site`,
      fix: `write ${meant ? quote(meant) : `one of ${pages}`}`,
    };
  }
  return /^(#[\w-]+)?$/.test(rest)
    ? undefined
    : { problem: `has ${quote(rest)} after the page's path`, fix: `write ${quote(route)}` };
}

/** Addresses outside this site, by their beginning. */
const outside = [
  {
    start: "https://",
    isWhole: (rest: string) =>
      URL.canParse(`https://${rest}`) && /^[^\s./?#]+(\.[^\s./?#]+)+([/?#]\S*)?$/.test(rest),
    name: "a full address",
    fix: "open the page and copy the full address from the browser's address bar",
  },
  {
    start: "tel:",
    isWhole: (number: string) => /^\+\d+$/.test(number) && isPhoneNumber(number),
    name: "a phone link",
    fix: 'write it like "tel:+914012345678"',
  },
  {
    start: "mailto:",
    isWhole: isEmail,
    name: "an e-mail link",
    fix: 'write it like "mailto:info@example.com"',
  },
];

function trouble(address: string, published: readonly string[]): Trouble {
  if (address.startsWith("/")) return siteTrouble(address, published);
  const page = localPage(address);
  if (page !== undefined) {
    const problem = `leads to the computer of whoever presses it: ${quote(address)}`;
    return { problem, fix: `write ${quote(page || "/")}` };
  }
  const kind = outside.find(({ start }) => address.startsWith(start));
  return !kind || kind.isWhole(address.slice(kind.start.length))
    ? undefined
    : { problem: `is not ${kind.name}: ${quote(address)}`, fix: kind.fix };
}

/** A link leads to a page or a file of this site, or has the full form of what it is. */
export const linksLeadSomewhere = (content: Content): Finding[] =>
  textsOf(content, "href").flatMap((place) => {
    const found = trouble(place.value, content.published);
    return found ? [at(place, found.problem, found.fix)] : [];
  });

/** A file that visitors can download exists. */
export const downloadsExist = (content: Content): Finding[] =>
  textsOf(content, "publishedFile").flatMap((place) => {
    const found = fileTrouble(place.value, content.published);
    return found ? [at(place, found.problem, found.fix)] : [];
  });
