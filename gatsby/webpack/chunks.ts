import fs from "node:fs";
import path from "node:path";

import { z } from "zod";

const written = path.resolve("public/webpack.stats.json");
const kept = path.resolve(".cache/webpack.stats.json");

const statsShape = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

/** Scripts, as files of public/, that each named chunk of the last build needs, shared ones included. */
export type ScriptsOfChunks = ReadonlyMap<string, string[]>;

/** Moves Gatsby's statistics of the scripts out of public/: only the build needs them. */
export const withdrawChunks = () => fs.renameSync(written, kept);

/** @throws where nothing has been built yet. */
export function scriptsOfChunks(): ScriptsOfChunks {
  const { namedChunkGroups } = statsShape.parse(JSON.parse(fs.readFileSync(kept, "utf8")));
  const groups = Object.entries(namedChunkGroups);
  return new Map(groups.map(([chunk, { assets }]) => [chunk, assets.map(({ name }) => name)]));
}
