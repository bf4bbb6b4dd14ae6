// What we rely on in Gatsby and other libraries without their promise, one row for each. After an update of one of them
// `npm test` names the file to look at; then read the row's part of the library, and correct our file and the row.
import fs from "node:fs";
import path from "node:path";

interface Reliance {
  /** Our file. */
  ours: string;
  /** What is lost without it. */
  lost: string;
  /** The code that our file relies on, by the library's file. */
  code: Record<string, string[]>;
}

const internals: Reliance[] = [
  // The six replaced files.
  {
    ours: "gatsby/webpack/stubs/scroll-memory.ts",
    lost: "the promise to store nothing: scroll positions are in session storage",
    code: {
      "gatsby-react-router-scroll/scroll-handler.js": [
        'require("./session-storage")',
        ".SessionStorage()",
        "_stateStorage.save(this.props.location, key, ",
        "_stateStorage.read(this.props.location, key)",
      ],
    },
  },
  {
    ours: "gatsby/webpack/stubs/react-dom-utils.ts",
    lost: "short tasks: React DOM starts with everything else, 120 instead of 31 ms",
    code: {
      "gatsby/cache-dir/production-app.js": [
        'import { reactDOMUtils } from "./react-dom-utils"',
        "const { render, hydrate } = reactDOMUtils()",
      ],
    },
  },
  {
    ours: "gatsby/webpack/stubs/head-export.ts",
    lost: "1.5 kB of scripts on every page, and the budget of the home page",
    code: {
      "gatsby/cache-dir/page-renderer.js": [
        'import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"',
        "  headHandlerForBrowser({\n",
      ],
    },
  },
  {
    ours: "gatsby/webpack/stubs/goober.ts",
    lost: "the look of notices: goober writes into a <style>, which the CSP blocks",
    code: { "notistack/notistack.esm.js": ["import { css } from 'goober'"] },
  },
  {
    ours: "gatsby/webpack/stubs/is-prop-valid.ts",
    lost: "2.1 kB of scripts on every page",
    code: {
      "@emotion/styled/base/dist/emotion-styled-base.browser.esm.js": [
        "import isPropValid from '@emotion/is-prop-valid'",
        "testOmitPropsOnStringTag = isPropValid",
      ],
    },
  },
  {
    ours: "gatsby/webpack/stubs/emotion-hash.ts",
    lost: "the budget of the home page: 100 bytes of its HTML and 300 of its styles",
    code: {
      "@emotion/serialize/dist/emotion-serialize.esm.js": [
        "import hashString from '@emotion/hash'",
        "hashString(styles) + identifierName",
      ],
    },
  },
  {
    ours: "gatsby/webpack/adjust-webpack.ts",
    lost: "4.3 kB of scripts on every page that nothing uses",
    code: {
      "gatsby/cache-dir/gatsby-browser-entry.js": [
        'export * from "gatsby-script"',
        'from "./public-page-renderer"',
      ],
      "gatsby-react-router-scroll/index.js": ['require("./use-scroll-restoration")'],
      "gatsby/cache-dir/production-app.js": ["require(`./register-service-worker`)"],
      "gatsby/dist/internal-plugins/partytown/gatsby-browser.js": [
        'require("./utils/inject-partytown-snippet")',
      ],
      "@emotion/react/dist/emotion-react.browser.esm.js": ["import 'hoist-non-react-statics'"],
    },
  },
  // The start of React.
  {
    ours: "gatsby-browser.tsx",
    lost: "everything that needs scripts, on each page that is loaded or on all",
    code: {
      "gatsby/cache-dir/production-app.js": [
        "window.___loader = publicLoader",
        "apiRunnerAsync(`onClientEntry`).then(",
        "apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)",
        "apiRunner(`onInitialClientRender`)",
        'id="gatsby-focus-wrapper"',
        "page.page.webpackCompilationHash !== window.___webpackCompilationHash",
      ],
      "gatsby/cache-dir/loader.js": [
        "(window.___chunkMapping[componentChunkName] || [])",
        "appDataResponse.webpackCompilationHash",
      ],
    },
  },
  {
    ours: "src/lib/page-loader.ts",
    lost: "links with a query, to the same page, or after a new deploy",
    code: {
      "gatsby/cache-dir/loader.js": [
        "enqueue: rawPath =>",
        "hovering: rawPath =>",
        "loadPage: rawPath =>",
        "loadPageSync: (rawPath, options = {}) =>",
      ],
      "gatsby/cache-dir/navigation.js": [
        "window.___navigate = (to, options) => navigate(to, options)",
      ],
    },
  },
  {
    ours: "src/lib/query.ts",
    lost: "the scroll position: the router no longer knows the entry by its key",
    code: {
      "@gatsbyjs/reach-router/dist/index.modern.mjs": [
        "history.state&&e.history.state.key",
        '{key:Date.now()+""}',
      ],
    },
  },
  // The HTML of a page.
  {
    ours: "gatsby-ssr.tsx",
    lost: "React: no script starts, the CSP blocks one, or the page's own come late",
    code: {
      "gatsby/cache-dir/static-entry.js": [
        "window.pagePath=",
        "sliceId: `_gatsby-scripts`",
        "apiRunner(`onPreRenderHTML`",
        "pathname: pagePath",
      ],
      // Nothing but a page's scripts, their names and the hash.
      "gatsby/dist/utils/gatsby-webpack-stats-extractor.js": [
        "chunkSliceContents + hashSliceContents + assetSliceContents.join",
        "assetsByChunkName: assets",
      ],
      // Without their preload React starts 1.28 instead of 1.18 times as late.
      "gatsby/cache-dir/loader.js": [
        "/page-data/${fixedPath}/page-data.json",
        "/page-data/app-data.json",
      ],
    },
  },
  {
    ours: "src/site/prebuilt-styles.ts",
    lost: "the look of every page: Emotion's styles are not collected",
    code: {
      "@emotion/cache/dist/emotion-cache.esm.js": [
        "if (cache.compat === undefined) {",
        "cache.inserted[name] = rules;",
      ],
    },
  },
  {
    ours: "src/ui/photo-viewer.tsx",
    lost: "the colours and focus ring of the photo viewer",
    code: {
      "yet-another-react-lightbox/dist/styles.css": [
        "--yarl__color_backdrop",
        "--yarl__color_button",
        "--yarl__button_background_color",
        "--yarl__button_filter",
        "--yarl__navigation_button_padding",
        ".yarl__button",
      ],
    },
  },
];

test.each(internals)("$ours relies on code of a library; without it is lost: $lost", ({ code }) => {
  const missing = Object.entries(code).flatMap(([file, parts]) => {
    const text = fs.readFileSync(path.resolve("node_modules", file), "utf8");
    return parts.filter((part) => !text.includes(part)).map((part) => `${file}: ${part}`);
  });
  expect(missing).toEqual([]);
});
