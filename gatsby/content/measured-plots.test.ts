import { homePage } from "../../schema/shapes/pages";
import { plotList } from "../../schema/shapes/plots";
import { fixedContent } from "../../test/support/content";
import { measuredPlots } from "./measured-plots";

const content = fixedContent();
const { plotSizes } = homePage.parse(content.get("pages/home.json")).hero;
const { plots } = plotList.parse(content.get("plots.json"));
const [first] = plots;
const space = "\u00a0";

test("each size has its area, the range of its prices and its layouts, as the finder finds them", () => {
  expect(
    measuredPlots(plotSizes, plots).map((plot) =>
      [plot.width, plot.depth, plot.sizeText, plot.priceText, plot.layouts].join(" | "),
    ),
  ).toEqual([
    `30 | 45 | 150 | ₹22.5 to 41.25${space}lakh | 3`,
    `36 | 50 | 200 | ₹30 to 60${space}lakh | 5`,
    `40 | 60 | 267 | ₹40.05 to 80.1${space}lakh | 6`,
    `45 | 60 | 300 | ₹45 to 90${space}lakh | 5`,
    `60 | 60 | 400 | ₹60 to 88${space}lakh | 3`,
    `60 | 75 | 500 | ₹92.5${space}lakh | 1`,
  ]);
});

test("a range of prices may begin in lakh and end in crore", () => {
  const dear = plots.map((plot, index) => ({ ...plot, pricePerSqYd: index ? 60_000 : 47_500 }));
  const [plot] = measuredPlots({ ...plotSizes, sides: [{ width: 36, depth: 50 }] }, dear);
  expect(plot?.priceText).toBe(`₹95${space}lakh to ₹1.2${space}crore`);
});

test("a size that no layout has is left out, and the first one that is left is preferred", () => {
  const chosen = (sold: typeof plots) =>
    measuredPlots(plotSizes, sold).map(({ size, isPreferred }) => (isPreferred ? [size] : size));
  expect(chosen(plots)).toEqual([150, [200], 267, 300, 400, 500]);
  // The first layout has 167 to 300 square yards.
  expect(chosen(plots.slice(0, 1))).toEqual([[200], 267, 300]);
  const large = first ? [{ ...first, size: { min: 260, max: 400 } }] : [];
  expect(chosen(large)).toEqual([[267], 300, 400]);
  expect(chosen([])).toEqual([]);
});
