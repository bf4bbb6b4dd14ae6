import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { filesOf } from "../../check/read/files";

/** Text files, which compress well. Fonts and images are already compressed. */
export const textPattern = String.raw`\.(html|js|css|json|svg|xml|txt)`;

/** Writes a .br and a .gz copy beside each text file of a built site, for servers that send precompressed files. */
export function compress(folder: string): void {
  const isText = new RegExp(`${textPattern}$`);
  for (const file of filesOf(folder).filter((name) => isText.test(name))) {
    const source = path.join(folder, file);
    const text = fs.readFileSync(source);
    fs.writeFileSync(`${source}.br`, brotliCompressSync(text));
    fs.writeFileSync(`${source}.gz`, gzipSync(text, { level: 9 }));
  }
}
