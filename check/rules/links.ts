import { pageFiles } from "../../schema/content-files";
import { quote, suggest } from "../report/wording";
import { type Content, each, type Rule, type Said, texts } from "./content";

const routes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);

/** What the build makes and a link may lead to, beside pages. */
const builtFiles = ["/sitemap.xml"];

function checkFile(path: string, { published }: Content): Said | false {
  const files = [...published.map((file) => `/${file}`), ...builtFiles];
  return (
    !files.includes(path) && {
      problem: `links to ${quote(path)}, and there is no such file in static/`,
      fix: suggest(path, files, "put the file into static/, or correct the name"),
    }
  );
}

/** An address of this site: a page, with or without a place on it, or a file. */
function checkOwn(address: string, content: Content): Said | false {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const route = path.replace(/(\/index)?\.html?$/, "").replace(/\/$/, "") || "/";
  const isPage = routes.includes(route);
  const isFile = /^\/[^/].*\.\w+$/.test(path);
  if (isFile && (!isPage || content.published.includes(path.slice(1))))
    return checkFile(path, content);
  if (isPage && !isFile && /^(#[\w-]+)?$/.test(rest)) return false;
  const problem = `links to ${quote(address)}, which is not ${isPage ? "the address of the page" : "a page of this site"}`;
  const pages = routes.map((known) => quote(known)).join(", ");
  return { problem, fix: suggest(route, routes, `write one of ${pages}`) };
}

/** A link to this site leads to a page or a file of it; a download leads to a file. */
export const linkRules: readonly Rule[] = [
  each(texts("href"), (address, content) => address.startsWith("/") && checkOwn(address, content)),
  each(texts("publishedFile"), checkFile),
];
