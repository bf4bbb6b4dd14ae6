const { transform } = require("esbuild");

/** A GraphQL query, which Gatsby has extracted before. */
const query = /^export const \w+ = graphql`[^`]*`;$/gm;

/** A webpack loader that compiles our source without its queries, ten times as fast as Gatsby's. */
module.exports = function compile(source) {
  const done = this.async();
  transform(source.replace(query, ""), {
    loader: "tsx",
    // For error messages.
    sourcefile: this.resourcePath,
    jsx: "automatic",
    target: "es2021",
    charset: "utf8",
  }).then(({ code }) => done(null, code), done);
};
