import { fixedContent, layoutsIn } from "../../test/support/content";
import { layoutTexts } from "./page-head";

const [layout] = layoutsIn(fixedContent());
const longName = "A".repeat(50);

test.each([
  ["Adibatla Meadows", 60, "Adibatla Meadows, Adibatla: 60 plots", /^60 plots of 167 to 300/],
  ["Adibatla Meadows", undefined, "Adibatla Meadows, Adibatla: open plots", /^Open plots of 167/],
  [longName, undefined, `${longName}, Adibatla`, /the way there\.$/],
])("a layout's title and description say its facts: %#", (name, count, title, description) => {
  if (!layout) throw new Error("The fixed content has no layout.");
  const { seo } = layoutTexts({ ...layout, name }, count);
  expect(seo).toEqual({ title, description: expect.stringMatching(description) });
  expect(seo.description.length).toBeLessThanOrEqual(160);
});
