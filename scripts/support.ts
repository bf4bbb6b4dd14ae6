import fs from "node:fs";
import path from "node:path";

import browserslist from "browserslist";
import { parse as parseHtml } from "node-html-parser";
import { parse as parseCss } from "postcss";
import stylelint from "stylelint";

import { filesOf } from "../check/read/files";

/**
 * What some promised browsers lack, as the styles have it, and who sees what instead. A declaration after another one of
 * its property has that as its fallback, and needs no entry.
 */
const mayDegrade: Readonly<Record<string, string>> = {
  "print-color-adjust:": "Chrome before 136 has the prefixed one, which stands before it",
  "forced-colors:": "Safari before 16: has no forced colours",
  "prefers-contrast:": "Firefox before 101: as without the preference",
  "@page": "Safari before 18.2: the visitor's own margins",
  "backdrop-filter:": "Firefox before 103: no blur, behind a bar that is nearly opaque",
  avoid: "break-after in Firefox and Safari: a heading may end a sheet",
  "contain:": "nobody: all have had it since 2022",
  column: "break-before in Firefox: two columns of equal height",
  "color-scheme:": "nobody: all have had it since 2022",
  ":focus-visible": "nobody: all have had it since 2022",
  "forced-color-adjust:":
    "Safari: has no forced colours; Firefox before 113: a bar without its colour",
  ":has(.": "Chrome before 105, Firefox before 121: the row of contents may cover a heading",
  "outline:": "Safari before 16.4: square corners",
  "overflow-anchor:": "Safari before 27: never anchors, which is what is asked",
  anywhere: "overflow-wrap, nobody: all have had it since 2022",
  "overscroll-behavior:": "Safari before 16: the page moves at the end of the menu",
  "resize:": "Safari on iOS: the field keeps its height",
  subgrid: "Chrome before 117, Safari before 16: sums of a row at different heights",
  "text-wrap:": "Chrome before 114, Firefox before 121, Safari before 17.5: lines of uneven length",
};

const promised = browserslist();
/** Whether all promised browsers have what Baseline had in a year. */
function haveBaseline(year: number): boolean {
  const browsers = new Set(browserslist(`baseline ${year} with downstream`));
  return promised.every((browser) => browsers.has(browser));
}
let available = 2015;
while (haveBaseline(available + 1)) available += 1;

const config: stylelint.Config = {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [true, { available }],
    // Safari before 26.2 takes a line only, and drops the whole declaration.
    "declaration-property-value-disallowed-list": { "text-decoration": [/ /] },
  },
};

/** The styles of all pages, each rule and declaration on its own line, without those that have a fallback. */
function publishedStyles(): string {
  const pages = filesOf("public").filter((file) => file.endsWith(".html"));
  const styles = pages.flatMap((page) =>
    // The styles within <noscript>, too.
    parseHtml(fs.readFileSync(path.join("public", page), "utf8"), {
      blockTextElements: { style: true },
    })
      .querySelectorAll("style")
      .map((style) => style.textContent),
  );
  const rules = new Set(parseCss(styles.join("\n")).nodes.map(String));
  const root = parseCss([...rules].join("\n"));
  root.walk((node) => {
    const previous = node.prev();
    if (node.type === "decl" && previous?.type === "decl" && previous.prop === node.prop) {
      node.remove();
    } else {
      node.raws.before = "\n";
    }
  });
  return root.toString();
}

/** Prints what a promised browser lacks and what nothing needs any more. */
async function checkStyles(): Promise<void> {
  const code = publishedStyles();
  const lines = code.split("\n");
  const { results } = await stylelint.lint({ code, config });
  const warnings = results.flatMap((result) => result.warnings);
  const found = warnings.map(({ line, column, text }) => {
    const rule = lines[line - 1] ?? "";
    return `${rule.slice(column - 1)} in ${rule}  ${text}`;
  });
  const entries = Object.keys(mayDegrade);
  const problems = [
    ...new Set(found.filter((each) => !entries.some((entry) => each.startsWith(entry)))),
    ...entries
      .filter((entry) => !found.some((each) => each.startsWith(entry)))
      .map((entry) => `"${entry}" may degrade (scripts/support.ts), but no page has it.`),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void checkStyles();
