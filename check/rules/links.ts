import { pageFiles } from "../../schema/content-files";
import { isEmail, isPhoneNumber } from "../../schema/fields";
import { localPage } from "../report/guess";
import { nearest } from "../report/nearest";
import type { Message } from "../report/problem";
import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import { type Content, findingsAt, textsOf } from "./rule";

const routes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);

/** What the build makes and a link may lead to, beside pages. */
const builtFiles = ["/sitemap.xml"];

/** @param published the files of static/. */
function checkFile(path: string, published: readonly string[]): Message | undefined {
  const files = [...published.map((file) => `/${file}`), ...builtFiles];
  if (files.includes(path)) return undefined;
  const meant = nearest(path, files);
  return {
    problem: `links to ${quote(path)}, and there is no such file in static/`,
    fix: meant ? `write ${quote(meant)}` : "put the file into static/, or correct the name",
  };
}

/** An address of this site: a page, with or without a place on it, or a file. */
function checkOwn(address: string, published: readonly string[]): Message | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const page = path.replace(/(\/index)?\.html?$/, "") || "/";
  if (page !== path && !published.includes(path.slice(1)) && routes.includes(page)) {
    const problem = `links to ${quote(address)}, which is not the address of the page`;
    return { problem, fix: `write ${quote(page)}` };
  }
  // No page has a dot in its address.
  if (/^\/[^/].*\.\w+$/.test(path) && /^(#[\w=&-]+)?$/.test(rest))
    return checkFile(path, published);
  const route = path.replace(/\/$/, "") || "/";
  if (!routes.includes(route)) {
    const problem = `links to ${quote(address)}, which is not a page of this site`;
    const meant = nearest(route, routes);
    const pages = routes.map((known) => quote(known)).join(", ");
    return { problem, fix: `write ${meant ? quote(meant) : `one of ${pages}`}` };
  }
  if (/^(#[\w-]+)?$/.test(rest)) return undefined;
  return { problem: `has ${quote(rest)} after the page's path`, fix: `write ${quote(route)}` };
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

function checkLink(address: string, published: readonly string[]): Message | undefined {
  if (address.startsWith("/")) return checkOwn(address, published);
  const page = localPage(address);
  if (page !== undefined) {
    const problem = `leads to the visitor's own computer: ${quote(address)}`;
    return { problem, fix: `write ${quote(page || "/")}` };
  }
  const kind = outside.find(({ start }) => address.startsWith(start));
  if (!kind || kind.isWhole(address.slice(kind.start.length))) return undefined;
  return { problem: `is not ${kind.name}: ${quote(address)}`, fix: kind.fix };
}

/** A link leads to a page or a file of this site, or has the full form of what it is; a download leads to a file. */
export const linksLeadSomewhere = (content: Content): Finding[] =>
  textsOf(content, "href", "publishedFile").flatMap((place) => {
    const check = place.note.kind === "href" ? checkLink : checkFile;
    return findingsAt(place, check(place.value, content.published));
  });
