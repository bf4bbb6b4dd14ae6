/** @jest-environment node */
import { messagesOf } from "../../test/check/broken";

const hours = (field: string, set: unknown) => ({
  file: "site.json",
  at: ["contact", "hours", 1, field],
  set,
});

test("hours that cannot be right", async () => {
  const mistakes = {
    "only one of the two ends": hours("closes", undefined),
    "the wrong way round": hours("closes", "06:00"),
    "a day in two lines": hours("days", ["Wednesday", "Monday"]),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "only one of the two ends: data/site.json  contact › hours › 2 "Words 2" › closes
      is missing, but there is "opens"
      add "closes", or delete "opens" for a closed day
    the wrong way round: data/site.json  contact › hours › 2 "Words 2" › closes
      must be later than opens, which is "09:00", but is "06:00"
      write it on the 24-hour clock, like "18:00" for 6 PM
    a day in two lines: data/site.json  contact › hours › 2 "Words 2" › days › 2
      names "Monday", which is also in contact › hours › 1 "Words 1" (line 15)
      delete the day from the line where it is wrong"
  `);
});
