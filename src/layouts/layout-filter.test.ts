import { currentLayout } from "../lib/freshness";
import {
  cheapestOffer,
  finderOptions,
  findLayouts,
  nearestLayout,
  nearestSize,
  plotSizes,
  readFinderQuery,
  type LayoutFilter,
} from "./layout-filter";

const layout = (
  name: string,
  [min, max]: [number, number],
  price: number,
  rest?: Partial<Queries.SizedLayoutFragment>,
) => ({
  name,
  location: "Shadnagar, Rangareddy",
  status: "HMDA Approved",
  size: { min, max },
  pricePerSqYd: price,
  sample: null,
  plan: null,
  ...rest,
});

const layouts = [
  layout("dear", [167, 300], 30_000, { location: "Adibatla, Rangareddy" }),
  layout("cheap", [150, 400], 15_000, { status: "DTCP Approved" }),
  layout("middle", [200, 400], 22_000, { location: "Pocharam (Ghatkesar), Medchal" }),
  layout("large", [240, 500], 18_500, { status: "DTCP Approved" }),
];

const found = (filter: LayoutFilter) => findLayouts(layouts, filter).map(({ name }) => name);

test.each<[LayoutFilter, string[]]>([
  [{}, ["dear", "cheap", "middle", "large"]],
  [{ approval: "dtcp" }, ["cheap", "large"]],
  [{ location: "pocharam-ghatkesar" }, ["middle"]],
  // Smallest plots: 50.1, 22.5, 44 and 44.4 lakh.
  [{ budget: 4_400_000 }, ["cheap", "middle"]],
  [{ size: 200 }, ["dear", "cheap", "middle"]],
  [{ size: 500 }, ["large"]],
  [{ size: 501 }, []],
  // 200 sq yd come to 60, 30 and 44 lakh.
  [{ size: 200, budget: 4_000_000 }, ["cheap"]],
  [{ sort: "cheapest" }, ["cheap", "middle", "large", "dear"]],
  [{ sort: "dearest" }, ["dear", "large", "middle", "cheap"]],
  [{ sort: "largest" }, ["large", "cheap", "middle", "dear"]],
  [{ sort: "cheapest", size: 300 }, ["cheap", "large", "middle", "dear"]],
])("%j finds %j", (filter, slugs) => {
  expect(found(filter)).toEqual(slugs);
});

test.each<[LayoutFilter, string]>([
  [{ budget: 1_000_000 }, "cheap"],
  [{ size: 900 }, "large"],
  [{ approval: "dtcp", location: "adibatla" }, "dear"],
  [{ approval: "hmda", budget: 4_300_000, size: 190 }, "middle"],
])("no layout is %j; %s is nearest", (filter, name) => {
  expect(nearestLayout(layouts, filter)?.name).toBe(name);
});

const withPlots = (name: string, ...areas: number[]) => {
  const plots = areas.map((area) => ({ number: "1", area, status: "open", rate: 15_003 }));
  const sold = { number: "1", area: 200, status: "sold", rate: null };
  return layout(name, [150, 400], 15_000, {
    plan: { asOf: "2026-11-20", plots: [sold, ...plots] },
  });
};
const closed = withPlots("closed");
const open = withPlots("open", 240, 150);
const planned = [closed, layout("range", [150, 400], 16_000), open];

test.each<[LayoutFilter, string[], string?]>([
  [{ size: 200 }, ["range"]],
  [{ size: 220 }, ["range", "open"]],
  // The statuses are old.
  [{ size: 200 }, ["closed", "range", "open"], "2027-03-01"],
  // 22,50,450 is shown as 22.5 lakh.
  [{ budget: 2_250_000 }, ["open"]],
  [{ sort: "cheapest" }, ["open", "range", "closed"]],
  [{ sort: "dearest" }, ["range", "open", "closed"]],
])("%j finds %j among layouts with plans", (filter, names, day = "2026-12-01") => {
  const layouts = planned.map((layout) => currentLayout(layout, day));
  expect(findLayouts(layouts, filter).map(({ name }) => name)).toEqual(names);
});

test("the open plot nearest to a size is offered", () => {
  expect(nearestLayout([closed, open], { size: 300 })).toBe(open);
  expect(nearestSize(open, 300)).toBe(240);
  expect(cheapestOffer(open, 160)).toEqual({ number: "1", size: 150, price: 2_250_450 });
});

const options = finderOptions(layouts, [3_000_000, 4_000_000]);

test("the options are the values of the layouts, once each and by name", () => {
  expect(options).toEqual({
    approval: [
      { key: "dtcp", name: "DTCP" },
      { key: "hmda", name: "HMDA" },
    ],
    location: [
      { key: "adibatla", name: "Adibatla" },
      { key: "pocharam-ghatkesar", name: "Pocharam (Ghatkesar)" },
      { key: "shadnagar", name: "Shadnagar" },
    ],
    budget: [
      { key: "3000000", name: "Up to ₹30\u00a0lakh" },
      { key: "4000000", name: "Up to ₹40\u00a0lakh" },
    ],
  });
});

test.each([
  ["గచ్చిబౌలి, హైదరాబాద్", { key: "గచ్చిబౌలి", name: "గచ్చిబౌలి" }],
  ["–", { key: "–", name: "–" }],
  [", Rangareddy", { key: "rangareddy", name: ", Rangareddy" }],
])("a place called %s can be chosen", (location, choice) => {
  expect(finderOptions([layout("any", [1, 2], 3, { location })], []).location).toEqual([choice]);
});

test.each([
  "",
  "?unit=furlong&approval=ytda&location=mars&budget=1&size=-5&sort=best",
  "?size=0&budget=NaN",
  "?%E0%A4%A=%&size=%00",
])("junk is ignored: %j", (search) => {
  expect(readFinderQuery(search, options)).toEqual({ unit: "sqyd", filter: {} });
});

test("all choices are read, beside other keys of the URL", () => {
  const search =
    "?approval=DTCP&budget=3000000&location=pocharam-ghatkesar&other=%26&size=167.5&sort=largest&unit=acre";
  expect(readFinderQuery(search, options)).toEqual({
    unit: "acre",
    filter: {
      approval: "dtcp",
      location: "pocharam-ghatkesar",
      budget: 3_000_000,
      size: 167.5,
      sort: "largest",
    },
  });
});

// The page's sizes, prices and layouts are tested in test/html/specification.test.ts.

// A plot that is 9 ft wide has as many square yards as it is feet deep.
const sides = [200, 150, 267, 500, 300, 400].map((depth) => ({ width: 9, depth }));

test("a size that no layout has is left out, and the first of the others is preferred", () => {
  const sizes = (layouts: Parameters<typeof plotSizes>[1]) =>
    plotSizes(sides, layouts).map(({ size, isPreferred }) => (isPreferred ? [size] : size));
  expect(sizes(layouts)).toEqual([150, [200], 267, 300, 400, 500]);
  expect(sizes(layouts.slice(0, 1))).toEqual([[200], 267, 300]);
  expect(sizes([layout("large", [300, 500], 1)])).toEqual([300, 400, [500]]);
});

test("the prices are those of open plots if all layouts have a plan", () => {
  const planned = withPlots("planned", 190, 200, 240);
  const [size] = plotSizes(sides.slice(0, 1), [planned]);
  expect(size).toMatchObject({ lowestPrice: 2_850_570, highestPrice: 3_000_600, openPlots: 2 });
  const [mixed] = plotSizes(sides.slice(0, 1), [planned, ...layouts.slice(0, 1)]);
  expect(mixed).toMatchObject({
    lowestPrice: 3_000_000,
    highestPrice: 6_000_000,
    isStarting: true,
  });
});
