/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const hours = (field: string, set: unknown) =>
  messagesFor({ file: "site.json", at: ["contact", "hours", 1, field], set });

test("hours with only one end", async () => {
  expect(await hours("closes", undefined)).toMatchInlineSnapshot(`
    "data/site.json  contact › hours › 2 "Words 2" › closes
      is missing, but there is "opens"
      add "closes", or delete "opens" for a closed day"
  `);
  expect(await hours("opens", undefined)).toContain('is missing, but there is "closes"');
});

test("hours the wrong way round", async () => {
  expect(await hours("closes", "06:00")).toMatchInlineSnapshot(`
    "data/site.json  contact › hours › 2 "Words 2" › closes
      must be later than opens, which is "09:00", but is "06:00"
      write it on the 24-hour clock, like "18:00" for 6 PM"
  `);
});

test("a day in two lines", async () => {
  expect(await hours("days", ["Wednesday", "Monday"])).toMatchInlineSnapshot(`
    "data/site.json  contact › hours › 2 "Words 2" › days › 2
      names "Monday", which is also in contact › hours › 1 "Words 1" (line 15)
      delete the day from the line where it is wrong"
  `);
});

test("hours for no day", async () => {
  expect(await hours("days", [])).toMatchInlineSnapshot(`
    "Warnings:

    data/site.json  contact › hours › 2 "Words 2" › days
      is empty, but the line has hours
      list the days that its label names, like ["Saturday", "Sunday"]"
  `);
});
