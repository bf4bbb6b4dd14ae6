const { transformSync } = require("esbuild");

/** Compiles TypeScript for jest. */
module.exports = {
  process: (code, file) =>
    transformSync(code, {
      loader: file.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      jsx: "automatic",
      sourcefile: file,
      sourcemap: "inline",
    }),
};
