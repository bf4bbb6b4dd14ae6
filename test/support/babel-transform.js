const { default: babelJest } = require("babel-jest");

module.exports = babelJest.createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }]],
  plugins: [],
  overrides: [
    { test: /\.tsx?$/, presets: [["@babel/preset-typescript", { onlyRemoveTypeImports: false }]] },
  ],
});
