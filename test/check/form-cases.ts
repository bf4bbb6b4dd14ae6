import { quote } from "../../check/report/say";
import type { Case } from "./case";
import { field } from "./field";

const month = field(
  "ongoing-projects.json",
  ["projects", 0, "completion"],
  'projects › 1 "Adibatla Meadows" › completion',
  "a year and a month that exists",
);
const monthMend = 'write it like "2027-06" for June 2027';
const clock = field(
  "site.json",
  ["contact", "hours", 0, "opens"],
  'contact › hours › 1 "Words 1" › opens',
  "a time of day from 00:00 to 23:59",
);
const phone = field(
  "site.json",
  ["contact", "phone"],
  "contact › phone",
  "a phone number with its country code",
);
const email = field("site.json", ["contact", "email"], "contact › email", "an e-mail address");
const whatsapp = field(
  "site.json",
  ["whatsapp", "number"],
  "whatsapp › number",
  "8 to 15 digits, country code first, between quotes",
);
const rera = field(
  "plots.json",
  ["plots", 0, "reraNumber"],
  'plots › 1 "Adibatla Meadows" › reraNumber',
  "the letter P and 11 digits",
);
const permit = field(
  "plots.json",
  ["plots", 0, "layoutPermitNumber"],
  'plots › 1 "Adibatla Meadows" › layoutPermitNumber',
  "an HMDA layout permit number",
);
const slug = field(
  "plots.json",
  ["plots", 2, "slug"],
  'plots › 3 "Kompally Orchard" › slug',
  "lower-case letters a to z, digits and single hyphens",
);
const photo = ["tiles", 0, "photo"];
const photoId = field(
  "gallery.json",
  [...photo, "id"],
  'tiles › 1 "Words 1" › photo › id',
  "a stock photo id",
);
const color = field(
  "gallery.json",
  [...photo, "color"],
  'tiles › 1 "Words 1" › photo › color',
  "a six-digit colour",
);
const icon = field(
  "pages/services.json",
  ["services", "items", 0, "icon"],
  'services › items › 1 "Words 1" › icon',
  "the name of an icon",
);
const tagline = field("site.json", ["tagline"], "tagline", "text");
const taglineMend = 'write the words between straight quotes, such as "Plot size"';
const to = field(
  "site.json",
  ["navigation", 0, "to"],
  'navigation › 1 "Words 1" › to',
  'a page of this site ("/contact"), a full address ("https://…"), "tel:+…", "mailto:…", or a placeholder ("#facebook")',
);
const toMend =
  'write a page of this site like "/contact", or a full address that starts with https://';
const title = field(
  "pages/csr.json",
  ["seo", "title"],
  "seo › title",
  "a title of 10 to 60 characters",
);
const titleMend = "say what this page answers, in a few words that no other page uses";
const summary = field(
  "pages/csr.json",
  ["seo", "description"],
  "seo › description",
  "a summary of 50 to 160 characters",
);

const phoneMend = 'write it like "+91 40 1234 5678": a plus sign, digits and single spaces';
const whatsappMend =
  'write only digits, the country code first (91 for India), like "919876543210"';

/** Texts of a wrong form, kind by kind. */
export const formCases: Case[] = [
  month("2027-13", 'is "2027-13"', monthMend),
  month("2027-6", 'is "2027-6"', 'write "2027-06"'),
  month("June 2027", 'is "June 2027"', 'write "2027-06"'),
  month("end of Sept. 2027", 'is "end of Sept. 2027"', 'write "2027-09"'),
  month("06/2027", 'is "06/2027"', 'write "2027-06"'),
  month("Q3 2027", 'is "Q3 2027"', monthMend),
  month("marching 2027", 'is "marching 2027"', monthMend),
  month("May or June 2027", 'is "May or June 2027"', monthMend),
  month("soon", 'is "soon"', monthMend),
  month(2027, "is the number 2027", monthMend),
  clock("9:00", 'is "9:00"', 'write "09:00"'),
  clock("6 PM", 'is "6 PM"', 'write "18:00"'),
  clock("25:00", 'is "25:00"', 'write hours and minutes with a colon, like "09:00" or "18:00"'),
  phone("+91-40-2345-6789", 'is "+91-40-2345-6789"', 'write "+91 40 2345 6789"'),
  phone("040 2345 6789", 'is "040 2345 6789"', phoneMend),
  email("mailto:office@pasidi.in", 'is "mailto:office@pasidi.in"', 'write "office@pasidi.in"'),
  email("mailto:office@pasidi.in ", 'is "mailto:office@pasidi.in "', 'write "office@pasidi.in"'),
  email("office at pasidi.in", 'is "office at pasidi.in"', 'write it like "info@example.com"'),
  email("info@pasidi..in", 'is "info@pasidi..in"', 'write it like "info@example.com"'),
  email("info;x@pasidi.in", 'is "info;x@pasidi.in"', 'write it like "info@example.com"'),
  phone("+91 98765 4321", 'is "+91 98765 4321"', phoneMend),
  phone("+0 9876543210", 'is "+0 9876543210"', phoneMend),
  whatsapp("9876543210", 'is "9876543210"', whatsappMend),
  whatsapp("09876543210", 'is "09876543210"', whatsappMend),
  whatsapp("+91 98480 12345", 'is "+91 98480 12345"', 'write "919848012345"'),
  whatsapp(919848012345, "is the number 919848012345", 'write "919848012345" between quotes'),
  rera("p0240 0005578", 'is "p0240 0005578"', 'write "P02400005578"'),
  rera(null, "is null (nothing)", "delete this line"),
  permit(
    "LP 272/2019",
    'is "LP 272/2019"',
    "copy it from the sanction letter: six digits, then /LO/Plg/HMDA/ and the year; leave out the number of another authority",
  ),
  slug("Kompally Orchard", 'is "Kompally Orchard"', 'write "kompally-orchard"'),
  slug(
    "аdibatla-meadows",
    'is "аdibatla-meadows"',
    'type character 1 anew with the Latin keyboard: it is a Cyrillic "а", which only looks like "a"',
  ),
  slug(
    "adibаtlа",
    'is "adibаtlа"',
    "type characters 5 and 8 anew with the Latin keyboard: they are Cyrillic ones, which only look like Latin ones",
  ),
  slug("плот", 'is "плот"', 'write it like "adibatla-meadows"'),
  slug("కొంపల్లి", 'is "కొంపల్లి"', 'write it like "adibatla-meadows"'),
  photoId(
    "https://images.unsplash.com/photo-1500382017468-9049fed747ef?w=800",
    'is "https://images.unsplash.com/photo-1500382017468-9049fed747e…"',
    'write "photo-1500382017468-9049fed747ef"',
  ),
  photoId(
    "https://unsplash.com/photos/a-field",
    'is "https://unsplash.com/photos/a-field"',
    'open the photo on unsplash.com, right-click it, choose "Copy image address", and take the part like "photo-1500382017468-9049fed747ef"',
  ),
  photoId(
    "https://images.pexels.com/photos/1",
    'is "https://images.pexels.com/photos/1"',
    'choose a photo of images.unsplash.com; photos of "images.pexels.com" cannot be used here',
  ),
  photoId(
    "evil.com/photo-1500382017468-9049fed747ef",
    'is "evil.com/photo-1500382017468-9049fed747ef"',
    'choose a photo of images.unsplash.com; photos of "evil.com" cannot be used here',
  ),
  ...["", "https://plus.unsplash.com/"].map((host) =>
    photoId(
      `${host}premium_photo-1661000000000-9049fed747ef`,
      `is ${quote(`${host}premium_photo-1661000000000-9049fed747ef`)}`,
      "choose another photo; premium photos cannot be used here",
    ),
  ),
  color("#fc0", 'is "#fc0"', 'write "#ffcc00"'),
  icon("MapPin!", 'is "MapPin!"', 'write "map-pin"'),
  tagline("", "is empty", taglineMend),
  tagline(" \u00a0", "is only spaces", taglineMend),
  tagline("\u0301\ufe0f", "is only marks that cannot be seen", taglineMend),
  title(" ".repeat(12), "is only spaces", titleMend),
  tagline(2025, "is the number 2025", 'write "2025" between quotes'),
  to("contact", 'is "contact"', 'write "/contact"'),
  to(
    "www.pasidi.in/contact",
    'is "www.pasidi.in/contact"',
    'write "https://www.pasidi.in/contact"',
  ),
  to("javascript:alert(1)", 'is "javascript:alert(1)"', toMend),
  title("CSR", "has 3", titleMend),
  title("x".repeat(61), "has 61", titleMend),
  summary("Too short.", "has 10", "write one or two plain sentences that no other page uses"),
];
