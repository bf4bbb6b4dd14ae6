import fs from "node:fs";
import path from "node:path";

import { pageFiles } from "../../schema/content-files";
import { quote, suggest } from "../report/wording";
import { type Content, each, eachFile, ofKind, type Rule, type Said, warning } from "./content";

const routes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);

/** What the build makes and a link may lead to, beside pages. */
const builtFiles = ["/sitemap.xml"];

function checkFile(file: string, { published }: Content): Said | false {
  const files = [...published.map((file) => `/${file}`), ...builtFiles];
  return (
    !files.includes(file) && {
      problem: `links to ${quote(file)}, and there is no such file in static/`,
      fix: suggest(file, files, "put the file into static/, or correct the name"),
    }
  );
}

/** An address of this site: a page, with or without a place on it, or a file. */
function checkOwn(address: string, content: Content): Said | false {
  const [, file = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const route = file.replace(/(\/index)?\.html?$/, "").replace(/\/$/, "") || "/";
  const isPage = routes.includes(route);
  const isFile = /^\/[^/].*\.\w+$/.test(file);
  if (isFile && (!isPage || content.published.includes(file.slice(1))))
    return checkFile(file, content);
  if (isPage && !isFile && /^(#[\w-]+)?$/.test(rest)) return false;
  const problem = `links to ${quote(address)}, which is not ${isPage ? "the address of the page" : "a page of this site"}`;
  const pages = routes.map((known) => quote(known)).join(", ");
  return { problem, fix: suggest(route, routes, `write one of ${pages}`) };
}

/** What the build makes in public/; some hosts ignore upper and lower case. */
const madeByBuild = new RegExp(
  [
    `^(${pageFiles.map(({ route }) => `${route.slice(1)}/`).join("|")})?index\\.html$`,
    "^(404\\.html|_headers|licenses\\.txt|robots\\.txt|sitemap\\.xml)$",
    "^(icons|page-data|share|static)/",
    "^[^/]+-[0-9a-f]{20}\\.(css|js)$",
  ].join("|"),
  "i",
);

export const linkRules: readonly Rule[] = [
  // A link to this site leads to a page or a file of it; a download leads to a file.
  each(ofKind("href"), (address, content) => address.startsWith("/") && checkOwn(address, content)),
  each(ofKind("publishedFile"), checkFile),
  // A file of static/ replaces nothing that the build makes, has a name that an address can contain, and is not empty.
  eachFile(
    "static",
    ({ published }) => published,
    (name, { folder }) => {
      // A file "about" would take the place of the folder that holds the page.
      if (madeByBuild.test(name) || madeByBuild.test(`${name}/index.html`)) {
        const problem = "would replace a file that the build makes under the same name";
        return { problem, fix: "delete it, or give it another name" };
      }
      if (!/^[\w./-]+$/.test(name)) {
        const fix = 'rename it with letters a to z, digits, dots and hyphens, like "brochure.pdf"';
        return { problem: "has a name that cannot be part of an address", fix };
      }
      const bytes = fs.readFileSync(path.join(folder, "../static", name));
      const fix = "copy it again from where you have it, or delete it";
      if (bytes.length === 0) return warning("is empty", fix);
      const isPdf = !/\.pdf$/i.test(name) || bytes.subarray(0, 1024).includes("%PDF-");
      return !isPdf && warning("is not a PDF, whatever its name says", fix);
    },
  ),
];
