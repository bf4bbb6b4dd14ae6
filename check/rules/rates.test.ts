/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const file = "pages/why-invest.json";
const dated = (group: string[], days: number) => ({
  file,
  at: ["cost", ...group, "asOf"],
  set: new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
});
const currencies = (days: number) => dated(["currencies"], days);

test("a day that has not come, and one that is none", async () => {
  const mistakes = {
    "the future": { file, at: ["cost", "duties", "asOf"], set: "2099-06-30" },
    "no day of the calendar": { file, at: ["cost", "duties", "asOf"], set: "2026-02-30" },
    "a duty that is none": { file, at: ["cost", "duties", "stamp"], set: 55 },
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "the future: Warnings: data/pages/why-invest.json  cost › duties › asOf
      is "2099-06-30", a day in the future
      write the day on which the rates were looked up
    no day of the calendar: data/pages/why-invest.json  cost › duties › asOf
      must be a valid date, but is "2026-02-30"
      write year, month and day, like "2027-06-30"
    a duty that is none: data/pages/why-invest.json  cost › duties › stamp
      must be a number from 0 to 20, but is 55
      write a number from 0 to 20"
  `);
});

test("rates of exchange are renewed every 90 days, those of the state when they change", async () => {
  expect(await messagesFor(currencies(-91))).toContain(
    "91 days ago; the page says that the rates may have changed",
  );
  expect(await messagesFor(currencies(-91), { launch: true })).toContain("Before launch:");
  expect(await messagesFor(currencies(-89))).toBe("");
  expect(await messagesFor(dated(["duties"], -300))).toBe("");
});
