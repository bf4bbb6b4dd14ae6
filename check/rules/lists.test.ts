/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

test("an empty list without words for it", async () => {
  const edit = { file: "site.json", at: ["footer", "social"], set: [] };
  expect(await messagesFor(edit)).toMatchInlineSnapshot(`
    "Warnings:

    data/site.json  footer › social
      is an empty list, and the page has no text to show instead
      add an entry, or look at the page"
  `);
});
