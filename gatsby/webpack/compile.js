const { transform } = require("esbuild");

/** A query of Gatsby's, which has read it by then. */
const query = /^export const \w+ = graphql`[^`]*`;$/gm;

/** A webpack loader in place of Gatsby's, which is ten times as slow: our source as JavaScript, without its queries. */
module.exports = function compile(source) {
  const done = this.async();
  transform(source.replace(query, ""), {
    loader: "tsx",
    // For its messages.
    sourcefile: this.resourcePath,
    jsx: "automatic",
    target: "es2021",
    charset: "utf8",
  }).then(({ code }) => done(null, code), done);
};
