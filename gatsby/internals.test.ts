// What we rely on in Gatsby and other libraries without their promise, one row for each. After an update of one of them
// `npm test` names the file to look at; then read the row's part of the library, and correct our file and the row.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import createCache from "@emotion/cache";
import { css } from "@emotion/react";

import { adjustWebpack } from "./webpack/adjust-webpack";

/** Rows of: our file, what is lost without it, the library's file, the code that our file relies on. */
const internals: readonly (readonly [
  ours: string,
  lost: string,
  file: string,
  code: readonly string[],
])[] = [
  // The five replaced files.
  [
    "gatsby/webpack/stubs/scroll-memory.ts",
    "the promise to store nothing: scroll positions are in session storage",
    "gatsby-react-router-scroll/scroll-handler.js",
    [
      'require("./session-storage")',
      ".SessionStorage()",
      "_stateStorage.save(this.props.location, key, ",
      "_stateStorage.read(this.props.location, key)",
    ],
  ],
  [
    "gatsby/webpack/stubs/react-dom-utils.ts",
    "short tasks: React DOM starts with everything else, 120 instead of 31 ms",
    "gatsby/cache-dir/production-app.js",
    [
      'import { reactDOMUtils } from "./react-dom-utils"',
      "const { render, hydrate } = reactDOMUtils()",
    ],
  ],
  [
    "gatsby/webpack/stubs/head-export.ts",
    "1.5 kB of scripts on every page, and the budget of the home page",
    "gatsby/cache-dir/page-renderer.js",
    [
      'import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"',
      "  headHandlerForBrowser({\n",
    ],
  ],
  [
    "gatsby/webpack/stubs/goober.ts",
    "the look of notices: goober writes into a <style>, which the policy blocks",
    "notistack/notistack.esm.js",
    ["import { css } from 'goober'"],
  ],
  [
    "gatsby/webpack/stubs/is-prop-valid.ts",
    "2.1 kB of scripts on every page",
    "@emotion/styled/base/dist/emotion-styled-base.browser.esm.js",
    ["import isPropValid from '@emotion/is-prop-valid'", "testOmitPropsOnStringTag = isPropValid"],
  ],
  // The modules that are left out: 2.4 kB of scripts on every page.
  [
    "gatsby/webpack/adjust-webpack.ts",
    "2.4 kB of scripts on every page: gatsby-script",
    "gatsby/cache-dir/gatsby-browser-entry.js",
    ['export * from "gatsby-script"'],
  ],
  [
    "gatsby/webpack/adjust-webpack.ts",
    "scripts of a service worker on every page",
    "gatsby/cache-dir/production-app.js",
    ["require(`./register-service-worker`)"],
  ],
  [
    "gatsby/webpack/adjust-webpack.ts",
    "scripts of Partytown on every page",
    "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    ['require("./utils/inject-partytown-snippet")'],
  ],
  [
    "gatsby/webpack/adjust-webpack.ts",
    "scripts of Emotion's withTheme on every page",
    "@emotion/react/dist/emotion-react.browser.esm.js",
    ["import 'hoist-non-react-statics'"],
  ],
  // The start of React.
  [
    "gatsby-browser.tsx",
    "everything that needs scripts",
    "gatsby/cache-dir/production-app.js",
    [
      "window.___loader = publicLoader",
      "apiRunnerAsync(`onClientEntry`).then(",
      "apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)",
      "apiRunner(`onInitialClientRender`)",
      'id="gatsby-focus-wrapper"',
      "page.page.webpackCompilationHash !== window.___webpackCompilationHash",
    ],
  ],
  [
    "src/lib/page-loader.ts",
    "links with a query, and links after a new deploy",
    "gatsby/cache-dir/loader.js",
    [
      "enqueue: rawPath =>",
      "hovering: rawPath =>",
      "loadPage: rawPath =>",
      "loadPageSync: (rawPath, options = {}) =>",
    ],
  ],
  [
    "src/lib/page-loader.ts",
    "the query that a tool has written, once a link to the same page is pressed",
    "gatsby/cache-dir/navigation.js",
    ["window.___navigate = (to, options) => navigate(to, options)"],
  ],
  [
    "src/lib/query.ts",
    "the scroll position: the router no longer knows the entry by its key",
    "@gatsbyjs/reach-router/dist/index.modern.mjs",
    ["history.state&&e.history.state.key", '{key:Date.now()+""}'],
  ],
  [
    "gatsby-browser.tsx",
    "everything that needs scripts: without these two values, each loaded page throws or is of another deploy",
    "gatsby/cache-dir/loader.js",
    [
      "(window.___chunkMapping[componentChunkName] || [])",
      "appDataResponse.webpackCompilationHash",
    ],
  ],
  // The HTML of a page.
  [
    "gatsby-ssr.tsx",
    "React: the policy blocks an inline script for each page, or no script starts",
    "gatsby/cache-dir/static-entry.js",
    [
      "window.pagePath=",
      "sliceId: `_gatsby-scripts`",
      "apiRunner(`onPreRenderHTML`",
      "pathname: pagePath",
    ],
  ],
  [
    "gatsby-ssr.tsx",
    "React: Gatsby writes more into a page than its scripts, their names and the hash",
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
    [
      "chunkSliceContents + hashSliceContents + assetSliceContents.join",
      "assetsByChunkName: assets",
    ],
  ],
  [
    "gatsby-ssr.tsx",
    "React 1.28 instead of 1.18 times as late: the page's script and data are not preloaded",
    "gatsby/cache-dir/loader.js",
    ["/page-data/${fixedPath}/page-data.json", "/page-data/app-data.json"],
  ],
  // The photo viewer.
  [
    "src/ui/photo-viewer.tsx",
    "the colours and focus ring of the photo viewer",
    "yet-another-react-lightbox/dist/styles.css",
    [
      "--yarl__color_backdrop",
      "--yarl__color_button",
      "--yarl__button_background_color",
      "--yarl__button_filter",
      "--yarl__navigation_button_padding",
      ".yarl__button",
    ],
  ],
];

const read = (file: string) => fs.readFileSync(path.resolve("node_modules", file), "utf8");

test.each(internals)(
  "%s relies on code of a library; without it: %s",
  (_ours, _lost, file, code) => {
    const text = read(file);
    expect(code.filter((part) => !text.includes(part)).map((part) => `${file}: ${part}`)).toEqual(
      [],
    );
  },
);

test("gatsby-ssr.tsx and src/site/prebuilt-styles.ts collect Emotion's styles, or pages have none", () => {
  const cache = createCache({ key: "s" });
  cache.compat = true;
  const styles = css({ color: "red" });
  expect(cache.insert("", styles, cache.sheet, false)).toBe("color:red;");
  const ofClass = css({ color: "blue" });
  cache.insert(".s-a", ofClass, cache.sheet, true);
  expect(cache.inserted[ofClass.name]).toBe(".s-a{color:blue;}");
});

const gatsby = createRequire(path.resolve("node_modules/gatsby/package.json"));
const { store } = gatsby("./dist/redux");
const { createWebpackUtils } = gatsby("./dist/utils/webpack-utils");
const configure = gatsby("./dist/utils/webpack.config.js");
const typescript = gatsby("gatsby-plugin-typescript/gatsby-node.js");

test.each(["develop", "develop-html", "build-html", "build-javascript"])(
  "webpack's configuration of %s has what gatsby/webpack/adjust-webpack.ts changes",
  async (stage) => {
    const directory = process.cwd();
    const program = { directory, extensions: [".tsx"], browserslist: ["chrome 100"] };
    store.dispatch({ type: "SET_PROGRAM", payload: program });
    const config = await configure(program, directory, stage, 8000, {});
    const utils = createWebpackUtils(stage, program);
    const setWebpackConfig = ({ module }: typeof config) =>
      config.module.rules.push(...module.rules);
    typescript.onCreateWebpackConfig({ ...utils, actions: { setWebpackConfig } });
    const actions = { replaceWebpackConfig: jest.fn() };
    adjustWebpack({ ...utils, stage, getConfig: () => config, actions });
    expect(actions.replaceWebpackConfig).toHaveBeenCalledWith(config);
  },
);
