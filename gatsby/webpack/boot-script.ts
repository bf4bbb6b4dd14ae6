import { buildSync } from "esbuild";

/** Bundles src/boot/boot.ts into the text of an inline script. `develop` reads it only at the start. */
export function bootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/boot/boot.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2021",
    tsconfigRaw: {}, // Ours would add "use strict".
    charset: "utf8",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
