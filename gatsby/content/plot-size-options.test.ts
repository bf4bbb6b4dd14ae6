import { homePage } from "../../schema/shapes/pages";
import { plotList } from "../../schema/shapes/layouts";
import { fixedContent } from "../../test/support/content";
import { plotSizeOptions } from "./plot-size-options";

const content = fixedContent();
const { plotSizes } = homePage.parse(content.get("pages/home.json")).hero;
const { plots } = plotList.parse(content.get("plots.json"));
const [first] = plots;

// The sizes, prices and layouts of the fixed content are tested on the built page (test/html/specification.test.ts).

test("a range of prices may begin in lakh and end in crore", () => {
  const dear = plots.map((plot, index) => ({ ...plot, pricePerSqYd: index ? 60_000 : 47_500 }));
  const [plot] = plotSizeOptions({ ...plotSizes, sides: [{ width: 36, depth: 50 }] }, dear);
  expect(plot?.priceText).toBe("₹95\u00a0lakh to ₹1.2\u00a0crore");
});

test("a size that no layout has is left out, and the one nearest to the first is preferred", () => {
  const chosen = (sold: typeof plots) =>
    plotSizeOptions(plotSizes, sold).map(({ size, isPreferred }) => (isPreferred ? [size] : size));
  expect(chosen(plots)).toEqual([150, [200], 267, 300, 400, 500]);
  // The first layout has 167 to 300 square yards.
  expect(chosen(plots.slice(0, 1))).toEqual([[200], 267, 300]);
  const large = first ? [{ ...first, size: { min: 300, max: 500 } }] : [];
  expect(chosen(large)).toEqual([[300], 400, 500]);
  expect(chosen([])).toEqual([]);
});
