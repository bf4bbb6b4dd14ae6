import { createHash } from "node:crypto";

import { writeIfChanged } from "../write-if-changed";

/**
 * Writes a drawing into public/static/, whose files are cached for a year, while a query runs: so it is there in
 * `gatsby develop`, too.
 * @returns its path on the site, without the prefix.
 */
export async function publishDrawing(name: string, svg: string): Promise<string> {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  const file = `/static/${name}-${hash}.svg`;
  await writeIfChanged(`public${file}`, svg);
  return file;
}
