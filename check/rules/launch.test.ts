/** @jest-environment node */
import type { Path } from "..";
import { messagesFor } from "../../test/check/broken";

function setAddress(address: string | undefined): void {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: address });
}

beforeEach(() => setAddress("https://www.pasidi.in"));
afterEach(() => jest.restoreAllMocks());

const launch = (file: string, at: Path, set: unknown) =>
  messagesFor({ file, at, set }, { launch: true });
const contact = (field: string, set: string) => launch("site.json", ["contact", field], set);
const social = (set: string) => launch("site.json", ["footer", "social", 0, "to"], set);
const address = (set: string) => launch("site.json", ["contact", "address", 0], set);
const plot = (field: string, set: string) => launch("plots.json", ["plots", 0, field], set);

test("a number that was made up", async () => {
  expect(await contact("phone", "+91 00000 00000")).toMatchInlineSnapshot(`
    "Before going public:

    data/site.json  contact › phone
      is still the placeholder "+91 00000 00000"
      write the office's phone number"
  `);
  const chat = await launch("site.json", ["whatsapp", "number"], "919876543210");
  expect(chat).toContain("write the number that receives the chats");
});

test("an e-mail address that was made up", async () => {
  expect(await contact("email", "info@example.com")).toMatchInlineSnapshot(`
    "Before going public:

    data/site.json  contact › email
      is still the placeholder "info@example.com"
      write the office's e-mail address"
  `);
});

test("a link that leads nowhere yet", async () => {
  expect(await social("#facebook")).toMatchInlineSnapshot(`
    "Before going public:

    data/site.json  footer › social › 1 "Words 1" › to
      is still the placeholder "#facebook"
      write the address that it leads to, or delete the link"
  `);
  for (const made of [
    "https://www.your-company.in",
    "https://127.0.0.1/plots",
    "mailto:info@example.com",
    "https://wa.me/910000000000",
    "https://www.facebook.com/",
    "https://www.instagram.com/your_page",
    "https://www.youtube.com/@yourchannel",
  ])
    expect(await social(made)).toContain("is still the placeholder");
});

test("an official number that was made up", async () => {
  expect(await plot("reraNumber", "P00000000000")).toMatchInlineSnapshot(`
    "Before going public:

    data/plots.json  plots › 1 "Adibatla Meadows" › reraNumber
      is still the placeholder "P00000000000"
      copy it from the certificate, or delete this line; never invent one"
  `);
  const permit = await plot("layoutPermitNumber", "123456/LO/Plg/HMDA/2024");
  expect(permit).toContain("is still the placeholder");
});

test("a text that is not finished", async () => {
  expect(await address("Office address to be announced")).toMatchInlineSnapshot(`
    "Before going public:

    data/site.json  contact › address › 1
      is not finished: it says "to be announced"
      write what is true"
  `);
  for (const text of ["Your address here", "Office [to be added]", "[street and number]"])
    expect(await address(text)).toContain("is not finished");
});

test("a testimonial that is a sample", async () => {
  const said = await launch("testimonials.json", ["testimonials", 0, "sample"], true);
  expect(said).toMatchInlineSnapshot(`
    "Before going public:

    data/testimonials.json  testimonials › 1 "Adibatla Meadows" › sample
      is true: this testimonial is a sample
      put a real client's words here and write false, or delete the testimonial"
  `);
});

test.each([
  "https://www.facebook.com/pasidi.estates",
  "https://www.facebook.com/profile.php?id=100064000000012",
  "https://www.testbook.com/your-guide",
  "https://www.pasidi.in/your-business",
  "https://yourstory.com/",
  "https://wa.me/919848012345?text=Hello",
])("%s may be real", async (link) => {
  expect(await social(link)).toBe("");
});

test("other values may be real that look a little made up", async () => {
  expect(await contact("email", "tests@latest.in")).toBe("");
  expect(await contact("phone", "+91 98480 00000")).toBe("");
  expect(await address("Build your home here [plot 4]")).toBe("");
});

test("the site has no address", async () => {
  setAddress(undefined);
  expect(await messagesFor([], { launch: true })).toMatchInlineSnapshot(`
    "Before going public:

    environment  SITE_URL
      is not set
      set it to the address that visitors will use, like "https://www.your-company.in""
  `);
});

test.each(["https://www.example.com/", "https://localhost:9000", "pasidi.in"])(
  "%s is not the address of a site",
  async (made) => {
    setAddress(made);
    const said = await messagesFor([], { launch: true });
    expect(said).toContain(`is "${made}", not the address of the site`);
  },
);
