/** @jest-environment node */
import type { Path } from "..";
import { messagesFor, messagesOf } from "../../test/check/broken";

const at = (file: string, list: string) => (path: Path, set: unknown) => ({
  file,
  at: [list, ...path],
  set,
});
const plot = at("plots.json", "plots");
const completed = at("completed-projects.json", "projects");
const ongoing = at("ongoing-projects.json", "projects");

test("numbers that do not fit each other, or are far from the others", async () => {
  const mistakes = {
    "a range the wrong way round": plot([0, "size", "min"], 500),
    "more than GraphQL can hold": {
      file: "statistics.json",
      at: ["statistics", 0, "value"],
      set: 2 ** 31,
    },
    "a price far above the others": plot([0, "pricePerSqYd"], 180_000),
    "a price far below the others": plot([0, "pricePerSqYd"], 1800),
    "prices of next to nothing": [0, 1, 2].map((index) => plot([index, "pricePerSqYd"], 3)),
    "a year in the future": completed([0, "completedYear"], 2099),
    "more clients than plots": completed([0, "clients"], 4),
    "a percentage written as a fraction": ongoing([0, "percentComplete"], 0.4),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a range the wrong way round: data/plots.json  plots › 1 "Adibatla Meadows" › size › min
      must not be above max, which is 5, but is 500
      correct the wrong one, or swap the two
    more than GraphQL can hold: data/statistics.json  statistics › 1 "Words 1" › value
      must be at most 2147483647, the largest number that the site can show, but is 2147483648
      look for an extra digit
    a price far above the others: Warnings: data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 180000 rupees, which looks too high; the others are about 18000
      count the digits, and write the full price in rupees
    a price far below the others: Warnings: data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 1800 rupees, which looks too low; the others are about 18000
      count the digits, and write the full price in rupees
    prices of next to nothing: Warnings: data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is 3 rupees, which looks too low
      count the digits, and write the full price in rupees
      data/plots.json  plots › 2 "Bibinagar Greens" › pricePerSqYd
      is 3 rupees, which looks too low
      count the digits, and write the full price in rupees
      data/plots.json  plots › 3 "Kompally Orchard" › pricePerSqYd
      is 3 rupees, which looks too low
      count the digits, and write the full price in rupees
    a year in the future: Warnings: data/completed-projects.json  projects › 1 "Medchal Heights" › completedYear
      is 2099, a year in the future
      correct the year, or move the project to data/ongoing-projects.json
    more clients than plots: Warnings: data/completed-projects.json  projects › 1 "Medchal Heights" › clients
      is 4, but the layout has only 3 plots
      count again, or swap the two numbers
    a percentage written as a fraction: Warnings: data/ongoing-projects.json  projects › 1 "Adibatla Meadows" › percentComplete
      is 0.4, which is less than 1 percent
      write 40 if you mean 40 percent"
  `);
});

test("a price may be three times the others, and nothing be complete", async () => {
  const edits = [plot([0, "pricePerSqYd"], 54_000), ongoing([0, "percentComplete"], 0)];
  expect(await messagesFor(edits)).toBe("");
});

test("a month in the past, but not the present one", async () => {
  const edits = [
    ongoing([0, "completion"], "2027-06"),
    ongoing([1, "completion"], "2027-05"),
    { file: "pages/why-invest.json", at: ["cost", "currencies", "asOf"], set: "2027-05-31" },
  ];
  expect(await messagesFor(edits, { today: new Date(2027, 5, 1) })).toMatchInlineSnapshot(`
    "Warnings:

    data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › completion
      is "2027-05", a month in the past
      write the month that is expected now, or move the project to data/completed-projects.json"
  `);
});
