/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { filesOf } from "../../check";
import { contentSecurityPolicy, inlineHashes } from "./headers";
import { headersFile, longLines } from "./netlify-cloudflare";
import { sharePageStyles } from "./page-styles";

let folder = "";
const place = (...parts: string[]) => path.join(folder, ...parts);
const memory = () => place("memory.json");

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "styles-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A rule of its own colour for each name. */
const rule = (id: string) => `.css-${id}{color:${id}}`;

/** Writes a page as Gatsby leaves it: its rules one by one. */
function render(page: string, ids: readonly string[], text = "") {
  const rules = ids.map((id) => `<style data-rule="${id}">${rule(id)}</style>`).join("");
  const boot = `<script data-path="/${page}/">window.pagePath=document.currentScript.dataset.path</script>`;
  const html = `<html><head><style>a{}</style>${rules}</head><body>${boot}${text}</body></html>`;
  fs.mkdirSync(place("public", page), { recursive: true });
  fs.writeFileSync(place("public", page, "index.html"), html);
}

const share = () => sharePageStyles(place("public"), memory());
const pages = () => filesOf(place("public")).map((file) => place("public", file));
const read = () => pages().map((file) => fs.readFileSync(file, "utf8"));
const pageOf = (page: string) => fs.readFileSync(place("public", page, "index.html"), "utf8");

/** Sixty pages: each has rules in common with all, with its kind, and one that no other page has. */
const sixty = Array.from({ length: 60 }, (_, index) => ({
  page: `page-${index}`,
  ids: ["header", "footer", `kind-${index % 7}`, `own-${index}`],
}));

test("sixty pages have a policy of less than 1,250 characters, and every rule of their own", async () => {
  for (const { page, ids } of sixty) render(page, ids);
  await share();
  const policy = contentSecurityPolicy(inlineHashes(read()));
  expect(policy.length).toBeLessThan(1250);
  const headers = { "Content-Security-Policy": policy };
  expect(longLines(headersFile({ prefix: "", headers, hashedFiles: [] }))).toEqual([]);
  for (const { page, ids } of sixty) {
    const html = pageOf(page);
    expect(ids.filter((id) => !html.includes(rule(id)))).toEqual([]);
    expect(html).not.toContain("data-rule");
  }
});

test("few pages carry nothing that they do not use", async () => {
  render("about", ["header", "story"]);
  render("contact", ["header", "form"]);
  await share();
  expect(pageOf("about")).not.toContain(rule("form"));
  expect(pageOf("contact")).not.toContain(rule("story"));
});

test("pages that Gatsby renders again give the same files as a build from scratch", async () => {
  const first = sixty.slice(0, 12);
  for (const { page, ids } of first) render(page, ids);
  await share();
  // One page loses a rule, another gets one; all others are left as the first build made them.
  const changes = [
    { page: "page-3", ids: ["header", "footer"] },
    { page: "page-5", ids: ["header", "footer", "kind-5", "own-5", "new"] },
  ];
  for (const { page, ids } of changes) render(page, ids);
  await share();
  const warm = read();

  fs.rmSync(memory());
  for (const { page, ids } of [...first, ...changes]) render(page, ids);
  await share();
  expect(warm).toEqual(read());
});

test("a change of the words alone rewrites no other page", async () => {
  for (const { page, ids } of sixty) render(page, ids);
  await share();
  const past = new Date("2026-01-01");
  for (const file of pages()) fs.utimesSync(file, past, past);
  render("page-7", ["header", "footer", "kind-0", "own-7"], "New words");
  await share();
  const isNew = (file: string) => fs.statSync(file).mtimeMs !== past.getTime();
  expect(pages().filter(isNew)).toEqual([place("public", "page-7", "index.html")]);
});

test("an element's own rule comes after those by which other elements style it", async () => {
  const reaching = ".css-parent>*{margin:0}";
  const own = ".css-child{margin:1px}";
  render("about", []);
  const file = place("public", "about", "index.html");
  const tags = `<style data-rule="child">${own}</style><style data-rule="parent">${reaching}</style>`;
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("</head>", `${tags}</head>`));
  await share();
  expect(pageOf("about")).toContain(reaching + own);
});
