import { currentLayout } from "../lib/plot-statuses";
import {
  optionsOf,
  type FilterableLayout,
  findLayouts,
  nearestLayout,
  nearestSize,
  type LayoutFilter,
  offerOf,
} from "./layout-filter";

const layout = (
  name: string,
  [min, max]: [number, number],
  price: number,
  rest?: Partial<FilterableLayout>,
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
  expect(offerOf(open, 160)).toEqual({ number: "1", size: 150, price: 2_250_450 });
});

test("the options are the values of the layouts, once each and by name", () => {
  expect(optionsOf(layouts)).toEqual({
    approvals: [
      { key: "dtcp", name: "DTCP" },
      { key: "hmda", name: "HMDA" },
    ],
    locations: [
      { key: "adibatla", name: "Adibatla" },
      { key: "pocharam-ghatkesar", name: "Pocharam (Ghatkesar)" },
      { key: "shadnagar", name: "Shadnagar" },
    ],
  });
});

test.each([
  ["గచ్చిబౌలి, హైదరాబాద్", { key: "గచ్చిబౌలి", name: "గచ్చిబౌలి" }],
  ["–", { key: "–", name: "–" }],
  [", Rangareddy", { key: "rangareddy", name: ", Rangareddy" }],
])("a place called %s can be chosen", (location, choice) => {
  expect(optionsOf([layout("any", [1, 2], 3, { location })]).locations).toEqual([choice]);
});
