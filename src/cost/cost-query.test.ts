import { whyInvestPage } from "../../schema/shapes/why-invest";
import { usualInputs } from "../../test/support/content";
import { currentLayout } from "../lib/freshness";
import { costUrl, plotCostUrl } from "../lib/links";
import { costFields, formatCurrency, readCostQuery } from "./cost-query";

const currencies = [{ code: "AED", rupees: 23.4 }];
const plot = { area: 166.7, sides: "30 × 50 ft", faces: "north", road: "30 ft road" };
const layout = {
  slug: "adibatla-meadows",
  name: "Adibatla Meadows",
  location: "Adibatla, Rangareddy",
  status: "HMDA Approved",
  sample: null,
  papers: null,
  pricePerSqYd: 15_000,
  size: { min: 150, max: 300 },
  otherCharges: [{ name: "Water", amount: null, perSqYd: 100 }],
  plan: {
    asOf: "2026-11-20",
    plots: [
      { ...plot, number: "21", status: "open", rate: 15_300 },
      { ...plot, number: "9", status: "sold", rate: null },
    ],
  },
};
const read = (search: string, day?: string) =>
  readCostQuery(search, usualInputs, currencies, [currentLayout(layout, day)]);

test("a layout's URL fills in its size, rate and charges, which follow the size until the visitor writes them", () => {
  const { search, pathname, hash } = new URL(
    costUrl("adibatla-meadows", 150, 15_000),
    "https://a.b",
  );
  expect(pathname + hash).toBe("/why-invest/#cost");
  const inputs = { ...usualInputs, size: 150, pricePerSqYd: 15_000 };
  expect(read(search)).toMatchObject({ inputs: { ...inputs, charges: 15_000 }, offer: layout });
  expect(read(search.replace("150&", "200&")).inputs.charges).toBe(20_000);
  expect(read(`${search}&charges=7`)).toMatchObject({
    inputs: { ...inputs, charges: 7 },
    defaults: { charges: 15_000 },
  });
  // The charges stay with a price or a size of the visitor's own.
  for (const [own, other, charges] of [
    ["size=150", "size=149", 14_900],
    ["rate=15000", "rate=14000", 15_000],
  ] as const) {
    const another = read(search.replace(own, other));
    expect(another).toMatchObject({ layout, offer: undefined, defaults: { charges } });
  }
  const unknown = read(search.replace("adibatla-meadows", "adibatla"));
  expect(unknown).toMatchObject({ layout: undefined, defaults: { charges: 0 } });
});

test.each([
  ["21", "2026-11-21", "Open, as of 20 November 2026", 166.7, 15_300],
  ["9", "2026-11-21", "Sold, as of 20 November 2026", 150, 15_000],
  ["240", "2026-11-21", undefined, 150, 15_000],
  ["21", "2027-02-19", undefined, 150, 15_000],
])("plot %s of a layout on %s: %s, %d sq yd at %d", (number, day, status, size, pricePerSqYd) => {
  const { search } = new URL(plotCostUrl("adibatla-meadows", number), "https://a.b");
  expect(read(search, day)).toMatchObject({ number, status, inputs: { size, pricePerSqYd } });
});

test.each([
  ["", {}],
  ["?rate=18500&years=20", { pricePerSqYd: 18_500, years: 20 }],
  ["?interest=0&downPayment=100", { interestRate: 0, downPayment: 100 }],
  ["?government=12000&charges=200000", { governmentValue: 12_000, charges: 200_000 }],
  ["?mutationMin=1&charges=0.5&rate=18.000&localBody=city&agreement=yes", {}],
  ["?localBody=village&agreement=no", { localBody: "village", hasAgreement: false }],
  ["?size=-1&rate=1e9&years=31&interest=NaN&government=<b>", {}],
  ["?size=%E0%A4%A&other=1&size=300", {}],
  ["?years=15.5&downPayment=101&currency=USD", {}],
])("%s reads as %o", (search, changes) => {
  expect(read(search).inputs).toEqual({ ...usualInputs, ...changes });
});

const { shape } = whyInvestPage.shape.cost.shape.defaults;
test.each(["pricePerSqYd", "downPayment", "interestRate", "years"] as const)(
  "the field for %s takes what an editor may write as its first value",
  (field) => expect(shape[field].maxValue).toBe(costFields[field].max),
);

test("a URL may name a currency of the site", () => {
  expect(read("?currency=AED").currency).toEqual({ code: "AED", rupees: 23.4 });
  expect(read("?currency=USD").currency).toBeUndefined();
});

test.each([
  [3_870_000, 23.4, "AED\u00a0165,385"],
  [3_600_000, 0.001, "AED\u00a03,600,000,000"],
])("%d rupees at %d are written %s", (amount, rupees, text) => {
  expect(formatCurrency(amount, { code: "AED", rupees })).toBe(text);
});
