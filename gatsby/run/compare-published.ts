import fs from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";

import type { BuildArgs } from "gatsby";
import { z } from "zod";

import { contentFiles } from "../../schema/content-files";
import { admittedContent } from "../content/gate";
import { lastGood } from "./last-good";

/** Exit code of a build that has published something old. */
export const staleCode = 76;

const pageDataShape = z.object({ result: z.object({ data: z.unknown() }) });

/** Gatsby's own state, as far as it is read here. */
const stateShape = z.object({
  pages: z.map(
    z.string(),
    z.object({
      path: z.string(),
      componentPath: z.string(),
      context: z.record(z.string(), z.unknown()),
    }),
  ),
  components: z.map(z.string(), z.object({ query: z.string() })),
});

/** What Gatsby adds to the content of a node. */
const gatsbyFields = new Set(["id", "parent", "children", "internal"]);

/** A value as JSON has it: resolvers return objects without a prototype, and undefined fields. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await fs.readFile(file, "utf8"));

/** Content files whose node in Gatsby's store differs from the file. */
async function staleNodes({ getNodesByType }: BuildArgs): Promise<string[]> {
  const found = await Promise.all(
    contentFiles.map(async ({ path: file, type }) => {
      const content = await readJson(path.join(admittedContent, file));
      const stored = Object.entries({ ...getNodesByType(type)[0] }).filter(
        ([field]) => !gatsbyFields.has(field),
      );
      const isSame = isDeepStrictEqual(asJson(Object.fromEntries(stored)), content);
      return isSame ? [] : [`data/${file}`];
    }),
  );
  return found.flat();
}

const dataOf = async (file: string) => pageDataShape.parse(await readJson(file)).result.data;

const writtenAt = async (file: string) => (await fs.stat(file).catch(() => undefined))?.mtimeMs;

/** Pages whose data differs from what their query returns now, or whose HTML is older than its data. */
async function stalePages({ graphql, store }: BuildArgs): Promise<string[]> {
  const { pages, components } = stateShape.parse(store.getState());
  const found = await Promise.all(
    [...pages.values()].map(async ({ path: address, componentPath, context }) => {
      const name = address.replace(/^\/|\/$/g, "");
      const dataFile = path.join("page-data", name || "index", "page-data.json");
      const html = name.endsWith(".html") ? name : path.join(name, "index.html");
      const query = components.get(componentPath)?.query ?? "";
      const { data, errors } = await graphql(query, { path: address, ...context });
      const published = await dataOf(path.resolve("public", dataFile));
      if (errors || !isDeepStrictEqual(asJson(data), published)) return [address];
      // Gatsby writes a page's HTML when its data changes; what did not change was right after the last build.
      const before = await dataOf(lastGood("public", dataFile)).catch(() => undefined);
      const isNew = !isDeepStrictEqual(before, published);
      const at = await writtenAt(path.resolve("public", html));
      return at === undefined || (isNew && at === (await writtenAt(lastGood("public", html))))
        ? [address]
        : [];
    }),
  );
  return found.flat();
}

/**
 * Ends the build if anything that Gatsby has published is not from the checked content. Call it before
 * anything else writes into the pages.
 */
export async function comparePublished(build: BuildArgs): Promise<void> {
  const stale = [...(await staleNodes(build)), ...(await stalePages(build))];
  if (stale.length === 0) return;
  // Not reporter.panic(), which writes "ERROR UNKNOWN" above the message.
  build.reporter.log(`\nThese pages were built from old content: ${stale.join(", ")}.`);
  process.exit(staleCode);
}
