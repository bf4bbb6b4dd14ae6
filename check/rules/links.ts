import { pageFiles } from "../../schema/content-files";
import { error, ofKind, type Rule } from "../content";
import { quote, suggest } from "../report/wording";

const routes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);
const pages = routes.map((route) => quote(route)).join(", ");

/** Links to pages and files of this site. */
export const links: Rule = (content) => {
  const files = [...content.staticFiles, "sitemap.xml"].map((file) => `/${file}`);
  return ofKind(content, "href", "publishedFile").flatMap((link) => {
    const [, file = "", rest = ""] = /^([^?#]*)(.*)$/.exec(link.value) ?? [];
    const route = file.replace(/(.)\/$/, "$1");
    const isPage = routes.includes(route) && /^(\?[\w=&-]+)?(#[\w-]+)?$/.test(rest);
    if (!file.startsWith("/") || isPage || files.includes(file)) return [];
    if (/\.\w+$/.test(file) && !/\.html?$/.test(file)) {
      const remedy = suggest(file, files, "put the file into static/, or correct the name");
      return [error(link, `links to ${quote(file)}, but this file is not in static/: ${remedy}`)];
    }
    const remedy = suggest(route.replace(/\.html?$/, ""), routes, `write one of ${pages}`);
    return [error(link, `is ${quote(link.value)}, but this site has no such page: ${remedy}`)];
  });
};

/** The names of the files of static/, which are addresses. */
export const staticNames: Rule = ({ staticFiles }) =>
  staticFiles
    .filter((name) => !/^[\w./~-]+$/.test(name))
    .map((name) =>
      error(
        { file: `static/${name}`, path: [] },
        'has a name that cannot be an address: rename it with letters a to z, digits, dots and hyphens, like "brochure.pdf"',
      ),
    );

export const linkRules: readonly Rule[] = [links, staticNames];
