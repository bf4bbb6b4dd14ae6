/** @jest-environment node */
import type { Path } from "..";
import { messagesFor, messagesOf } from "../../test/check/broken";

function setAddress(address: string | undefined): void {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: address });
}

beforeEach(() => setAddress("https://www.pasidi.in"));
afterEach(() => jest.restoreAllMocks());

const launch = { launch: true };
const site = (at: Path, set: string) => ({ file: "site.json", at, set });
const phone = (set: string) => site(["contact", "phone"], set);
const email = (set: string) => site(["contact", "email"], set);
const address = (set: string) => site(["contact", "address", 0], set);
const social = (set: string) => site(["footer", "social", 0, "to"], set);
const plot = (field: string, set: string) => ({
  file: "plots.json",
  at: ["plots", 0, field],
  set,
});

test("what is still a placeholder or a sample", async () => {
  const mistakes = {
    "a phone number": phone("+91 00000 00000"),
    "a chat number": site(["whatsapp", "number"], "919876543210"),
    "an e-mail address": email("info@example.com"),
    "a link": social("#facebook"),
    "a registration number": plot("reraNumber", "P00000000000"),
    "a permit": plot("layoutPermitNumber", "123456/LO/Plg/HMDA/2024"),
    "a text": address("Office address to be announced"),
    "a testimonial": {
      file: "testimonials.json",
      at: ["testimonials", 0, "sample"],
      set: true,
    },
  };
  expect(await messagesOf(mistakes, launch)).toMatchInlineSnapshot(`
    "a phone number: Before launch: data/site.json  contact › phone
      is still the placeholder "+91 00000 00000"
      write the office's phone number
    a chat number: Before launch: data/site.json  whatsapp › number
      is still the placeholder "919876543210"
      write the number that receives the chats
    an e-mail address: Before launch: data/site.json  contact › email
      is still the placeholder "info@example.com"
      write the office's e-mail address
    a link: Before launch: data/site.json  footer › social › 1 "Words 1" › to
      is still the placeholder "#facebook"
      write where it leads to, or delete the link
    a registration number: Before launch: data/plots.json  plots › 1 "Adibatla Meadows" › reraNumber
      is still the placeholder "P00000000000"
      copy it from the certificate, or delete this line; never invent one
    a permit: Before launch: data/plots.json  plots › 1 "Adibatla Meadows" › layoutPermitNumber
      is still the placeholder "123456/LO/Plg/HMDA/2024"
      copy it from the certificate, or delete this line; never invent one
    a text: Before launch: data/site.json  contact › address › 1
      is not finished: it says "to be announced"
      write the final text
    a testimonial: Before launch: data/testimonials.json  testimonials › 1 "Adibatla Meadows" › sample
      is true: this testimonial is a sample
      put a real client's words here and write false, or delete the testimonial"
  `);
});

test.each([
  "https://www.your-company.in",
  "https://127.0.0.1/plots",
  "mailto:info@example.com",
  "https://wa.me/910000000000",
  "https://www.facebook.com/",
  "https://www.instagram.com/your_page",
  "https://yourwebsite.com/",
])("the link %s was made up", async (link) => {
  expect(await messagesFor(social(link), launch)).toContain("is still the placeholder");
});

test.each([
  email("yourname@gmail.com"),
  email("test@test.com"),
  address("Plot No. XX, Road No. X"),
  address("Coming soon"),
  address("as printed in the letter"),
  {
    file: "testimonials.json",
    at: ["testimonials", 0, "text"],
    set: "What the client has written, in the client's own words.",
  },
])("$set was made up", async (edit) => {
  expect(await messagesFor(edit, launch)).toMatch(/is still the placeholder|is not finished/);
});

test.each([
  social("https://www.facebook.com/profile.php?id=100064000000012"),
  social("https://www.testbook.com/your-guide"),
  social("https://yourstory.com/"),
  social("https://wa.me/919848012345?text=Hello"),
  email("tests@latest.in"),
  phone("+91 98480 00000"),
  address("Build your home here [plot 4]"),
  address("Metro coming soon, Road No. 12"),
  address("There is no X-ray unit here"),
])("$set may be real", async (edit) => {
  expect(await messagesFor(edit, launch)).toBe("");
});

test("the site has no address, or a made-up one", async () => {
  setAddress(undefined);
  expect(await messagesFor([], launch)).toMatchInlineSnapshot(`
    "Before launch:

    environment  SITE_URL
      is not set
      set it to the address that visitors will use, like "https://www.your-company.in", as docs/deploy.md describes"
  `);
  setAddress("https://www.example.com/");
  expect(await messagesFor([], launch)).toContain("not the address of the site");
});
