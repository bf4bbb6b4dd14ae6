import type { Path } from "../../check";
import type { Case } from "./case";

const placeholder = (
  name: string,
  file: string,
  at: Path,
  set: unknown,
  where: string,
  problem: string,
  fix: string,
): Case => ({
  name,
  file,
  edits: [{ at, set }],
  says: [[set === undefined ? "{" : JSON.stringify(set), where, problem, fix]],
  severity: "launch",
  options: { launch: true },
});

const unregistered = (file: string, list: string): Case =>
  placeholder(
    `${list} without a number`,
    file,
    [list, 0, "reraNumber"],
    undefined,
    `${list} › 1 "Adibatla Meadows" › reraNumber`,
    "is missing; a project may not be advertised without its registration number",
    'add "reraNumber" from the registration certificate; never invent one',
  );

const madeUp = (file: string, at: Path, where: string, fix: string, ...samples: string[]) =>
  samples.map((sample) =>
    placeholder(sample, file, at, sample, where, `is still the placeholder "${sample}"`, fix),
  );

/** What was made up, and looks like it. */
const madeUpCases: Case[] = [
  ...madeUp(
    "site.json",
    ["footer", "social", 0, "to"],
    'footer › social › 1 "Words 1" › to',
    "write the address that it leads to, or delete the link",
    "https://example.com/facebook",
    "https://www.your-company.in",
    "https://yourcompany.com/plots",
    "https://pasidi.test",
    "https://127.0.0.1/plots",
    "mailto:info@example.com",
    "mailto:info@example.co.in",
    "tel:+910000000000",
    "tel:+914012345678",
    "https://wa.me/910000000000",
    "https://api.whatsapp.com/send?phone=919876543210",
    "https://www.facebook.com/",
    "https://www.facebook.com/?locale=en",
    "https://www.instagram.com/your_page",
    "https://t.me",
    "https://www.youtube.com/@yourchannel",
  ),
  ...madeUp(
    "site.json",
    ["contact", "email"],
    "contact › email",
    "write the office's e-mail address",
    "you@your-company.in",
    "info@example.co.in",
    "info@pasidi.invalid",
  ),
  ...madeUp(
    "site.json",
    ["contact", "phone"],
    "contact › phone",
    "write the office's phone number",
    "+91 12345 67890",
    "+91 99999 99999",
    "+91 40 1234 5678",
  ),
  ...madeUp(
    "site.json",
    ["whatsapp", "number"],
    "whatsapp › number",
    "write the number that receives the chats",
    "919876543210",
  ),
  ...madeUp(
    "plots.json",
    ["plots", 0, "reraNumber"],
    'plots › 1 "Adibatla Meadows" › reraNumber',
    "copy it from the certificate, or delete this line; never invent one",
    "P00000000000",
    "P12345678901",
  ),
  ...madeUp(
    "plots.json",
    ["plots", 0, "layoutPermitNumber"],
    'plots › 1 "Adibatla Meadows" › layoutPermitNumber',
    "copy it from the certificate, or delete this line; never invent one",
    "123456/LO/Plg/HMDA/2024",
  ),
];

const unwritten = (text: string, words: string) =>
  placeholder(
    text,
    "site.json",
    ["contact", "address", 0],
    text,
    "contact › address › 1",
    `is not finished: it says "${words}"`,
    "write what is true",
  );

/** Links, numbers and texts that look a little like placeholders and are real. */
export const realValues = [
  { at: ["footer", "social", 0, "to"], set: "https://www.facebook.com/pasidi.estates" },
  {
    at: ["footer", "social", 0, "to"],
    set: "https://www.facebook.com/profile.php?id=100064000000012",
  },
  { at: ["footer", "social", 0, "to"], set: "https://www.testbook.com/your-guide" },
  { at: ["footer", "social", 0, "to"], set: "https://www.pasidi.in/your-business" },
  { at: ["footer", "social", 0, "to"], set: "https://yourstory.com/" },
  { at: ["footer", "social", 0, "to"], set: "https://wa.me/919848012345?text=Hello" },
  { at: ["contact", "email"], set: "tests@latest.in" },
  { at: ["contact", "phone"], set: "+91 98480 00000" },
  { at: ["contact", "address", 0], set: "Build your home here [plot 4]" },
];

/** What must be done before the site goes public. */
export const launchCases: Case[] = [
  placeholder(
    "phone",
    "site.json",
    ["contact", "phone"],
    "+91 00000 00000",
    "contact › phone",
    'is still the placeholder "+91 00000 00000"',
    "write the office's phone number",
  ),
  placeholder(
    "e-mail",
    "site.json",
    ["contact", "email"],
    "info@example.com",
    "contact › email",
    'is still the placeholder "info@example.com"',
    "write the office's e-mail address",
  ),
  placeholder(
    "WhatsApp",
    "site.json",
    ["whatsapp", "number"],
    "910000000000",
    "whatsapp › number",
    'is still the placeholder "910000000000"',
    "write the number that receives the chats",
  ),
  placeholder(
    "link",
    "site.json",
    ["footer", "social", 0, "to"],
    "#facebook",
    'footer › social › 1 "Words 1" › to',
    'is still the placeholder "#facebook"',
    "write the address that it leads to, or delete the link",
  ),
  placeholder(
    "address",
    "site.json",
    ["contact", "address", 0],
    "Office address to be announced",
    "contact › address › 1",
    'is not finished: it says "to be announced"',
    "write what is true",
  ),
  placeholder(
    "sample testimonial",
    "testimonials.json",
    ["testimonials", 0, "sample"],
    true,
    'testimonials › 1 "Adibatla Meadows" › sample',
    "is true: this testimonial is a sample",
    "put a real client's words here and write false, or delete the testimonial",
  ),
  ...madeUpCases,
  unwritten("Your address here", "Your address here"),
  unwritten("Office address [to be added]", "to be added"),
  unwritten("[street and number]", "[street and number]"),
  unregistered("plots.json", "plots"),
  unregistered("ongoing-projects.json", "projects"),
];
