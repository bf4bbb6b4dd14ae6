import type { Path } from "../problem";
import type { Case } from "./case";

const placeholder = (
  name: string,
  file: string,
  at: Path,
  set: unknown,
  where: string,
  problem: string,
  mend: string,
): Case => ({
  name,
  file,
  edits: [{ at, set }],
  says: [[set === undefined ? "{" : JSON.stringify(set), where, problem, mend]],
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
  unregistered("plots.json", "plots"),
  unregistered("ongoing-projects.json", "projects"),
];
