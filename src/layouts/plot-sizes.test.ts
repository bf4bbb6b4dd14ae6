import { homePage } from "../../schema/shapes/pages";
import { fixedContent, layoutsIn } from "../../test/support/content";
import { plotSizes as sizesOf } from "./plot-sizes";

const content = fixedContent();
const { plotSizes } = homePage.parse(content.get("pages/home.json")).hero;
const layouts = layoutsIn(content).map((layout) => ({ ...layout, sample: null, plan: null }));
const [first] = layouts;

// The sizes, prices and layouts of the fixed content are tested on the built page (test/html/specification.test.ts).

test("a size that no layout has is left out, and the one nearest to the first is preferred", () => {
  const chosen = (sold: typeof layouts) =>
    sizesOf(plotSizes.sides, sold).map(({ size, isPreferred }) => (isPreferred ? [size] : size));
  expect(chosen(layouts)).toEqual([150, [200], 267, 300, 400, 500]);
  // The first layout has 167 to 300 square yards.
  expect(chosen(layouts.slice(0, 1))).toEqual([[200], 267, 300]);
  const large = first ? [{ ...first, size: { min: 300, max: 500 } }] : [];
  expect(chosen(large)).toEqual([[300], 400, 500]);
  expect(chosen([])).toEqual([]);
});

test("the prices are those of open plots if all layouts have a plan", () => {
  const plots = [190, 200, 240].map((area) => ({
    number: "1",
    area,
    status: "open",
    rate: 20_000,
  }));
  const planned = first ? [{ ...first, plan: { asOf: "2026-11-20", plots } }] : [];
  const [open] = sizesOf([{ width: 36, depth: 50 }], planned);
  expect(open).toMatchObject({ lowestPrice: 3_800_000, highestPrice: 4_000_000, openPlots: 2 });
  const [mixed] = sizesOf([{ width: 36, depth: 50 }], [...planned, ...layouts.slice(1, 2)]);
  expect(mixed).toMatchObject({
    lowestPrice: 3_000_000,
    highestPrice: 6_000_000,
    isStarting: true,
  });
});
