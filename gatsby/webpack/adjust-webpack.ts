import path from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

import { scriptPolicy } from "../hosting/headers";
import { bootScript } from "./boot-script";
import { licenses } from "./licenses";

// Unused parts of libraries: Gatsby's Script and service worker, Emotion's withTheme.
const unused = [
  "gatsby-script",
  "./utils/inject-partytown-snippet",
  "./register-service-worker",
  "hoist-non-react-statics",
];

const stub = (name: string) => path.resolve("gatsby/webpack/stubs", name);

// Each of these functions changes the same object, which getConfig() returns.

/** In every stage: fewer cache lookups, and no inlined fonts. */
function adjustAll({ getConfig }: CreateWebpackConfigArgs): void {
  const { plugins, module } = getConfig();
  // In each run webpack would check thousands of files of its own, Gatsby and the loaders; gatsby/run.ts detects changes.
  plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("no-lookup", ({ compilation }) => compilation.buildDependencies.clear()),
  });
  // No font inlined into a page: the font for ₹ alone would be 10% of it.
  for (const { test, use } of module.rules) {
    if (test instanceof RegExp && test.test(".woff2")) {
      const [{ options }] = use;
      options.limit = 0;
      options.name = options.name.replace("[hash]", "[hash:8]");
    }
  }
  // A package's CSS, imported with "!" before its name, is text; Gatsby would inline it into each page.
  module.rules.push({ test: /node_modules.*\.css$/, type: "asset/source" });
}

/** In builds: esbuild in place of Babel, which compiles every TypeScript file twice in Gatsby. */
function compileFaster({ getConfig }: CreateWebpackConfigArgs): void {
  const { module } = getConfig();
  const [first, second] = module.rules.filter(({ test }: { test?: RegExp }) => test?.test(".tsx"));
  first.use = path.resolve("gatsby/webpack/compile.js");
  module.rules = module.rules.filter((rule: object) => rule !== second);
}

/** In builds, for the browser: smaller scripts, the Content-Security-Policy and licences. */
function adjustScripts({ getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // The syntax of webpack's own code; Gatsby sets that of 2009.
  config.target = ["web", "es2017"];
  // The Content-Security-Policy allows no other Trusted Types policy.
  config.output.trustedTypes = { policyName: scriptPolicy };
  // Short, since each page names every script and a hash does not compress.
  config.output.hashDigestLength = 8;
  // Short ids, in an order that does not depend on the folder of the packages.
  config.optimization.moduleIds = "size";
  // Code of many pages belongs to the first scripts: the browser would fetch a separate file only after those.
  Object.assign(config.optimization.splitChunks.cacheGroups.shared, { name: "app", minChunks: 8 });
  // V8's explicit compile hint: V8 compiles all functions of a script off the main thread during the download. Without the
  // hint it compiles each on the main thread at the first call.
  const preamble = "//# allFunctionsCalledOnLoad";
  const [, minifyCss] = config.optimization.minimizer;
  config.optimization.minimizer = [
    // Newer syntax, a second pass, and property reads without side effects: 0.5 kB less.
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
  config.devtool = false;
  Object.assign(config.resolve.alias, {
    ...Object.fromEntries(unused.map((name) => [name, false])),
    "@emotion/is-prop-valid": stub("is-prop-valid.ts"),
    goober: stub("goober.ts"),
  });
  config.plugins.push(
    licenses(),
    plugins.normalModuleReplacement(/\/head-export-handler-for-browser$/, stub("head-export.ts")),
    plugins.normalModuleReplacement(/^\.\/session-storage$/, stub("scroll-memory.ts")),
    plugins.normalModuleReplacement(/^\.\/react-dom-utils$/, stub("react-dom-utils.ts")),
  );
}

function inlineBootScript({ getConfig, plugins }: CreateWebpackConfigArgs): void {
  getConfig().plugins.push(plugins.define({ BOOT_SCRIPT: JSON.stringify(bootScript()) }));
}

/** Adjusts Gatsby's webpack configuration. */
export function adjustWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, getConfig } = args;
  adjustAll(args);
  if (stage.startsWith("build")) compileFaster(args);
  if (stage === "build-javascript") adjustScripts(args);
  if (stage.endsWith("-html")) inlineBootScript(args);
  actions.replaceWebpackConfig(getConfig());
}
