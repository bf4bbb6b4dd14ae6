import fs from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { filesOf } from "../../check/read/files";

/** Text files, which compress well. Fonts and images are already compressed. */
export const textPattern = String.raw`\.(html|js|css|json|svg|xml|txt)`;
const isText = (file: string) => new RegExp(`${textPattern}$`).test(file);

const methods = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a .br and a .gz copy beside each text file of a built site, for servers that send precompressed files. */
export async function compress(folder: string): Promise<void> {
  const write = async (file: string) => {
    const source = `${folder}/${file}`;
    const text = await fs.readFile(source);
    for (const [extension, compressed] of Object.entries(methods)) {
      await fs.writeFile(`${source}.${extension}`, await compressed(text));
    }
  };
  await Promise.all(filesOf(folder).filter(isText).map(write));
}
