// The files for hosts, read as each host reads them.
import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check";
import { siteFolder } from "../support/folders";
import { buildFolder } from "../support/site";

const published = filesOf(buildFolder).filter(
  (file) => file !== "_headers" && !/\.(br|gz)$/.test(file),
);
const addressOf = (file: string) => `/${file.replace(/index\.html$/, "")}`;
/** The names of scripts, fonts and resized photos change with their content. */
const isHashed = (file: string) => /^static\/|-[0-9a-f]{8}\.js$/.test(file);
const aYear = "public, max-age=31536000, immutable";
/** Addresses that a deploy has left behind. */
const missing = ["static/nothing.woff2", "app-00000000.js"];

/** The values that the rules give a file of a header. */
type HeadersOf = (file: string, name: string) => string[];

function netlify(text: string): HeadersOf {
  const rules = text
    .trimEnd()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [source = "", ...lines] = block.split("\n");
      const pattern = source.replaceAll(/[.+()]/g, String.raw`\$&`);
      return {
        address: new RegExp(`^${pattern.replace("*", ".*").replaceAll(/:\w+/g, "[^/]+")}$`),
        headers: lines.map((line) => line.trim().split(/: (.*)/s)),
      };
    });
  return (file, name) =>
    rules
      .filter(({ address }) => address.test(addressOf(file)))
      .flatMap(({ headers }) => headers.filter(([key]) => key === name))
      .map(([, value = ""]) => value);
}

const headersText = fs.readFileSync(path.join(buildFolder, "_headers"), "utf8");
const headersFile = netlify(headersText);

test("_headers is within the limits of Cloudflare Pages: 100 rules, 2,000 characters a line", () => {
  expect(headersText.match(/^\S/gm)?.length).toBeLessThanOrEqual(100);
  expect(Math.max(...headersText.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(
    2000,
  );
});

test("_headers has scripts and fonts kept for a year, and never one that is missing", () => {
  const kept = (file: string) => headersFile(file, "Cache-Control");
  for (const file of published)
    expect([file, kept(file).includes(aYear)]).toEqual([file, isHashed(file)]);
  expect(missing.flatMap(kept)).not.toContain(aYear);
});

test("_headers sends the policy once with each file", () => {
  for (const file of published) {
    expect(headersFile(file, "Content-Security-Policy")).toHaveLength(1);
  }
});

test("Vercel's file keeps the same files, under the same policy", () => {
  const file = path.join(siteFolder, "deploy/vercel.json");
  const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    fs.readFileSync(file, "utf8"),
  ).headers;
  /** The later rule has the last word. */
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
