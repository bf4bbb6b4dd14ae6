import { pageFiles } from "../../schema/content-files";
import type { Message } from "../report/problem";
import { quote, suggest } from "../report/wording";
import { type Content, each, ofKind, type Rule } from "./rule";

const routes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);

function checkFile(file: string, { staticFiles }: Content): Message | false {
  const files = [...staticFiles.map((file) => `/${file}`), "/sitemap.xml"];
  const problem = `links to ${quote(file)}, but this file is not in static/`;
  const fix = suggest(file, files, "put the file into static/, or correct the name");
  return !files.includes(file) && { problem, fix };
}

/** Checks a link to a page of this site, with or without a query and an anchor, or to a file. */
function checkOwn(address: string, content: Content): Message | false {
  const [, file = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const route = file.replace(/(\/index)?\.html?$/, "").replace(/\/$/, "") || "/";
  const isPage = routes.includes(route);
  const isFile = /^\/[^/].*\.\w+$/.test(file);
  if (isFile && (!isPage || content.staticFiles.includes(file.slice(1))))
    return checkFile(file, content);
  if (isPage && !isFile && /^(\?[\w=&-]+)?(#[\w-]+)?$/.test(rest)) return false;
  const problem = `links to ${quote(address)}, which is not ${isPage ? "the address of the page" : "a page of this site"}`;
  const pages = routes.map((known) => quote(known)).join(", ");
  return { problem, fix: suggest(route, routes, `write one of ${pages}`) };
}

export const linkRules: readonly Rule[] = [
  each(ofKind("href"), (address, content) => address.startsWith("/") && checkOwn(address, content)),
  each(ofKind("publishedFile"), checkFile),
];
