import { pageFiles } from "../../schema/content-files";
import type { Problem } from "../report/problem";
import type { Content } from "./rule";

const pages = pageFiles.map(({ route }) => route.slice(1));

const madeByBuild = new RegExp(
  [
    `^((${pages.filter(Boolean).join("|")})/)?index\\.html$`,
    "^(404\\.html|_headers|licenses\\.txt|robots\\.txt|sitemap\\.xml)$",
    "^(icons|page-data|share|static)/",
    "^[^/]+-[0-9a-f]{20}\\.(css|js)$",
  ].join("|"),
  "i",
);

/**
 * Whether the build makes a file of this path in public/: a page, a page's data, a script, an icon.
 * @param file path inside public/, with slashes; some hosts ignore upper and lower case.
 */
export const isMadeByBuild = (file: string) => madeByBuild.test(file);

function trouble(file: string): Pick<Problem, "problem" | "fix"> | undefined {
  // A file "about" would take the place of the folder that holds the page.
  if (isMadeByBuild(file) || isMadeByBuild(`${file}/index.html`)) {
    return {
      problem: "would replace a file that the build makes under the same name",
      fix: "delete it, or give it another name",
    };
  }
  if (/^[\w./-]+$/.test(file)) return undefined;
  return {
    problem: "has a name that cannot be part of an address as it is",
    fix: 'rename it with letters a to z, digits, dots and hyphens, like "brochure.pdf"',
  };
}

/** A file of static/ replaces nothing that the build makes, and has a name that an address can contain. */
export const staticFilesFit = ({ published }: Content): Problem[] =>
  published.flatMap((file) => {
    const found = trouble(file);
    if (!found) return [];
    const place = { file: `static/${file}`, line: 0, column: 0, where: "" };
    return [{ ...place, ...found, severity: "error" as const }];
  });
