/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const entry = (field: string, set: unknown) =>
  messagesFor({ file: "site.json", at: ["navigation", 0, field], set });

test("an entry that leads nowhere", async () => {
  expect(await entry("to", undefined)).toMatchInlineSnapshot(`
    "data/site.json  navigation › 1 "Words 1"
      has neither "to" nor "items"
      add "to" with the page it leads to, or "items" with a list of links"
  `);
});

test("an entry that leads to a page and to a group", async () => {
  expect(await entry("items", [{ label: "Plots", to: "/open-plots" }])).toMatchInlineSnapshot(`
    "data/site.json  navigation › 1 "Words 1" › items
      makes the entry a group of links, but with "to" it is a link already
      delete "to" or "items""
  `);
});
