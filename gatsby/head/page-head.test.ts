import { fixedContent, layoutsIn } from "../../test/support/content";
import { layoutTexts } from "./page-head";

const [layout] = layoutsIn(fixedContent());

test.each([
  [{}, 60, "Adibatla Meadows, Adibatla: 60 plots", /^60 plots of 167 to 300/],
  [
    {},
    undefined,
    "Adibatla Meadows, Adibatla: open plots",
    /^Open plots of 167 to 300 sq yd in Adibatla M/,
  ],
  [
    { name: "A".repeat(50) },
    undefined,
    `${"A".repeat(50)}, Adibatla`,
    /the way there\.$|HMDA Approved\.$/,
  ],
])("a layout's title and description say its facts: %#", (changes, count, title, description) => {
  if (!layout) throw new Error("The fixed content has no layout.");
  const { seo } = layoutTexts({ ...layout, ...changes }, count);
  expect(seo).toEqual({ title, description: expect.stringMatching(description) });
  expect(seo.description.length).toBeLessThanOrEqual(160);
});
