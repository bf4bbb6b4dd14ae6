import { plan } from "../../schema/shapes/plan";
import { layoutsIn, fixedContent } from "../../test/support/content";
import example from "../../test/support/plan-example.json";
import { layoutTexts } from "./layout-texts";

const [layout] = layoutsIn(fixedContent());

test.each([
  [
    { plan: plan.parse(example) },
    "Adibatla Meadows, Adibatla: 60 plots",
    /^60 plots of 167 to 300/,
  ],
  [{}, "Adibatla Meadows, Adibatla: open plots", /^Open plots of 167 to 300 sq yd in Adibatla M/],
  [{ name: "A".repeat(50) }, `${"A".repeat(50)}, Adibatla`, /the way there\.$|HMDA Approved\.$/],
])("a layout's title and description say its facts: %#", (changes, title, description) => {
  if (!layout) throw new Error("The fixed content has no layout.");
  const { seo } = layoutTexts({ ...layout, ...changes });
  expect(seo).toEqual({ title, description: expect.stringMatching(description) });
  expect(seo.description.length).toBeLessThanOrEqual(160);
});
