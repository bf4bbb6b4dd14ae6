import { filesOf } from "../../check/read/files";
import { buildFolder } from "../support/site";

test("public/ has no file but those for visitors, search engines and hosts", () => {
  const expected =
    /^((.+\/)?index\.html|404\.html|_headers|robots\.txt|sitemap\.xml|favicon\.ico|apple-touch-icon\.png|page-data\/.+\.json|[^/]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?|fonts\/[^/]+\.(woff2|txt)|static\/.+\.(jpg|webp|avif|svg)|icons\/[^/]+\.(png|svg|json)|share\/[^/]+\.png)$/;
  expect(filesOf(buildFolder).filter((file) => !expected.test(file))).toEqual([]);
});
