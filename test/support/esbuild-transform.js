const path = require("node:path");

const { transformSync } = require("esbuild");

exports.process = (source, file) =>
  transformSync(source, {
    sourcefile: file,
    loader: path.extname(file).slice(1),
    format: "cjs",
    jsx: "automatic",
    sourcemap: "inline",
    target: "node20",
  });
