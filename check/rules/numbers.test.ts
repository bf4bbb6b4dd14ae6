/** @jest-environment node */
import type { Path } from "..";
import { messagesFor, messagesOf } from "../../test/check/broken";

const at = (file: string, list: string) => (path: Path, set: unknown) => ({
  file,
  at: [list, ...path],
  set,
});
const plot = at("plots.json", "plots");
const ongoing = at("ongoing-projects.json", "projects");
const completed = at("completed-projects.json", "projects");

test("numbers that do not fit each other, or are far from the others", async () => {
  const mistakes = {
    "a range the wrong way round": plot([0, "size", "min"], 500),
    "another one": { file: "pages/why-invest.json", at: ["returns", "rows", 0, "low"], set: 50 },
    "more than GraphQL can hold": {
      file: "statistics.json",
      at: ["statistics", 0, "value"],
      set: 2 ** 31,
    },
    "a price far above the others": plot([0, "pricePerSqYd"], 180_000),
    "a price far below the others": plot([0, "pricePerSqYd"], 1800),
    "a price of next to nothing, like all others": [0, 1, 2].map((index) =>
      plot([index, "pricePerSqYd"], 3),
    ),
    "a percentage written as a fraction": ongoing([0, "percentComplete"], 0.4),
    "more clients than plots": completed([1, "clients"], 4),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a range the wrong way round
      data/plots.json  plots › 1 "Adibatla Meadows" › size › min
      must not be above max, which is 5, but is 500
      correct the wrong one, or swap the two
    another one
      data/pages/why-invest.json  returns › rows › 1 "Words 1" › low
      must not be above high, which is 40, but is 50
      correct the wrong one, or swap the two
    more than GraphQL can hold
      data/statistics.json  statistics › 1 "Words 1" › value
      must be at most 2147483647, the largest number that the site can show, but is 2147483648
      look for an extra digit
    a price far above the others
      Warnings:
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 180000 rupees, which looks too high; the others are about 18000
      count the digits, and write the whole price in rupees
    a price far below the others
      Warnings:
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 1800 rupees, which looks too low; the others are about 18000
      count the digits, and write the whole price in rupees
    a price of next to nothing, like all others
      Warnings:
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 3 rupees, which looks too low
      count the digits, and write the whole price in rupees
      data/plots.json  plots › 2 "Bibinagar Greens" › pricePerSqYd
      is 3 rupees, which looks too low
      count the digits, and write the whole price in rupees
      data/plots.json  plots › 3 "Kompally Orchard" › pricePerSqYd
      is 3 rupees, which looks too low
      count the digits, and write the whole price in rupees
    a percentage written as a fraction
      Warnings:
      data/ongoing-projects.json  projects › 1 "Adibatla Meadows" › percentComplete
      is 0.4 percent, less than one in a hundred
      write 40 if you mean 40 percent
    more clients than plots
      Warnings:
      data/completed-projects.json  projects › 2 "Kollur Gardens" › clients
      is 4, more than the 3 plots of the layout
      see whether the two are swapped"
  `);
});

test("a price may be three times the others, and nothing be complete", async () => {
  const edits = [plot([0, "pricePerSqYd"], 54_000), ongoing([0, "percentComplete"], 0)];
  expect(await messagesFor(edits)).toBe("");
});

test("a year that has not come", async () => {
  const today = new Date(2020, 11, 31);
  expect(await messagesFor(completed([1, "completedYear"], 2021), { today }))
    .toMatchInlineSnapshot(`
    "Warnings:

    data/completed-projects.json  projects › 2 "Kollur Gardens" › completedYear
      is 2021, a year that has not come yet
      correct the year, or keep the project in data/ongoing-projects.json"
  `);
});

test("a month that is over, but not the present one", async () => {
  const today = new Date(2027, 5, 1);
  const edits = [ongoing([0, "completion"], "2027-06"), ongoing([1, "completion"], "2027-05")];
  expect(await messagesFor(edits, { today })).toMatchInlineSnapshot(`
    "Warnings:

    data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › completion
      is "2027-05", a month that is over
      write the month that is expected now, or move the project to data/completed-projects.json"
  `);
});
