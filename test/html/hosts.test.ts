// The files for hosts, read as each host reads them.
import fs from "node:fs";
import path from "node:path";

import { getTransformedRoutes } from "@vercel/routing-utils";

import { filesOf } from "../../check";
import { isHashed } from "../../gatsby/hosting/headers";
import { limits } from "../../gatsby/hosting/netlify-cloudflare";
import { siteAddress } from "../../gatsby/head/site-address";
import { buildFolder } from "../site-under-test/pages";
import { siteFolder } from "../site-under-test/folder";

const { pathPrefix } = siteAddress(process.env);
const addressOf = (file: string) => `${pathPrefix}/${file.replace(/index\.html$/, "")}`;

const published = filesOf(buildFolder).filter(
  (file) => file !== "_headers" && !/\.(br|gz)$/.test(file),
);
const aYear = "public, max-age=31536000, immutable";
/** Addresses that a deploy has left behind. */
const missing = ["static/nothing.woff2", "app-00000000000000000000.js"];

/** A rule of a host: the addresses that it is for, and the headers that it gives them. */
interface Rule {
  pattern: RegExp;
  headers: Record<string, string>;
}

const valuesOf = (rules: readonly Rule[], file: string, name: string) =>
  rules
    .filter(({ pattern }) => pattern.test(addressOf(file)))
    .flatMap(({ headers }) => headers[name] ?? []);

describe("public/_headers", () => {
  const text = fs.readFileSync(path.join(buildFolder, "_headers"), "utf8");
  const rules = text
    .trimEnd()
    .split(/\n(?=\S)/)
    .map((block): Rule => {
      const [source = "", ...lines] = block.split("\n");
      const pattern = source.replaceAll(/[.+()]/g, String.raw`\$&`);
      return {
        pattern: new RegExp(`^${pattern.replace("*", ".*").replaceAll(/:\w+/g, "[^/]+")}$`),
        headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s))),
      };
    });

  test("is within the limits of Cloudflare Pages", () => {
    expect(rules.length).toBeLessThanOrEqual(limits.rules);
    expect(text.split("\n").filter((line) => line.length > limits.line)).toEqual([]);
  });

  test("gives no file a header twice", () => {
    const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
    expect(names.size).toBeGreaterThan(7);
    const twice = published.filter((file) =>
      [...names].some((name) => valuesOf(rules, file, name).length > 1),
    );
    expect(twice).toEqual([]);
  });

  test("has scripts and fonts kept for a year, and never one that is missing", () => {
    const kept = (file: string) => valuesOf(rules, file, "Cache-Control").join();
    expect(published.filter((file) => kept(file) !== (isHashed(file) ? aYear : ""))).toEqual([]);
    expect(missing.map(kept)).toEqual(["", ""]);
  });
});

describe("deploy/vercel.json", () => {
  const { routes, error } = getTransformedRoutes(
    JSON.parse(fs.readFileSync(path.join(siteFolder, "deploy/vercel.json"), "utf8")),
  );
  const rules = (routes ?? []).flatMap((route): Rule[] =>
    "headers" in route && "src" in route && route.src
      ? [{ pattern: new RegExp(route.src), headers: { ...route.headers } }]
      : [],
  );
  // The later rule has the last word.
  const value = (file: string, name: string) => valuesOf(rules, file, name).at(-1);

  test("is accepted by Vercel's own check", () => expect(error).toBeNull());

  test("sends the policy with every file", () => {
    const policy = "Content-Security-Policy";
    expect(published.filter((file) => !value(file, policy))).toEqual([]);
  });

  test("has scripts and fonts kept for a year, and never one that is missing", () => {
    const kept = (file: string) => value(file, "Cache-Control");
    expect(published.filter((file) => (kept(file) === aYear) !== isHashed(file))).toEqual([]);
    expect(missing.filter((file) => kept(file) === aYear)).toEqual([]);
  });
});
