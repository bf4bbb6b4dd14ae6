import path from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";
import type { RuleSetRule } from "webpack";

import { hashLength, scriptPolicy } from "../hosting/headers";
import { bootScript } from "./boot-script";
import { licenses } from "./licenses";

const stub = (name: string) => path.join(__dirname, "stubs", name);

/** What replaces an import of a library: one of our files, or nothing. gatsby/internals.test.ts has the reasons. */
const replacements: Readonly<Record<string, string | false>> = {
  "./session-storage": stub("scroll-memory.ts"),
  "./react-dom-utils": stub("react-dom-utils.ts"),
  "./head/head-export-handler-for-browser": stub("head-export.ts"),
  goober: stub("goober.ts"),
  "@emotion/is-prop-valid": stub("is-prop-valid.ts"),
  // Unused parts of libraries: 4.3 kB of every page.
  "gatsby-script": false,
  "./utils/inject-partytown-snippet": false,
  "./register-service-worker": false,
  "./use-scroll-restoration": false,
  "./public-page-renderer": false,
  "hoist-non-react-statics": false,
};

/** The only rule for one name of a file, and not for another. @throws if there is none, or more than one. */
function ruleFor(name: string, notFor: string, rules: readonly RuleSetRule[]): RuleSetRule {
  const [found, ...others] = rules.filter(
    ({ test }) => test instanceof RegExp && test.test(name) && !test.test(notFor),
  );
  if (found && others.length === 0) return found;
  throw new Error(`Gatsby's rule for ${name} is not found: correct adjust-webpack.ts.`);
}

/** In builds: esbuild in place of Babel, which compiles every TypeScript file twice in Gatsby. */
function compileFaster({ getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const { module } = config;
  // 5 processor seconds, since every build starts from an empty cache.
  config.cache = false;
  const second = ruleFor("a.tsx", "a.js", module.rules);
  module.rules = module.rules.filter((rule: RuleSetRule) => rule !== second);
  ruleFor("a.tsx", "a.png", module.rules).use = path.join(__dirname, "compile.js");
}

/** In builds, for the browser: smaller scripts, the Content-Security-Policy and licences. */
function adjustScripts({ getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const { output, optimization } = config;
  // The syntax of webpack's own code; Gatsby sets that of 2009.
  config.target = ["web", "es2017"];
  // The Content-Security-Policy allows no other Trusted Types policy.
  output.trustedTypes = { policyName: scriptPolicy };
  // Short, since each page names every script and a hash does not compress.
  output.hashDigestLength = hashLength;
  // Short ids, in an order that does not depend on the folder of the packages, and short names of exports.
  Object.assign(optimization, { moduleIds: "size", mangleExports: "size" });
  // Code of many pages belongs to the first scripts: the browser would fetch a separate file only after those.
  Object.assign(optimization.splitChunks.cacheGroups.shared, { name: "app", minChunks: 8 });
  // V8's explicit compile hint: V8 compiles all functions of a script off the main thread during the download. Without the
  // hint it compiles each at the first call: script time of the home page 163 to 277 ms at 4x.
  const preamble = "//# allFunctionsCalledOnLoad";
  // licenses.txt has the licences. No style sheet is written, so none is minified.
  const terserOptions = {
    ecma: 2020,
    compress: { passes: 3, pure_getters: true },
    output: { preamble, comments: false },
  };
  optimization.minimizer = [
    plugins.minifyJs({ parallel: 2, extractComments: false, terserOptions }),
  ];
  config.devtool = false;
  Object.assign(config.resolve.alias, replacements);
  config.plugins.push(licenses());
}

/** For the prebuilt pages: the boot script and, in a build, webpack's statistics of the scripts, which are compiled first. */
function provideScripts({ stage, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const { plugins: configured, resolve } = getConfig();
  configured.push(plugins.define({ BOOT_SCRIPT: JSON.stringify(bootScript()) }));
  resolve.alias["webpack-stats"] =
    stage === "build-html" && path.resolve("public/webpack.stats.json");
}

/** Adjusts Gatsby's webpack configuration: each step changes the object that getConfig() returns. */
export function adjustWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, getConfig, loaders } = args;
  const { rules } = getConfig().module;
  // No font inlined into a page: the font for ₹ alone would be 10% of it.
  ruleFor("a.woff2", "a.png", rules).use = [
    loaders.url({ limit: 0, name: `static/[name]-[hash:${hashLength}].[ext]` }),
  ];
  // A package's CSS, imported with "!" before its name, is text; Gatsby would inline it into each page.
  rules.push({ test: /node_modules.*\.css$/, type: "asset/source" });
  getConfig().resolve.alias["@emotion/hash"] = stub("emotion-hash.ts");
  if (stage.startsWith("build")) compileFaster(args);
  if (stage === "build-javascript") adjustScripts(args);
  if (stage.endsWith("-html")) provideScripts(args);
  actions.replaceWebpackConfig(getConfig());
}
