import path from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler, RuleSetRule } from "webpack";

import { hashLength, scriptPolicy } from "../hosting/headers";
import { bootScript } from "./boot-script";
import { licenses } from "./licenses";

/** Unused parts of libraries: Gatsby's Script and service worker, Emotion's withTheme. 3.3 kB of every page. */
const unused = [
  "gatsby-script",
  "./utils/inject-partytown-snippet",
  "./register-service-worker",
  "hoist-non-react-statics",
];

/** Our files in place of a library's, by the end of its path in an import. */
const stubs: Readonly<Record<string, string>> = {
  "session-storage": "scroll-memory.ts",
  "react-dom-utils": "react-dom-utils.ts",
  "head-export-handler-for-browser": "head-export.ts",
  goober: "goober.ts",
  "is-prop-valid": "is-prop-valid.ts",
};

const pathOf = (stub: string) => path.join(__dirname, "stubs", stub);

const reliesOn = (what: string) =>
  `${what}: gatsby/webpack/adjust-webpack.ts relies on it. See what the library does now, and gatsby/internals.test.ts.`;

/** The only part of Gatsby's configuration that passes a test. @throws if there is none or another. */
function theOnly<Part>(name: string, parts: readonly Part[], isIt: (part: Part) => boolean): Part {
  const [found, ...others] = parts.filter(isIt);
  if (found && others.length === 0) return found;
  throw new Error(
    reliesOn(`Gatsby's webpack configuration has ${found ? "several" : "no"} ${name}`),
  );
}

/** Whether a rule is for one name of a file, and not for another. */
const isFor = (name: string, notFor: string) => (rule: RuleSetRule) =>
  rule.test instanceof RegExp && rule.test.test(name) && !rule.test.test(notFor);

// Each of these functions changes the same object, which getConfig() returns.

/** In every stage: no inlined fonts. */
function adjustAll({ getConfig, loaders }: CreateWebpackConfigArgs): void {
  const { module } = getConfig();
  // No font inlined into a page: the font for ₹ alone would be 10% of it.
  const fonts = theOnly("rules for fonts", module.rules, isFor("a.woff2", "a.png"));
  fonts.use = [loaders.url({ limit: 0, name: `static/[name]-[hash:${hashLength}].[ext]` })];
  // A package's CSS, imported with "!" before its name, is text; Gatsby would inline it into each page.
  module.rules.push({ test: /node_modules.*\.css$/, type: "asset/source" });
}

/** In builds: esbuild in place of Babel, which compiles every TypeScript file twice in Gatsby. */
function compileFaster({ getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // 5 processor seconds, since every build starts from an empty cache.
  config.cache = false;
  const { module } = config;
  const second = theOnly("rules for TypeScript alone", module.rules, isFor("a.tsx", "a.js"));
  module.rules = module.rules.filter((rule: RuleSetRule) => rule !== second);
  const first = theOnly("rules for all scripts", module.rules, isFor("a.tsx", "a.png"));
  first.use = path.join(__dirname, "compile.js");
}

/** In builds, for the browser: smaller scripts, the Content-Security-Policy and licences. */
function adjustScripts({ getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // The Content-Security-Policy allows no other Trusted Types policy.
  config.output.trustedTypes = { policyName: scriptPolicy };
  // Short, since each page names every script and a hash does not compress.
  config.output.hashDigestLength = hashLength;
  // Short ids, in an order that does not depend on the folder of the packages.
  config.optimization.moduleIds = "size";
  // Code of many pages belongs to the first scripts: the browser would fetch a separate file only after those.
  const groups = Object.entries(config.optimization.splitChunks.cacheGroups);
  const [, shared] = theOnly("groups of shared code", groups, ([name]) => name === "shared");
  Object.assign(Object(shared), { name: "app", minChunks: 8 });
  // V8's explicit compile hint: V8 compiles all functions of a script off the main thread during the download. Without the
  // hint it compiles each at the first call: script time of the home page 163 to 277 ms at 4x.
  const preamble = "//# allFunctionsCalledOnLoad";
  const { minimizer } = config.optimization;
  const isTerser = ({ constructor }: object) => constructor.name === "TerserPlugin";
  // licenses.txt has the licences.
  minimizer[minimizer.indexOf(theOnly("minifiers of scripts", minimizer, isTerser))] =
    plugins.minifyJs({
      parallel: 2,
      extractComments: false,
      terserOptions: { output: { preamble, comments: false } },
    });
  config.devtool = false;
  for (const name of unused) config.resolve.alias[name] = false;
  for (const [request, stub] of Object.entries(stubs)) {
    const pattern = new RegExp(`(^|/)${request}$`);
    config.plugins.push(plugins.normalModuleReplacement(pattern, pathOf(stub)));
  }
  config.plugins.push(licenses(), checkStubs);
}

/** Fails a build without one of the stubs: then a library names its file in another way, and the original is in the scripts. */
const checkStubs = {
  apply: ({ hooks, webpack }: Compiler) =>
    hooks.thisCompilation.tap("stubs", ({ errors, hooks: { finishModules } }) =>
      finishModules.tap("stubs", (modules) => {
        const files = new Set(Array.from(modules, (module) => module.nameForCondition()));
        for (const [request, stub] of Object.entries(stubs)) {
          if (files.has(pathOf(stub))) continue;
          errors.push(new webpack.WebpackError(reliesOn(`No library imports "${request}"`)));
        }
      }),
    ),
};

/** For the prebuilt pages: the boot script and, in a build, webpack's statistics of the scripts, which are compiled first. */
function provideScripts({ stage, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const { plugins: configured, resolve } = getConfig();
  configured.push(plugins.define({ BOOT_SCRIPT: JSON.stringify(bootScript()) }));
  resolve.alias["webpack-stats"] =
    stage === "build-html" && path.resolve("public/webpack.stats.json");
}

/** Adjusts Gatsby's webpack configuration. */
export function adjustWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, getConfig } = args;
  adjustAll(args);
  if (stage.startsWith("build")) compileFaster(args);
  if (stage === "build-javascript") adjustScripts(args);
  if (stage.endsWith("-html")) provideScripts(args);
  actions.replaceWebpackConfig(getConfig());
}
