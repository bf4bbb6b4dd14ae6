import path from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

import { scriptPolicy } from "../hosting/headers";
import { bootScript } from "./boot-script";
import { licenses } from "./licenses";

// Parts of libraries that no page uses: Gatsby's Script and service worker, Emotion's withTheme.
const unused = [
  "gatsby-script",
  "@builder.io/partytown/integration",
  "./register-service-worker",
  "hoist-non-react-statics",
];

const stub = (name: string) => path.resolve("gatsby/webpack/stubs", name);

/** In `develop`: the list of errors in Gatsby's overlay is ours. */
function adjustDevelop({ actions, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: { alias: { "gatsby-overlay": path.resolve(".cache/fast-refresh-overlay") } },
    plugins: [plugins.normalModuleReplacement(/\/graphql-errors$/, stub("overlay-errors.tsx"))],
  });
}

/** The scripts for visitors: only what they use, under the Content-Security-Policy, with licences. */
function adjustScripts({ actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // The syntax of webpack's own code: that of our browsers; Gatsby asks for that of 2009.
  config.target = ["web", "es2017"];
  // The only policy that may load scripts: the Content-Security-Policy allows no other.
  config.output.trustedTypes = { policyName: scriptPolicy };
  // Each page names every script, and a hash does not compress.
  config.output.hashDigestLength = 8;
  // Code that many pages share is in the first scripts: a browser would fetch a separate file only after those.
  Object.assign(config.optimization.splitChunks.cacheGroups.shared, { name: "app", minChunks: 8 });
  // V8's explicit compile hint: all functions of a script are compiled while it arrives, off the main thread. Without it
  // each is compiled on the main thread when it is first called.
  const preamble = "//# allFunctionsCalledOnLoad";
  const [, minifyCss] = config.optimization.minimizer;
  config.optimization.minimizer = [
    // In the syntax of our browsers, twice over, and without what only reads a property: 0.5 kB less.
    plugins.minifyJs({
      parallel: 2,
      terserOptions: {
        compress: { ecma: 2020, passes: 2, pure_getters: true },
        mangle: { safari10: false },
        output: { ecma: 2020, preamble },
      },
    }),
    minifyCss,
  ];
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    // No source maps: visitors need none.
    devtool: false,
    resolve: {
      alias: {
        ...Object.fromEntries(unused.map((name) => [name, false])),
        "@emotion/is-prop-valid": stub("is-prop-valid.ts"),
        goober: stub("goober.ts"),
      },
    },
    plugins: [
      licenses(),
      plugins.normalModuleReplacement(/\/head-export-handler-for-browser$/, stub("head-export.ts")),
      plugins.normalModuleReplacement(/^\.\/session-storage$/, stub("scroll-memory.ts")),
      plugins.normalModuleReplacement(/^\.\/react-dom-utils$/, stub("react-dom-utils.ts")),
    ],
  });
}

function adjustEvery({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Thousands of files of webpack, Gatsby and each loader, looked up in each run; gatsby/run.ts knows when they have changed.
  config.plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("no-lookup", ({ compilation }) => compilation.buildDependencies.clear()),
  });
  // No font as text inside a page: the one for ₹ alone would be a tenth of it.
  for (const { test, use } of config.module.rules) {
    if (test instanceof RegExp && test.test(".woff2")) {
      const [{ options }] = use;
      options.limit = 0;
      options.name = options.name.replace("[hash]", "[hash:8]");
    }
  }
  actions.replaceWebpackConfig(config);
}

/** In builds: esbuild in place of Babel, to which Gatsby gives every file of TypeScript twice. */
function compileFaster({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const [first, second] = config.module.rules.filter(({ test }: { test?: RegExp }) =>
    test?.test(".tsx"),
  );
  first.use = path.resolve("gatsby/webpack/compile.js");
  config.module.rules = config.module.rules.filter((rule: object) => rule !== second);
  actions.replaceWebpackConfig(config);
}

/** A package's styles are text, imported with "!" before their name; Gatsby would write them into each page. */
const takeStylesAsText = ({ actions }: CreateWebpackConfigArgs) =>
  actions.setWebpackConfig({
    module: { rules: [{ test: /node_modules.*\.css$/, type: "asset/source" }] },
  });

/** In the HTML of each page. */
const inlineBootScript = ({ actions, plugins }: CreateWebpackConfigArgs) =>
  actions.setWebpackConfig({
    plugins: [plugins.define({ BOOT_SCRIPT: JSON.stringify(bootScript()) })],
  });

/** Adjusts Gatsby's webpack configuration; each stub says what it replaces, and why. */
export function adjustWebpack(args: CreateWebpackConfigArgs): void {
  adjustEvery(args);
  takeStylesAsText(args);
  if (args.stage.startsWith("build")) compileFaster(args);
  if (args.stage === "develop") adjustDevelop(args);
  if (args.stage === "build-javascript") adjustScripts(args);
  if (args.stage.endsWith("-html")) inlineBootScript(args);
}
