import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { BannerPlugin, Compilation } from "gatsby/webpack";

/** A hint for V8 to compile all functions of a script while it is loaded, off the main thread (docs/performance.md). */
const compileHint = new BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
});

/** Adjusts Gatsby's webpack configuration. */
export function adjustWebpack({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  // The prebuilt pages need the names of the scripts, which Gatsby compiles first.
  const scripts = stage === "build-html" && fs.readFileSync("public/webpack.stats.json", "utf8");
  actions.setWebpackConfig({
    module: {
      rules: [
        // Gatsby would put the CSS of the photo viewer into the head of every page.
        { test: /node_modules.*\.css$/, type: "asset/source" },
        // Emotion imports this package for `withTheme`, which no page uses. It would add 1.2 kB to a page with a tool.
        { test: /hoist-non-react-statics/, sideEffects: false },
      ],
    },
    // Our file replaces one of Gatsby's.
    resolve: { alias: { "./session-storage": path.resolve("gatsby/scroll-memory.ts") } },
    plugins: [
      plugins.define({ SCRIPT_STATISTICS: scripts || "undefined" }),
      ...(stage === "build-javascript" ? [compileHint] : []),
    ],
    // Every build starts from an empty cache (docs/decisions.md); writing one takes several seconds.
    ...(stage.startsWith("build") && { cache: false, devtool: false }),
  });
}
