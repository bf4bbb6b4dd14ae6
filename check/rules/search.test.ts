/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const title = (set: string) => messagesFor({ file: "pages/csr.json", at: ["seo", "title"], set });

test("the title of another page", async () => {
  expect(await title("all about /services")).toMatchInlineSnapshot(`
    "data/pages/csr.json  seo › title
      is the same title as seo › title (data/pages/services.json:3)
      say what this page answers and the other does not"
  `);
});

test("a title that is too long with the company's name", async () => {
  expect(await title("x".repeat(60))).toMatchInlineSnapshot(`
    "Warnings:

    data/pages/csr.json  seo › title
      has 60 characters; with " | Adibatla Meadows" after it, search results cut it short
      write at most 51 characters"
  `);
});
