import path from "node:path";

import { buildSync } from "esbuild";

/**
 * The text of the script that runs in each page before anything is drawn: src/boot/boot.ts, in one piece. `develop`
 * reads it at its start only.
 */
export function bootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/boot/boot.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2021",
    charset: "utf8",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
