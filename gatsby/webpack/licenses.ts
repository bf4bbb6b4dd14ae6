import path from "node:path";

import { LicenseWebpackPlugin } from "license-webpack-plugin";

/** Writes public/licenses.txt: the licence of each package with code, fonts or icons in the site. */
export const licenses = () =>
  new LicenseWebpackPlugin({
    perChunkOutput: false,
    // Packages that webpack does not see: Gatsby's own scripts, and the fonts and icons.
    additionalModules: [
      "gatsby",
      "lucide-static",
      "@fontsource-variable/fraunces",
      "@fontsource-variable/hanken-grotesk",
    ].map((name) => ({ name, directory: path.resolve("node_modules", name) })),
    // Our own code, and parts of Gatsby with a name of their own.
    excludedPackageTest: (name) =>
      ["pasidi-estates", "bundle-optimisations", "partytown"].includes(name),
    skipChildCompilers: true,
    stats: { errors: true, warnings: false },
  });
