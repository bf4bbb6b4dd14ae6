import { isDeepStrictEqual } from "node:util";

import { changed, fixed } from "../../test/support/content";
import example from "../../test/support/plan-example.json";
import type { Content, Rule } from "../content";
import * as launch from "./launch";
import * as numbers from "./numbers";
import * as plans from "./plans";
import * as records from "./records";
import * as texts from "./texts";

const options = { today: "2025-07-15", launch: true, folder: "" };

/** What a rule finds in changed content, and not in the fixed content itself. */
async function findings(rule: Rule, content: Content) {
  const known = await rule(fixed, options);
  const found = await rule(content, options);
  return found
    .filter((finding) => known.every((other) => !isDeepStrictEqual(finding, other)))
    .map((finding) => ({ ...finding, place: [finding.file, ...finding.path].join(" ") }));
}

/** A rule, the values that break it by their places in data/, words of the message, and its place if not the last. */
type Row = [rule: Rule, values: Record<string, unknown>, message: RegExp, place?: string];

const layout = "layouts/adibatla-meadows.json";
const papers = (value: object) => ({ [`${layout} papers`]: value });
const price = `${layout} pricePerSqYd`;
const status = `${layout} status`;
const size = `${layout} size`;
const gate = "/images/gate.jpg";
const amenities = `${layout} amenities`;
const town = `${layout} location`;
const project = "ongoing-projects.json projects 0";
const completed = "completed-projects.json projects 0";
const cost = "pages/why-invest.json cost";
const featured = "pages/home.json featured layouts 1";
const icon = "pages/services.json services items 0 icon";
const social = "site.json footer social 0 to";
const hours = "site.json contact hours";
const street = "site.json contact address 0";
const [one, two] = ["gallery.json tiles 1 photo", "gallery.json tiles 2 photo"];
const [csr, home] = ["pages/csr.json seo", "pages/home.json seo"];
const title = "What we do for the villages";
const rera = { number: "P02400005578" };
const ending = (validUntil: string) => papers({ rera: { ...rera, validUntil } });
const number = `${layout} papers rera number`;
const signed = `${layout} papers permit number`;
const counted = `${layout} papers left asOf`;
const other = "layouts/neem-avenue.json papers";
const both =
  /like Papers › RERA registration › Number \(number\) in data\/layouts\/adibatla-meadows.j/;
const end = `${layout} papers rera validUntil`;
const permit = { authority: "HMDA", number: "000272/LO", date: "2025-03-12", stage: "final" };
const company = { legalName: "Vepa LLP", office: "Hyderabad 500080", complaints: "M. Rao" };
const sample = { [`${layout} sample`]: "is a sample" };
/** The example's plan, on a day of the test, in place of the sizes. */
const planned = (plan: object, more: object = sample) => ({
  [size]: undefined,
  ...more,
  [`${layout} plan`]: { ...example, asOf: "2025-07-01", ...plan },
});
const [inPlan, mortgaged] = [`${layout} plan`, `${layout} plan mortgaged`];
const asOf = `${inPlan} asOf`;
const stage = (name: string) => papers({ rera, permit: { ...permit, stage: name } });
const secondRow = (change: object) => ({
  rows: example.rows.map((row, index) => (index === 1 ? { ...row, ...change } : row)),
});
const longRows = example.rows.map((row, at) => ({ ...row, first: 60 * at + 1, plots: 60 }));
const odd = (...entries: object[]) => ({ odd: entries });
const oddTwice = odd({ plot: "4", width: 30 }, { plot: "4", depth: 60 });
const entries = Array.from({ length: 15 }, () => ({ label: "Home", to: "/" }));

const errors: Row[] = [
  [texts.references, { [featured]: "neem-avenu" }, /in data\/layouts: write "neem-avenue"/],
  [texts.references, { "pages/home.json testimonials testimonials 0": "nobody" }, /choose another/],
  [texts.references, { [`${project} stage`]: "Drain" }, /not among the stages: write "Drains"/],
  [texts.references, { "gallery.json tiles 0 group": "Gates" }, /not among the groups: write one/],
  [texts.references, { [icon]: "map-pinn" }, /there is no such icon: write "map-pin"/],
  [texts.links, { [social]: "/contcat" }, /no such page: write "\/contact" instead/],
  [texts.links, { [social]: "/contact.html" }, /no such page: write "\/contact" instead/],
  [texts.links, { "pages/home.json hero brochure": "/plots.pdf" }, /no such file in static/],
  [records.authorities, papers({ permit: { ...permit, authority: "DTCP" } }), /from DTCP/, status],
  [texts.crowdedHeader, { "site.json navigation": entries }, /has 15 entries with 60 letters in/],
  [records.repeated, { [`${cost} currencies rates 1 code`]: "USD" }, /is "USD", like Calculator/],
  [records.repeated, { [`${hours} 1 days 0`]: "Monday" }, /remove one of the two/],
  [records.repeated, { [featured]: "adibatla-meadows" }, /remove one of the two/],
  [records.repeated, { "ongoing-projects.json projects 1 slug": "tukkuguda-terraces" }, /its own/],
  [records.repeated, { [`${one} alt`]: "Gate", [`${two} alt`]: "gate" }, /like Photos › 2/],
  [records.repeated, { ...papers({ rera }), [other]: { rera } }, both, `${other} rera number`],
  [records.repeated, { [`${csr} title`]: title, [`${home} title`]: title }, /like In search res/],
  [numbers.futureDates, planned({ asOf: "2025-07-16" }), /in the future: write when/, asOf],
  [records.repeated, planned(oddTwice), /› Odd plots › 1 "Plot 4"/, `${inPlan} odd 1 plot`],
  [plans.plans, planned({}, papers({ plots: 60 })), /delete it here/, `${layout} papers plots`],
  [plans.plans, planned({}, { [size]: { min: 167, max: 200 } }), /delete it here/, size],
  [plans.plans, { [size]: undefined }, /is missing: write the smallest/],
  [numbers.unusualNumbers, { [price]: 300_000 }, /is 300000, far .* about 22000: count the digits/],
  [numbers.unusualNumbers, { [price]: 3000 }, /is 3000, far .* Unusual price \(unusualPrice\)/],
];

/** Mistakes in the example's plan, by their places in it. */
const planErrors: [place: string, change: object, message: RegExp][] = [
  ["rows 1", secondRow({ first: 7 }), /^has a second plot 7: correct the first number/],
  ["rows 1", odd({ plot: "13", name: "12" }), /^has a second plot 12: .* name of an odd plot/],
  ["rows", { rows: longRows }, /^has 600 plots in all, and 400 is the most: enter/],
  ["odd 0", odd({ plot: "61", width: 40 }), /^is in no row: correct its number/],
  ["odd 0", odd({ plot: "4", corners: "90, 0; 120, 60; 120, 0; 90, 60" }), /^has sides that cross/],
  ["odd 0 area", odd({ plot: "4", area: 205 }), /^is 205 .* of plot 4 enclose 200: correct/],
  ["sold", { sold: "1-3, 60 to 70" }, /^has "60 to 70", but there is no plot "70": correct/],
  ["sold", { sold: "18-16" }, /^has "18-16", which is no range: write the lower/],
  ["sold", { sold: "1-3-5" }, /^has "1-3-5", which is no range: /],
  ["reserved", { reserved: "8-9" }, /^has plot 9, which stands under sold, too: leave it/],
  ["rows 2", secondRow({ depth: 61 }), /^has plot 16, which overlaps plot 15, like 7 more/],
  ["rows 0", odd({ plot: "4", width: 31 }), /^has plot 7, which overlaps the Entrance \(40 ft\): /],
  ["rows 0", odd({ plot: "4", faces: "north" }), /^has plot 4, which has no road on its north/],
];

const inErrors = planErrors.map(([place, change, message]): Row => {
  return [plans.plans, planned(change), message, `${inPlan} ${place}`];
});

const warnings: Row[] = [
  [texts.longTexts, { "site.json bookSiteVisit": "Book ".repeat(8) }, /has 40 .* for about 20/],
  [records.towns, { [`${completed} location`]: "Kompaly, Medchal" }, /write "Kompally" instead/],
  [records.towns, { [town]: "Bhongir, Yadadri" }, /"Bhongir", which is not on the map: correct/],
  [records.repeated, { [amenities]: ["Park", "park"] }, /remove/, `${amenities} 1`],
  [records.repeated, { [`${one} src`]: gate, [`${two} src`]: gate }, /choose/],
  [numbers.unusualNumbers, { [`${layout} size max`]: 2701 }, /9 sq ft are 1 sq yd/],
  [numbers.pastCompletions, { [`${project} completion`]: "2025-06" }, /a month in the past/],
  [numbers.futureDates, { [`${completed} completedYear`]: 2026 }, /in the future: write when/],
  [numbers.futureDates, { [`${cost} currencies asOf`]: "2025-07-16" }, /in the future: write when/],
  [numbers.endedRegistrations, ending("2025-08-01"), /registration ends soon: write the last/, end],
  [numbers.oldFacts, { [`${cost} duties asOf`]: "2024-07-10" }, /more than 365 days ago: look up/],
  [numbers.oldFacts, { [`${cost} currencies asOf`]: "2025-04-15" }, /more than 90 days ago: look/],
  [plans.plans, planned({ asOf: "2025-04-10" }, papers({ rera })), /90 days ago, so/, asOf],
  [plans.plans, planned({ mortgaged: "49-55" }, stage("draft")), /is 14\.\d% of the/, mortgaged],
  [plans.plans, planned({}, stage("final")), /is 9 plots, but the permit is f/, mortgaged],
  [numbers.oldFacts, papers({ left: { count: 7, asOf: "2025-04-10" } }), /count the uns/, counted],
];

const launchBlockers: Row[] = [
  [launch.placeholders, { "site.json contact phone": "+91 11111 11111" }, /the office's phone/],
  [launch.placeholders, { "site.json whatsapp number": "919876543210" }, /receives the chats/],
  [launch.placeholders, { "site.json contact email": "yourname@gmail.com" }, /the office's e-mail/],
  [launch.placeholders, { [social]: "#later" }, /is still the placeholder "#later": write the/],
  [launch.placeholders, { [social]: "https://www.your-company.in" }, /write the real address/],
  [launch.placeholders, { [social]: "mailto:info@example.com" }, /write the real address/],
  [launch.placeholders, { [social]: "https://wa.me/910000000000" }, /write the real address/],
  [launch.placeholders, papers({ rera: { number: "P00000000000" } }), /; never invent one/, number],
  [launch.placeholders, papers({ permit: { ...permit, number: "0/LO" } }), /certificate/, signed],
  [launch.unfinishedTexts, { [street]: "Office to be confirmed" }, /it says "to be confirmed": wr/],
  [launch.unfinishedTexts, { [street]: "Plot No. XX" }, /is not finished, it says "No. XX"/],
  [launch.madeUpFacts, { [`${layout} sample`]: "is a sample" }, /write the real facts and clear/],
  [launch.permits, papers({ permit: { ...permit, date: undefined } }), /has no date: copy/, status],
  [launch.shownPlans, planned({}, papers({ rera })), /left out of the site, since the law/, inPlan],
  [launch.missingFacts, { "site.json company": company }, /a CIN/, "site.json company number"],
  [numbers.endedRegistrations, ending("2025-07-01"), /registration has ended: write the last/, end],
];

const rows = { error: [...errors, ...inErrors], warning: warnings, launch: launchBlockers };
const cases = Object.entries(rows).flatMap(([severity, list]) =>
  list.map((row) => ({ severity, row })),
);

test.each(cases)(
  "$severity: $row",
  async ({ severity, row: [rule, values, message, place = Object.keys(values).at(-1)] }) => {
    expect(await findings(rule, changed(values))).toMatchObject([
      { severity, place: `data/${place}`, message: expect.stringMatching(message) },
    ]);
  },
);

test("what the law asks is missing in the fixed content", async () => {
  expect(await launch.registrations(fixed, options)).toHaveLength(9);
  const exempt = changed(papers({ reraExempt: "up to 500 sq m" }));
  expect(await launch.registrations(exempt, options)).toHaveLength(8);
  expect(await launch.permits(fixed, options)).toHaveLength(6);
  const missing = await launch.missingFacts(fixed, options);
  expect(missing.map(({ path }) => path.join(" ")).join(", ")).toBe(
    "projects 1 percentAsOf, projects 2 percentAsOf, company, returns source, booking terms",
  );
});

test.each<Record<string, unknown>>([
  { [social]: "/open-plots/?approval=hmda&size=167.22&photo=a+b%20c#table" },
  { [social]: "/rera.pdf#page=2" },
  { [social]: "https://www.facebook.com/profile.php?id=100012345678901" },
  { "site.json contact phone": "+91 98123 45678", "site.json contact email": "tests@latest.in" },
  { [street]: "Metro coming soon, Block No. X [plot 4]" },
  papers({ rera, permit: { ...permit, number: "11111/LO/2020" } }),
  { [price]: 300_000, [`${layout} unusualPrice`]: "is right" },
  { [town]: "adibatla , Ranga Reddy", [`${completed} location`]: "Warangal, Hanamkonda" },
  { [`${project} completion`]: "2025-07", [`${project} percentAsOf`]: "2025-07" },
  { [`${cost} currencies asOf`]: "2024-01-01", [`${cost} currencies rates`]: [] },
  planned({}, papers({ reraExempt: "up to 500 sq m", permit: { ...permit, stage: "draft" } })),
  { [social]: "/open-plots/neem-avenue/?plot=21" },
])("no mistake: %j", async (values) => {
  const rules = [launch, numbers, plans, records, texts].flatMap((file) => Object.values(file));
  const content = changed(values);
  const found = await Promise.all(rules.map((rule) => findings(rule, content)));
  expect(found.flat()).toEqual([]);
});
