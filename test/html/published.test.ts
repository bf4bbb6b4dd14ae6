import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { editorsFiles, filesOf } from "../../check";
import { buildFolder, builtPages } from "../site-under-test/pages";
import { siteFolder } from "../site-under-test/folder";

const all = filesOf(buildFolder);
const isCopy = (file: string) => /\.(br|gz)$/.test(file);
const files = all.filter((file) => !isCopy(file));

const textOf = (file: string) => fs.readFileSync(path.join(buildFolder, file), "utf8");

test("public/ holds what visitors, search engines and hosts need, what is in static/, and nothing else", () => {
  const expected =
    /^((.+\/)?index\.html|404\.html|_headers|licenses\.txt|robots\.txt|sitemap\.xml|page-data\/.+\.json|[^/]+-[0-9a-f]{20}\.js|static\/[^/]+\.woff2|static\/.+\.(jpg|webp|avif)|icons\/[^/]+\.(png|svg|json)|share\/[^/]+\.png)$/;
  const published = editorsFiles(path.join(siteFolder, "static"));
  const others = files.filter((file) => !expected.test(file));
  expect(others.sort()).toEqual(published);
});

test("Pages and scripts have their compressed copies beside them, and a copy is never alone", () => {
  const texts = files.filter((file) => /\.(html|js)$/.test(file));
  const copies = texts.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(copies.filter((copy) => !all.includes(copy))).toEqual([]);
  expect(all.filter((file) => isCopy(file) && !files.includes(file.replace(/\.\w+$/, "")))).toEqual(
    [],
  );
});

test("No script points at a source map", () => {
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => textOf(file).includes("sourceMappingURL"))).toEqual([]);
});

test("Every script is one of this build", () => {
  const html = builtPages.map((page) => page.html).join("");
  const runtime = files.find((file) => file.startsWith("webpack-runtime-")) ?? "";
  const names = `${html}${textOf(runtime)}`;
  const hashes = files.flatMap((file) => /-([0-9a-f]{20})\.js$/.exec(file)?.[1] ?? []);
  expect(hashes.filter((hash) => !names.includes(hash))).toEqual([]);
});

test.each(["react", "react-dom", "gatsby", "notistack", "@emotion/react", "lucide-static"])(
  "licenses.txt has the licence of %s",
  (name) => {
    const [, text] = textOf("licenses.txt").split(new RegExp(`^${name} [\\d.]+ \\(`, "m"));
    expect(text?.slice(0, 2000)).toMatch(/permission|licen[cs]e/i);
  },
);

/** The policy of public/_headers, directive by directive. */
const policy = /Content-Security-Policy: (.*)/.exec(textOf("_headers"))?.[1]?.split("; ") ?? [];
const sourcesOf = (directive: string) =>
  policy.find((text) => text.startsWith(`${directive} `))?.split(" ") ?? [];
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe.each(builtPages)("$file", ({ html }) => {
  test("has only inline scripts and styles that the policy names", () => {
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    expect(scripts.length).toBeGreaterThan(1);
    expect(styles.length).toBeGreaterThan(1);
    const unnamed = [
      ...scripts.filter(([, , code = ""]) => !sourcesOf("script-src").includes(hash(code))),
      ...styles.filter(([, rules = ""]) => !sourcesOf("style-src").includes(hash(rules))),
    ];
    expect(unnamed.map(([tag]) => tag?.slice(0, 80))).toEqual([]);
  });

  test("has no event handler written as an attribute, which the policy would not run", () => {
    expect(html).not.toMatch(/<[^>]+ on[a-z]+=/);
  });
});
