import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
} from "node:zlib";

import { filesOf } from "../../check";
import { writeIfChanged } from "../write-if-changed";

/** Files that compress well: text of any kind. Fonts and images are compressed already. */
export const textPattern = String.raw`\.(html|js|css|json|svg|xml|txt)`;
const isText = (file: string) => new RegExp(`${textPattern}$`).test(file);

const brotliOptions = (text: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});

const methods = [
  {
    extension: ".br",
    compress: (text: Buffer) => promisify(brotliCompress)(text, brotliOptions(text)),
    open: promisify(brotliDecompress),
  },
  {
    extension: ".gz",
    compress: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    open: promisify(gunzip),
  },
];

const copy = new RegExp(String.raw`(?<=${textPattern})\.(br|gz)$`);

/** The file that a compressed copy is of; of any other file the file itself. */
export const sourceOf = (file: string) => file.replace(copy, "");

/** Hosts that compress by themselves what they serve, by the variable that each sets where it builds. */
const compressingHosts = ["NETLIFY", "CF_PAGES", "VERCEL"];

/** Writes one compressed copy of a file beside it, or removes it if it would not be smaller. */
async function writeCopy(
  file: string,
  text: Buffer,
  { extension, compress, open }: (typeof methods)[number],
): Promise<void> {
  const target = file + extension;
  // Compressing takes a hundred times as long as reading what a copy holds.
  const held = await fs
    .readFile(target)
    .then(open)
    .catch(() => undefined);
  if (held?.equals(text)) return;
  const compressed = await compress(text);
  if (compressed.length < text.length) await writeIfChanged(target, compressed);
  else await fs.rm(target, { force: true });
}

/**
 * Writes a .br and a .gz beside each file of text, for servers that send such copies as they are. Copies of
 * files that no longer exist are removed.
 * @param folder the site that was built.
 * @param environment where one of `compressingHosts` builds, no copy is left.
 * @param published files of the folder that an editor publishes as they are, archives among them.
 */
export async function compress(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  published: readonly string[] = [],
): Promise<void> {
  const isNeedless = compressingHosts.some((host) => environment[host]);
  const files = filesOf(folder);
  const texts = new Set(isNeedless ? [] : files.filter(isText));
  const stale = files.filter(
    (file) => copy.test(file) && !texts.has(sourceOf(file)) && !published.includes(file),
  );
  await Promise.all(stale.map((file) => fs.rm(path.join(folder, file))));
  for (const file of texts) {
    const text = await fs.readFile(path.join(folder, file));
    await Promise.all(methods.map((method) => writeCopy(path.join(folder, file), text, method)));
  }
}
