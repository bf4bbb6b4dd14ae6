/** @jest-environment node */
import type { CheckOptions, Path } from "..";
import { messagesFor } from "../../test/check/broken";

const plot = (at: Path, set: unknown) =>
  messagesFor({ file: "plots.json", at: ["plots", ...at], set });
const ongoing = (at: Path, set: unknown, options?: CheckOptions) =>
  messagesFor({ file: "ongoing-projects.json", at: ["projects", ...at], set }, options);
const completed = (at: Path, set: unknown, options?: CheckOptions) =>
  messagesFor({ file: "completed-projects.json", at: ["projects", ...at], set }, options);

test("a range the wrong way round", async () => {
  expect(await plot([0, "size", "min"], 500)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › size › min
      must not be above max, which is 5, but is 500
      correct the wrong one, or swap the two"
  `);
  expect(await ongoing([0, "investment", "min"], 25_000)).toContain("must not be above max");
  const edit = { file: "pages/why-invest.json", at: ["returns", "rows", 0, "low"], set: 50 };
  expect(await messagesFor(edit)).toContain("must not be above high");
});

test("a number that GraphQL cannot hold", async () => {
  const edit = { file: "statistics.json", at: ["statistics", 0, "value"], set: 2 ** 31 };
  expect(await messagesFor(edit)).toMatchInlineSnapshot(`
    "data/statistics.json  statistics › 1 "Words 1" › value
      must be at most 2147483647, the largest number that the site can show, but is 2147483648
      look for an extra digit"
  `);
});

test("a price far from the others", async () => {
  expect(await plot([0, "pricePerSqYd"], 180_000)).toMatchInlineSnapshot(`
    "Warnings:

    data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 180000 rupees, which looks too high; the others are about 18000
      count the digits, and write the whole price in rupees"
  `);
  expect(await plot([0, "pricePerSqYd"], 1800)).toContain("is 1800 rupees, which looks too low");
  expect(await plot([0, "pricePerSqYd"], 54_000)).toBe("");
});

test("a price of next to nothing", async () => {
  const edits = [0, 1, 2].map((index) => ({
    file: "plots.json",
    at: ["plots", index, "pricePerSqYd"],
    set: 3,
  }));
  const [first] = (await messagesFor(edits)).split("\n\n").slice(1);
  expect(first).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 3 rupees, which looks too low
      count the digits, and write the whole price in rupees"
  `);
});

test("a percentage written as a fraction", async () => {
  expect(await ongoing([0, "percentComplete"], 0.4)).toMatchInlineSnapshot(`
    "Warnings:

    data/ongoing-projects.json  projects › 1 "Adibatla Meadows" › percentComplete
      is 0.4 percent, less than one in a hundred
      write 40 if you mean 40 percent"
  `);
  expect(await ongoing([0, "percentComplete"], 0)).toBe("");
});

test("more clients than plots", async () => {
  expect(await completed([1, "clients"], 4)).toMatchInlineSnapshot(`
    "Warnings:

    data/completed-projects.json  projects › 2 "Kollur Gardens" › clients
      is 4, more than the 3 plots of the layout
      see whether the two are swapped"
  `);
});

test("a year that has not come", async () => {
  const today = new Date(2020, 11, 31);
  expect(await completed([1, "completedYear"], 2021, { today })).toMatchInlineSnapshot(`
    "Warnings:

    data/completed-projects.json  projects › 2 "Kollur Gardens" › completedYear
      is 2021, a year that has not come yet
      correct the year, or keep the project in data/ongoing-projects.json"
  `);
});

test("a month that is over", async () => {
  const today = new Date(2027, 5, 1);
  expect(await ongoing([1, "completion"], "2027-05", { today })).toMatchInlineSnapshot(`
    "Warnings:

    data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › completion
      is "2027-05", a month that is over
      write the month that is expected now, or move the project to data/completed-projects.json"
  `);
  expect(await ongoing([1, "completion"], "2027-06", { today })).toBe("");
});
