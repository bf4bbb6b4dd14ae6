/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const link = (set: string) =>
  messagesFor({ file: "site.json", at: ["footer", "legal", 0, "to"], set });

test("a page that does not exist", async () => {
  expect(await link("/contcat")).toMatchInlineSnapshot(`
    "data/site.json  footer › legal › 1 "Words 1" › to
      leads to "/contcat", which is not a page of this site
      write "/contact""
  `);
  expect(await link("/404")).toContain('leads to "/404", which is not a page of this site');
  expect(await link("/cοntact")).toContain("with the English keyboard");
  expect(await link("/Gallery/")).toContain('write "/gallery"');
});

test("more after a page than a place on it", async () => {
  expect(await link("/contact#the form")).toMatchInlineSnapshot(`
    "data/site.json  footer › legal › 1 "Words 1" › to
      has "#the form" after the page
      write "/contact""
  `);
});

test("half an address", async () => {
  expect(await link("https://facebook")).toMatchInlineSnapshot(`
    "data/site.json  footer › legal › 1 "Words 1" › to
      is not a full address: "https://facebook"
      copy the address from the browser, when the page is open there"
  `);
  expect(await link("https://pasidi.in/our plots")).toContain("is not a full address");
});

test("a phone or e-mail link without its number or address", async () => {
  expect(await link("tel:+91 40")).toMatchInlineSnapshot(`
    "data/site.json  footer › legal › 1 "Words 1" › to
      is not a phone link: "tel:+91 40"
      write it like "tel:+914012345678""
  `);
  expect(await link("mailto:office")).toMatchInlineSnapshot(`
    "data/site.json  footer › legal › 1 "Words 1" › to
      is not an e-mail link: "mailto:office"
      write it like "mailto:info@example.com""
  `);
});

test.each([
  "/",
  "/gallery/",
  "/contact#form",
  "#later",
  "https://wa.me/919848012345?text=Hello",
  "tel:+914023456789",
  "mailto:office@pasidi.in",
])("a link may lead to %s", async (to) => {
  expect(await link(to)).toBe("");
});

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
