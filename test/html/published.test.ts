import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { buildFolder, builtPages } from "../support/site";

const files = filesOf(buildFolder);
const textOf = (file: string) => fs.readFileSync(path.join(buildFolder, file), "utf8");

test("public/ has no file but those for visitors, search engines and hosts", () => {
  const expected =
    /^((.+\/)?index\.html|404\.html|_headers|robots\.txt|sitemap\.xml|page-data\/.+\.json|[^/]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?|fonts\/[^/]+\.(woff2|txt)|static\/.+\.(jpg|webp|avif|svg)|icons\/[^/]+\.(png|svg|json)|share\/[^/]+\.png)$/;
  expect(files.filter((file) => !expected.test(file))).toEqual([]);
});

test("Every script belongs to this build, and none names a source map", () => {
  const scripts = files.filter((file) => file.endsWith(".js"));
  const runtime = files.find((file) => file.startsWith("webpack-runtime-")) ?? "";
  const names = builtPages.map(({ html }) => html).join("") + textOf(runtime);
  const hashOf = (file: string) => /-([0-9a-f]{20})\.js$/.exec(file)?.[1] ?? file;
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => !names.includes(hashOf(file)))).toEqual([]);
  expect(scripts.filter((file) => textOf(file).includes("sourceMappingURL"))).toEqual([]);
});
