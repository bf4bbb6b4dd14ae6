import { pageFiles } from "../../schema/content-files";
import { isEmail, isPhoneNumber } from "../../schema/fields";
import { nearest } from "../report/nearest";
import type { Message } from "../report/problem";
import { quote } from "../report/wording";
import { type Rule, textsOf } from "./content";

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
  const route = path.replace(/(\/index)?\.html?$/, "").replace(/\/$/, "") || "/";
  const isFile = /^\/[^/].*\.\w+$/.test(path);
  if (isFile && (published.includes(path.slice(1)) || !routes.includes(route)))
    return checkFile(path, published);
  if (!routes.includes(route)) {
    const problem = `links to ${quote(address)}, which is not a page of this site`;
    const meant = nearest(route, routes);
    const pages = routes.map((known) => quote(known)).join(", ");
    return { problem, fix: `write ${meant ? quote(meant) : `one of ${pages}`}` };
  }
  if (!isFile && /^(#[\w-]+)?$/.test(rest)) return undefined;
  const problem = `links to ${quote(address)}, which is not the address of the page`;
  return { problem, fix: `write ${quote(route)}` };
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
  const kind = outside.find(({ start }) => address.startsWith(start));
  if (!kind || kind.isWhole(address.slice(kind.start.length))) return undefined;
  return { problem: `is not ${kind.name}: ${quote(address)}`, fix: kind.fix };
}

/** A link leads to a page or a file of this site, or has the full form of what it is; a download leads to a file. */
export const linksLeadSomewhere: Rule = (content) =>
  textsOf(content, "href", "publishedFile").flatMap(({ document, path, value, note }) => {
    const check = note.kind === "href" ? checkLink : checkFile;
    const message = check(value, content.published);
    return message ? [{ document, path, ...message }] : [];
  });
