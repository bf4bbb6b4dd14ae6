/** @jest-environment node */
import type { Path } from "..";
import { messagesFor } from "../../test/check/broken";

/** What is advised for each of some values of a field, in the order of the values. */
async function advice(file: string, at: Path, values: readonly unknown[]): Promise<string> {
  const said = values.map(async (set) => {
    const [, , fix = ""] = (await messagesFor({ file, at, set })).split("\n");
    return `${JSON.stringify(set)}: ${fix.trim()}`;
  });
  return (await Promise.all(said)).join("\n");
}

const plot = (field: string, ...values: unknown[]) =>
  advice("plots.json", ["plots", 0, field], values);
const site = (at: Path, ...values: unknown[]) => advice("site.json", at, values);

test("numbers, and groups of two numbers", async () => {
  const prices = ["₹ 18,000/-", "0.18 lakh", "18k", "30000-32000", "on request", -18_000, 18_000.5];
  expect(await plot("pricePerSqYd", ...prices)).toMatchInlineSnapshot(`
    ""₹ 18,000/-": write 18000, without quotes
    "0.18 lakh": write 18000, without quotes
    "18k": write 18000, without quotes
    "30000-32000": write 30000, the lower end, without quotes
    "on request": write digits only, like 18000, without quotes or commas
    -18000: write a number of rupees above 0
    18000.5: write a whole number, like 18001"
  `);
  const units = ["45L", "Rs 30 thousand", "30.000", "45-50 lakh", "1.5 - 2 crore", "90-1 crore"];
  expect(await plot("pricePerSqYd", ...units, "45 lakh plus GST", "30 hundred"))
    .toMatchInlineSnapshot(`
    ""45L": write 4500000, without quotes
    "Rs 30 thousand": write 30000, without quotes
    "30.000": write 30000, without quotes
    "45-50 lakh": write 4500000, the lower end, without quotes
    "1.5 - 2 crore": write 15000000, the lower end, without quotes
    "90-1 crore": write digits only, like 18000, without quotes or commas
    "45 lakh plus GST": write digits only, like 18000, without quotes or commas
    "30 hundred": write digits only, like 18000, without quotes or commas"
  `);
  expect(await plot("size", "150 to 500", "small")).toMatchInlineSnapshot(`
    ""150 to 500": write { "min": 150, "max": 500 }
    "small": write { … } with the fields "min" and "max""
  `);
});

test("fractions, and years", async () => {
  const focus = ["tiles", 0, "photo", "focus", "x"];
  const fractions = ["50%", "0,5", ".5", "1/3", "0.375", "middle"];
  expect(await advice("gallery.json", focus, fractions)).toMatchInlineSnapshot(`
    ""50%": write 0.5, without quotes
    "0,5": write 0.5, without quotes
    ".5": write 0.5, without quotes
    "1/3": write 0.3333, without quotes
    "0.375": write 0.375, without quotes
    "middle": write a decimal with a point, like 0.35"
  `);
  const years = ["2024-03", "March 2024", "2024", "2023-24"];
  const at = ["projects", 0, "completedYear"];
  expect(await advice("completed-projects.json", at, years)).toMatchInlineSnapshot(`
    ""2024-03": write 2024, without quotes
    "March 2024": write 2024, without quotes
    "2024": write 2024, without quotes
    "2023-24": write four digits without quotes, like 2024"
  `);
});

test("words of a choice, flags and lists", async () => {
  const words = ["hmda aproved", "HMDA", "GHMC Approved"];
  expect(await plot("status", ...words)).toMatchInlineSnapshot(`
    ""hmda aproved": write "HMDA Approved"
    "HMDA": write "HMDA Approved"
    "GHMC Approved": copy one of these exactly"
  `);
  const sample = ["testimonials", 0, "sample"];
  expect(await advice("testimonials.json", sample, ["Yes", "maybe"])).toMatchInlineSnapshot(`
    ""Yes": write true, without quotes
    "maybe": write true or false without quotes"
  `);
  expect(await plot("amenities", "Roads, Park and play area", 3)).toMatchInlineSnapshot(`
    ""Roads, Park and play area": write ["Roads", "Park and play area"]
    3: write [ … ] around the entries; an empty list is []"
  `);
});

test("months and times", async () => {
  const months = ["2027-6", "15/03/2027", "2027-03-15", "June 2027", "06/2027"];
  const unclear = ["soon", "2027-13", "Q3 2027", "May or June 2027", "Foo 2027", 2027];
  const at = ["projects", 0, "completion"];
  const said = await advice("ongoing-projects.json", at, [...months, ...unclear]);
  expect(said).toMatchInlineSnapshot(`
    ""2027-6": write "2027-06"
    "15/03/2027": write "2027-03"
    "2027-03-15": write "2027-03"
    "June 2027": write "2027-06"
    "06/2027": write "2027-06"
    "soon": write it like "2027-06" for June 2027
    "2027-13": write it like "2027-06" for June 2027
    "Q3 2027": write it like "2027-06" for June 2027
    "May or June 2027": write it like "2027-06" for June 2027
    "Foo 2027": write it like "2027-06" for June 2027
    2027: write it like "2027-06" for June 2027"
  `);
  const times = ["9:00", "6 PM", "9.30 a.m.", "25:00"];
  expect(await site(["contact", "hours", 0, "opens"], ...times)).toMatchInlineSnapshot(`
    ""9:00": write "09:00"
    "6 PM": write "18:00"
    "9.30 a.m.": write "09:30"
    "25:00": write hours and minutes with a colon, like "09:00" or "18:00""
  `);
});

test("phone numbers, addresses and links", async () => {
  const phones = ["+91-40-2345-6789", "040 2345 6789", "+91 98765 4321", "+91 40 2345-678"];
  expect(await site(["contact", "phone"], ...phones)).toMatchInlineSnapshot(`
    ""+91-40-2345-6789": write "+91 40 2345 6789"
    "040 2345 6789": write it like "+91 40 1234 5678": a plus sign, digits and single spaces
    "+91 98765 4321": it has too few digits: 9 after +91, where an Indian number has 10
    "+91 40 2345-678": it has too few digits: 9 after +91, where an Indian number has 10"
  `);
  const chats = ["+91 98480 12345", 919_848_012_345, "9876543210"];
  expect(await site(["whatsapp", "number"], ...chats)).toMatchInlineSnapshot(`
    ""+91 98480 12345": write "919848012345"
    919848012345: write "919848012345" between quotes
    "9876543210": write only digits, the country code first (91 for India), like "919876543210""
  `);
  const addresses = ["mailto:office@pasidi.in ", "office at pasidi.in"];
  expect(await site(["contact", "email"], ...addresses)).toMatchInlineSnapshot(`
    ""mailto:office@pasidi.in ": write "office@pasidi.in"
    "office at pasidi.in": write it like "info@example.com""
  `);
  const pages = ["contact", "sitemap.xml", "@suvarna", "javascript:alert(1)"];
  const outside = [
    "www.pasidi.in/a",
    "http://pasidi.in",
    "http://localhost:8000/contact",
    "office@pasidi.in",
    "+91 98480 12345",
  ];
  expect(await site(["navigation", 0, "to"], ...pages, ...outside)).toMatchInlineSnapshot(`
    ""contact": write "/contact"
    "sitemap.xml": write "/sitemap.xml"
    "@suvarna": write a page of this site like "/contact", or a full address that starts with https://
    "javascript:alert(1)": write a page of this site like "/contact", or a full address that starts with https://
    "www.pasidi.in/a": write "https://www.pasidi.in/a"
    "http://pasidi.in": write "https://pasidi.in"
    "http://localhost:8000/contact": write "/contact"
    "office@pasidi.in": write "mailto:office@pasidi.in"
    "+91 98480 12345": write "tel:+919848012345""
  `);
});

test("slugs, icons and official numbers", async () => {
  expect(await plot("slug", "Kompally Orchard", "కొంపల్లి")).toMatchInlineSnapshot(`
    ""Kompally Orchard": write "kompally-orchard"
    "కొంపల్లి": write it like "adibatla-meadows""
  `);
  expect(await plot("reraNumber", "p0240 0005578")).toMatchInlineSnapshot(
    `""p0240 0005578": write "P02400005578""`,
  );
  const icon = ["services", "items", 0, "icon"];
  expect(await advice("pages/services.json", icon, ["MapPin!"])).toMatchInlineSnapshot(
    `""MapPin!": write "map-pin""`,
  );
});

test("photos", async () => {
  const id = "photo-1500382017468-9049fed747ef";
  const ids = [`https://images.unsplash.com/${id}?w=800`, "https://unsplash.com/photos/x1"];
  const elsewhere = ["https://www.pexels.com/photo/land-1", id.replace("photo-", "")];
  const at = ["tiles", 0, "photo", "id"];
  expect(await advice("gallery.json", at, [...ids, ...elsewhere, `premium_${id}`]))
    .toMatchInlineSnapshot(`
    ""https://images.unsplash.com/photo-1500382017468-9049fed747ef?w=800": write "photo-1500382017468-9049fed747ef"
    "https://unsplash.com/photos/x1": open the photo on unsplash.com, right-click it, choose "Copy image address", and take the part like "photo-1500382017468-9049fed747ef"
    "https://www.pexels.com/photo/land-1": save the photo into data/images, and write "file" in place of "id", "width", "height" and "color"
    "1500382017468-9049fed747ef": write "photo-1500382017468-9049fed747ef"
    "premium_photo-1500382017468-9049fed747ef": choose another photo; premium photos cannot be used here"
  `);
  expect(await advice("gallery.json", ["tiles", 0, "photo", "color"], ["7f8a5a", "green"]))
    .toMatchInlineSnapshot(`
    ""7f8a5a": write "#7f8a5a"
    "green": write it like "#8a7a55""
  `);
  const files = ["data/images/gate.jpg", "gate.jpg", "C:\\Pictures\\main gate (1).jpg"];
  const others = ["images/IMG_4711.HEIC", "ఫోటో.jpg"];
  const file = [...files, ...others].map((name) => ({ file: name, alt: "Land behind a gate" }));
  expect(await advice("gallery.json", ["tiles", 0, "photo"], file)).toMatchInlineSnapshot(`
    "{"file":"data/images/gate.jpg","alt":"Land behind a gate"}: put the file in data/images and write "images/gate.jpg"
    {"file":"gate.jpg","alt":"Land behind a gate"}: put the file in data/images and write "images/gate.jpg"
    {"file":"C:\\\\Pictures\\\\main gate (1).jpg","alt":"Land behind a gate"}: rename the file in data/images and write "images/main-gate-1.jpg"
    {"file":"images/IMG_4711.HEIC","alt":"Land behind a gate"}: save it as JPEG in data/images and write "images/IMG_4711.jpg"
    {"file":"ఫోటో.jpg","alt":"Land behind a gate"}: put the file into data/images and write "images/its-name.jpg""
  `);
});

test("a place that is far from Telangana", async () => {
  const at = ["places", 0, "latitude"];
  expect(await messagesFor({ file: "places.json", at, set: 78.4 })).toMatchInlineSnapshot(`
    "data/places.json  places › 1 "Adibatla Meadows" › latitude
      must be a latitude from 15 to 20, but is 78.4
      write the degrees with a point; around Hyderabad a latitude is about 17.4, a longitude about 78.5"
  `);
  expect(await advice("places.json", at, ["17.24", "17° 14' N", 14.9])).toMatchInlineSnapshot(`
    ""17.24": write 17.24, without quotes
    "17° 14' N": write the degrees with a point; around Hyderabad a latitude is about 17.4, a longitude about 78.5
    14.9: write the degrees with a point; around Hyderabad a latitude is about 17.4, a longitude about 78.5"
  `);
});
