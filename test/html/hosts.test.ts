import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { siteFolder } from "../support/folders";
import { readHeaders } from "../support/server";
import { buildFolder } from "../support/site";

const published = filesOf(buildFolder).filter(
  (file) => file !== "_headers" && !/\.(br|gz)$/.test(file),
);
const addressOf = (file: string) => `/${file.replace(/index\.html$/, "")}`;
/** Whether the name of a file has a hash of its content: scripts, fonts and resized photos. */
const isHashed = (file: string) => /^static\/|\.js$/.test(file);
const aYear = "public, max-age=31536000, immutable";
/** Addresses of an earlier deploy. */
const missing = ["static/nothing.woff2", "app-00000000.js"];

const headersText = fs.readFileSync(path.join(buildFolder, "_headers"), "utf8");
const headersOf = readHeaders(headersText);
/** The values of a header for a file. */
const headersFile = (file: string, name: string) =>
  headersOf(addressOf(file)).flatMap(([key, value]) => (key === name ? value : []));

test("_headers has every hashed file cached for a year, and no missing file", () => {
  const cached = (file: string) => headersFile(file, "Cache-Control");
  for (const file of published)
    expect([file, cached(file).includes(aYear)]).toEqual([file, isHashed(file)]);
  expect(missing.flatMap(cached)).not.toContain(aYear);
});

test("_headers has the CSP once for each file, in a line that is short enough for Cloudflare Pages", () => {
  expect(headersText.split("\n").filter((line) => line.length > 2000)).toEqual([]);
  for (const file of published) {
    expect(headersFile(file, "Content-Security-Policy")).toHaveLength(1);
  }
});

const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
  fs.readFileSync(path.join(siteFolder, "deploy/vercel.json"), "utf8"),
).headers;

test("Each rule but the first is about a file that is published", () => {
  const sources = [headersText.match(/^\S.*/gm) ?? [], rules.map(({ source }) => source)];
  for (const [, ...named] of sources) {
    expect(named.filter((source) => !published.includes(source.slice(1)))).toEqual([]);
  }
});

test("vercel.json caches the same files, and has the same policy", () => {
  /** The last rule wins. */
  const vercel = (name: string, header: string) =>
    rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(addressOf(name)))
      .flatMap(({ headers }) => headers)
      .findLast(({ key }) => key === header)?.value;
  for (const name of published) {
    expect([name, vercel(name, "Cache-Control") === aYear]).toEqual([name, isHashed(name)]);
    const policy = "Content-Security-Policy";
    expect(vercel(name, policy)).toBe(headersFile(name, policy)[0]);
  }
  expect(missing.map((name) => vercel(name, "Cache-Control"))).not.toContain(aYear);
});
