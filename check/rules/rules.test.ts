import { isDeepStrictEqual } from "node:util";

import { changed, fixed } from "../../test/check/changed";
import type { Content, Rule } from "../content";
import * as launch from "./launch";
import * as numbers from "./numbers";
import * as records from "./records";
import * as texts from "./texts";

const options = { today: "2025-07-15", launch: true, folder: "" };

/** What a rule finds in changed content, and not in the fixed content itself. */
async function findings(rule: Rule, content: Content) {
  const known = await rule(fixed, options);
  const found = await rule(content, options);
  return found
    .filter((one) => known.every((other) => !isDeepStrictEqual(one, other)))
    .map((one) => ({ ...one, place: [one.file, ...one.path].join(" ") }));
}

/** A rule, the values that break it by their places in data/, the words of the message, and its place if not the last. */
type Row = [rule: Rule, values: Record<string, unknown>, message: RegExp, place?: string];

const layout = "layouts/adibatla-meadows.json";
const other = "layouts/neem-avenue.json";
const ongoing = "ongoing-projects.json projects 0";
const cost = "pages/why-invest.json cost";
const social = "site.json footer social 0 to";
const hours = "site.json contact hours";
const title = "What we do for the villages";
const rera = { number: "P02400005578" };
const permit = { authority: "HMDA", number: "000272/LO", date: "2025-03-12", stage: "final" };
const company = {
  legalName: "Pasidi Estates Private Limited",
  office: "7, Tank Bund Road, Hyderabad 500080",
  complaints: "M. Rao, +91 40 2355 7181",
};

const errors: Row[] = [
  [texts.references, { "pages/home.json featured layouts 1": "neem-avenu" }, /write "neem-avenue"/],
  [texts.references, { "pages/home.json testimonials testimonials 0": "nobody" }, /choose another/],
  [texts.references, { [`${ongoing} stage`]: "Drain" }, /not among the stages: write "Drains"/],
  [texts.references, { "gallery.json tiles 0 group": "Gates" }, /not among the groups/],
  [texts.references, { "pages/csr.json initiatives items 0 icon": "map-pinn" }, /"map-pin"/],
  [texts.links, { [social]: "/contcat" }, /no such page: write "\/contact" instead/],
  [texts.links, { [social]: "/contact.html" }, /no such page: write "\/contact" instead/],
  [texts.links, { "pages/home.json hero brochure": "/plots.pdf" }, /no such file in static/],
  [
    records.authorities,
    { [`${layout} papers`]: { permit: { ...permit, authority: "DTCP" } } },
    /is "HMDA Approved", but its permit is from DTCP/,
    `${layout} status`,
  ],
  [
    records.headerRoom,
    { "site.json navigation": Array(15).fill({ label: "Home", to: "/" }) },
    /has 15 entries with 60 letters in all/,
  ],
  [
    records.repeated,
    { "ongoing-projects.json projects 1 slug": "tukkuguda-terraces" },
    /like Projects › 1 "Tukkuguda Terraces" › Slug \(slug\) in data\/ongoing-projects.json: give/,
  ],
  [records.repeated, { [`${cost} currencies rates 1 code`]: "USD" }, /is "USD", like Calculator/],
  [records.repeated, { [`${hours} 1 days 0`]: "Monday" }, /remove one of the two/],
  [records.repeated, { "pages/home.json featured layouts 1": "adibatla-meadows" }, /remove one/],
  [
    records.repeated,
    { [`${layout} papers`]: { rera }, [`${other} papers`]: { rera } },
    /like Papers › RERA registration › Number \(number\) in .*: copy each/,
    `${other} papers rera number`,
  ],
  [
    records.repeated,
    { "gallery.json tiles 1 photo alt": "The gate", "gallery.json tiles 2 photo alt": "the gate" },
    /is "the gate", like Photos › 2/,
  ],
  [
    records.repeated,
    { "pages/csr.json seo title": title, "pages/services.json seo title": title },
    /like In search results › Title \(title\) in data\/pages\/csr.json/,
  ],
  [
    numbers.unusualNumbers,
    { [`${layout} pricePerSqYd`]: 300_000 },
    /is 300000, far from the others, which are about 22000: count the digits/,
  ],
  [numbers.unusualNumbers, { [`${layout} pricePerSqYd`]: 3000 }, /is 3000, far .*\(unusualPrice\)/],
];

const warnings: Row[] = [
  [
    texts.longTexts,
    { "site.json bookSiteVisit": "Book a site visit with all of us" },
    /has 32 characters, but there is room for about 20: shorten it/,
  ],
  [
    records.towns,
    { "completed-projects.json projects 0 location": "Kompaly, Medchal" },
    /is in "Kompaly", which is not on the map: write "Kompally" instead, or add the town/,
  ],
  [records.towns, { [`${layout} location`]: "Bhongir, Yadadri" }, /correct its spelling, or add/],
  [records.hours, { [`${hours} 0 label`]: "Mon through Fri" }, /but Saturday is among the days/],
  [
    records.repeated,
    { [`${layout} amenities`]: ["Park", "park"] },
    /remove/,
    `${layout} amenities 1`,
  ],
  [
    records.repeated,
    { "gallery.json tiles 1 photo src": "/images/a.jpg", [`${layout} photo src`]: "/images/a.jpg" },
    /choose another photo/,
  ],
  [
    numbers.unusualNumbers,
    { [`${layout} size`]: { min: 1503, max: 1504 } },
    /9 sq ft are 1 sq yd/,
    `${layout} size min`,
  ],
  [numbers.pastCompletions, { [`${ongoing} completion`]: "2025-06" }, /a month in the past/],
  [
    numbers.futureDates,
    { "completed-projects.json projects 0 completedYear": 2026 },
    /in the future/,
  ],
  [numbers.futureDates, { [`${cost} duties asOf`]: "2025-07-16" }, /write when it happened/],
  [
    numbers.endedRegistrations,
    { [`${layout} papers`]: { rera: { ...rera, validUntil: "2025-08-01" } } },
    /is 2025-08-01, and the RERA registration ends soon/,
    `${layout} papers rera validUntil`,
  ],
  [numbers.oldFacts, { [`${cost} duties asOf`]: "2024-07-10" }, /more than 365 days ago: look up/],
  [
    numbers.oldFacts,
    { [`${cost} currencies asOf`]: "2025-04-15" },
    /more than 90 days ago: look up/,
  ],
  [
    numbers.oldFacts,
    { [`${layout} papers`]: { left: { count: 7, asOf: "2025-04-10" } } },
    /count the unsold plots/,
    `${layout} papers left asOf`,
  ],
];

const launchItems: Row[] = [
  [launch.placeholders, { "site.json contact phone": "+91 11111 11111" }, /the office's phone/],
  [launch.placeholders, { "site.json whatsapp number": "919876543210" }, /that receives the chats/],
  [launch.placeholders, { "site.json contact email": "yourname@gmail.com" }, /e-mail address/],
  [
    launch.placeholders,
    { [social]: "#later" },
    /is still the placeholder "#later": write the real/,
  ],
  [launch.placeholders, { [social]: "https://www.your-company.in" }, /write the real address/],
  [launch.placeholders, { [social]: "mailto:info@example.com" }, /write the real address/],
  [launch.placeholders, { [social]: "https://wa.me/910000000000" }, /write the real address/],
  [
    launch.placeholders,
    { [`${layout} papers`]: { rera: { number: "P00000000000" } } },
    /never invent one/,
    `${layout} papers rera number`,
  ],
  [
    launch.placeholders,
    { [`${layout} papers`]: { permit: { ...permit, number: "123456/LO" } } },
    /copy it from the certificate or the letter/,
    `${layout} papers permit number`,
  ],
  [
    launch.unfinishedTexts,
    { "site.json contact address 0": "Office address to be confirmed" },
    /is not finished, it says "to be confirmed": write the final text/,
  ],
  [launch.unfinishedTexts, { "site.json contact address 0": "Plot No. XX" }, /is not finished/],
  [launch.madeUpFacts, { [`${layout} sample`]: "is a sample" }, /write the real facts and clear/],
  [
    launch.permits,
    { [`${layout} papers`]: { permit: { authority: "HMDA", number: "7/LP" } } },
    /is "HMDA Approved", but Permit \(permit\) has no date and no stage/,
    `${layout} status`,
  ],
  [
    launch.missingFacts,
    { "site.json company": company },
    /is missing, but a limited company has a CIN/,
    "site.json company number",
  ],
  [
    numbers.endedRegistrations,
    { [`${layout} papers`]: { rera: { ...rera, validUntil: "2025-07-01" } } },
    /is 2025-07-01, and the RERA registration has ended/,
    `${layout} papers rera validUntil`,
  ],
];

const rows = Object.entries({ error: errors, warning: warnings, launch: launchItems });

test.each(rows.flatMap(([severity, some]) => some.map((row) => ({ severity, row }))))(
  "$severity: $row",
  async ({ severity, row: [rule, values, message, place = Object.keys(values).at(-1)] }) => {
    expect(await findings(rule, changed(values))).toMatchObject([
      { severity, place: `data/${place}`, message: expect.stringMatching(message) },
    ]);
  },
);

test("what the law asks is missing in the fixed content", async () => {
  expect(await launch.registrations(fixed, options)).toHaveLength(9);
  const exempt = changed({ [`${layout} papers`]: { reraExempt: "up to 500 sq m" } });
  expect(await launch.registrations(exempt, options)).toHaveLength(8);
  expect(await launch.permits(fixed, options)).toHaveLength(6);
  const missing = await launch.missingFacts(fixed, options);
  expect(missing.map(({ path }) => path.join(" "))).toEqual([
    "projects 1 percentAsOf",
    "projects 2 percentAsOf",
    "company",
    "returns source",
    "booking terms",
  ]);
});

const fine: Record<string, unknown>[] = [
  { [social]: "/open-plots/?approval=hmda&size=200#results" },
  { [social]: "/gallery/" },
  { [social]: "/rera.pdf#page=2" },
  { [social]: "https://www.facebook.com/profile.php?id=100012345678901" },
  { [social]: "https://wa.me/919848012345?text=I'm%20@home" },
  { "site.json contact phone": "+91 98123 45678" },
  { "site.json contact email": "tests@latest.in" },
  { "site.json contact address 0": "Metro coming soon, Block No. X [plot 4]" },
  { [`${layout} papers`]: { rera, permit: { ...permit, number: "11111/LO/2020" } } },
  { [`${layout} pricePerSqYd`]: 300_000, [`${layout} unusualPrice`]: "is right" },
  { [`${layout} location`]: "adibatla , Ranga Reddy" },
  { "completed-projects.json projects 0 location": "Warangal, Hanamkonda" },
  { [`${hours} 0 label`]: "Mon–Fri, Sat" },
  { [`${ongoing} completion`]: "2025-07", [`${ongoing} percentAsOf`]: "2025-07" },
  { [`${cost} currencies asOf`]: "2024-01-01", [`${cost} currencies rates`]: [] },
];

test.each(fine)("no mistake: %j", async (values) => {
  const all = [launch, numbers, records, texts].flatMap((file) => Object.values(file));
  const content = changed(values);
  const found = await Promise.all(all.map((rule) => findings(rule, content)));
  expect(found.flat()).toEqual([]);
});
