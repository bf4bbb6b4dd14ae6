import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { BannerPlugin, Compilation } from "gatsby/webpack";

/** V8 then compiles the functions of a script during its download, off the main thread (docs/performance.md). */
const compileHint = new BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
});

/** Adjusts Gatsby's webpack configuration. */
export function adjustWebpack({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  // For the prebuilt pages: the names of the scripts, which Gatsby compiles before them.
  const scripts = stage === "build-html" && fs.readFileSync("public/webpack.stats.json", "utf8");
  actions.setWebpackConfig({
    // Text for the photo viewer alone: Gatsby would put a package's CSS into the head of every page.
    module: {
      rules: [
        { test: /node_modules.*\.css$/, type: "asset/source" },
        // Emotion imports it for `withTheme`, which no page uses: 1.2 kB of each page with a tool.
        { test: /hoist-non-react-statics/, sideEffects: false },
      ],
    },
    // The one file of a library that is replaced (docs/decisions.md).
    resolve: { alias: { "./session-storage": path.resolve("gatsby/scroll-memory.ts") } },
    plugins: [
      plugins.define({ SCRIPT_STATISTICS: scripts || "undefined" }),
      ...(stage === "build-javascript" ? [compileHint] : []),
    ],
    // Every build starts from an empty cache (docs/decisions.md); writing one takes several seconds.
    ...(stage.startsWith("build") && { cache: false, devtool: false }),
  });
}
