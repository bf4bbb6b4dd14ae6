/** @jest-environment node */
import type { Path } from "..";
import { messagesFor } from "../../test/check/broken";

/** What is advised when a field holds a value. */
async function advice(file: string, at: Path, set: unknown): Promise<string> {
  const [, , fix = ""] = (await messagesFor({ file, at, set })).split("\n");
  return fix.trim();
}

const plot = (field: string, set: unknown) => advice("plots.json", ["plots", 0, field], set);
const photo = (field: string, set: unknown) =>
  advice("gallery.json", ["tiles", 0, "photo", field], set);
const ownPhoto = (file: string) =>
  advice("gallery.json", ["tiles", 0, "photo"], { file, alt: "Open land behind a gate" });
const month = (set: unknown) => advice("ongoing-projects.json", ["projects", 0, "completion"], set);
const clock = (set: unknown) => advice("site.json", ["contact", "hours", 0, "opens"], set);
const contact = (field: string, set: unknown) => advice("site.json", ["contact", field], set);
const link = (set: unknown) => advice("site.json", ["navigation", 0, "to"], set);

test("numbers", async () => {
  const said = "write 18000, without quotes";
  for (const text of ["₹ 18,000/-", "0.18 lakh", "18k"])
    expect(await plot("pricePerSqYd", text)).toBe(said);
  expect(await plot("pricePerSqYd", "30000-32000")).toMatchInlineSnapshot(
    `"write 30000, the lower end, without quotes"`,
  );
  expect(await plot("pricePerSqYd", "on request")).toMatchInlineSnapshot(
    `"write digits only, like 18000, without quotes or commas"`,
  );
  expect(await plot("pricePerSqYd", -18_000)).toMatchInlineSnapshot(
    `"write a number of rupees above 0"`,
  );
  expect(await plot("pricePerSqYd", 18_000.5)).toMatchInlineSnapshot(
    `"write a whole number, like 18001"`,
  );
});

test("true and false", async () => {
  const at = ["testimonials", 0, "sample"];
  expect(await advice("testimonials.json", at, "Yes")).toMatchInlineSnapshot(
    `"write true, without quotes"`,
  );
  expect(await advice("testimonials.json", at, "maybe")).toMatchInlineSnapshot(
    `"write true or false without quotes"`,
  );
});

test("one of a few words", async () => {
  for (const text of ["HMDA approved", "HMDA"])
    expect(await plot("status", text)).toBe('write "HMDA Approved"');
  for (const text of ["GHMC Approved", "Approved"])
    expect(await plot("status", text)).toBe("copy one of these exactly");
});

test("lists and groups that were written as one text", async () => {
  expect(await plot("amenities", "Roads, Park and play area")).toMatchInlineSnapshot(
    `"write ["Roads", "Park and play area"]"`,
  );
  expect(await plot("amenities", 3)).toMatchInlineSnapshot(
    `"write [ … ] around the entries; an empty list is []"`,
  );
  expect(await plot("size", "150 to 500")).toMatchInlineSnapshot(
    `"write { "min": 150, "max": 500 }"`,
  );
  expect(await plot("size", "small")).toMatchInlineSnapshot(
    `"write { … } with the fields "min" and "max""`,
  );
});

test("months", async () => {
  for (const text of ["2027-6", "June 2027", "06/2027", "end of June 2027"])
    expect(await month(text)).toBe('write "2027-06"');
  for (const text of ["soon", "2027-13", "Q3 2027", "May or June 2027", 2027])
    expect(await month(text)).toBe('write it like "2027-06" for June 2027');
});

test("times", async () => {
  expect(await clock("9:00")).toBe('write "09:00"');
  expect(await clock("6 PM")).toBe('write "18:00"');
  expect(await clock("25:00")).toMatchInlineSnapshot(
    `"write hours and minutes with a colon, like "09:00" or "18:00""`,
  );
});

test("phone numbers", async () => {
  expect(await contact("phone", "+91-40-2345-6789")).toBe('write "+91 40 2345 6789"');
  for (const number of ["040 2345 6789", "+91 98765 4321", "+0 9876543210"])
    expect(await contact("phone", number)).toMatch(/^write it like/);
  const chat = (set: unknown) => advice("site.json", ["whatsapp", "number"], set);
  expect(await chat("+91 98480 12345")).toBe('write "919848012345"');
  expect(await chat(919_848_012_345)).toBe('write "919848012345" between quotes');
  for (const number of ["9876543210", "09876543210"])
    expect(await chat(number)).toMatch(/^write only digits/);
});

test("e-mail addresses", async () => {
  expect(await contact("email", "mailto:office@pasidi.in ")).toBe('write "office@pasidi.in"');
  for (const address of ["office at pasidi.in", "info@pasidi..in", "info;x@pasidi.in"])
    expect(await contact("email", address)).toBe('write it like "info@example.com"');
});

test("links", async () => {
  expect(await link("contact")).toBe('write "/contact"');
  expect(await link("www.pasidi.in/contact")).toBe('write "https://www.pasidi.in/contact"');
  expect(await link("javascript:alert(1)")).toMatchInlineSnapshot(
    `"write a page of this site like "/contact", or a full address that starts with https://"`,
  );
});

test("slugs, icons, colours and official numbers", async () => {
  expect(await plot("slug", "Kompally Orchard")).toBe('write "kompally-orchard"');
  expect(await plot("slug", "аdibatla-meadows")).toMatchInlineSnapshot(
    `"type it again with the English keyboard: "а" is a letter of another alphabet"`,
  );
  expect(await plot("slug", "కొంపల్లి")).toBe('write it like "adibatla-meadows"');
  const icon = ["services", "items", 0, "icon"];
  expect(await advice("pages/services.json", icon, "MapPin!")).toBe('write "map-pin"');
  expect(await photo("color", "#fc0")).toBe('write "#ffcc00"');
  expect(await plot("reraNumber", "p0240 0005578")).toBe('write "P02400005578"');
});

test("stock photos", async () => {
  const id = "photo-1500382017468-9049fed747ef";
  expect(await photo("id", `https://images.unsplash.com/${id}?w=800`)).toBe(`write "${id}"`);
  expect(await photo("id", "https://unsplash.com/photos/a-field-x1")).toMatchInlineSnapshot(
    `"open the photo on unsplash.com, right-click it, choose "Copy image address", and take the part like "photo-1500382017468-9049fed747ef""`,
  );
  expect(await photo("id", "https://images.pexels.com/photos/1")).toMatchInlineSnapshot(
    `"choose a photo of unsplash.com; photos of "images.pexels.com" cannot be used here"`,
  );
  expect(await photo("id", `premium_${id}`)).toMatchInlineSnapshot(
    `"choose another photo; premium photos cannot be used here"`,
  );
});

test("own photos", async () => {
  for (const file of ["data/images/gate.jpg", "gate.jpg", "images\\gate.jpg"])
    expect(await ownPhoto(file)).toBe('write "images/gate.jpg"');
  for (const file of ["https://pasidi.in/ok.jpg?w=8", "C:\\Pictures\\ok.jpg", "../ok.jpg"])
    expect(await ownPhoto(file)).toBe('put the file into data/images and write "images/ok.jpg"');
  expect(await ownPhoto("images/IMG_4711.HEIC")).toMatchInlineSnapshot(
    `"save it as JPEG in data/images and write "images/IMG_4711.jpg""`,
  );
  expect(await ownPhoto("images/main gate (1).jpg")).toMatchInlineSnapshot(
    `"rename the file in data/images and write "images/main-gate-1.jpg""`,
  );
  expect(await ownPhoto("फोटो.jpg")).toMatchInlineSnapshot(
    `"put the file into data/images and write "images/its-name.jpg""`,
  );
});

test("a day in place of a month", async () => {
  for (const text of ["15/03/2027", "15-03-2027", "2027-03-15", "2027/3"])
    expect(await month(text)).toBe('write "2027-03"');
});

test("an address without its beginning", async () => {
  const said = {
    "youtube.com/@suvarna": "https://youtube.com/@suvarna",
    "office@suvarna.in": "mailto:office@suvarna.in",
    "+91 98480 12345": "tel:+919848012345",
    "sitemap.xml": "/sitemap.xml",
  };
  for (const [written, meant] of Object.entries(said))
    expect(await link(written)).toBe(`write "${meant}"`);
  expect(await link("@suvarna")).toContain("a full address that starts with https://");
});
