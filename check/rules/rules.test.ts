import type { Path } from "..";
import { checkEdits, messagesOf, messagesOfEach, set } from "../../test/check/edited";

const plot = (index: number, field: string, value: unknown) =>
  set("plots.json", ["plots", index, field], value);
const ongoing = (index: number, field: string, value: unknown) =>
  set("ongoing-projects.json", ["projects", index, field], value);
const completed = (field: string, value: unknown) =>
  set("completed-projects.json", ["projects", 0, field], value);
const cost = (at: Path, value: unknown) => set("pages/why-invest.json", ["cost", ...at], value);
const site = (at: Path, value: unknown) => set("site.json", at, value);
const featured = (index: number, slug: string) =>
  set("pages/home.json", ["featured", "plots", index], slug);
const tagline = (text: string) => site(["tagline"], text);

const rera = { number: "P02400005578" };

test("records, and references to them", async () => {
  const mistakes = {
    "a slug that is used twice, and so one that is missing": plot(1, "slug", "adibatla-meadows"),
    "a misspelt record": featured(1, "shadnagar-green"),
    "a record that does not exist": featured(1, "medchal"),
    "a record that is named twice": featured(2, "adibatla-meadows"),
    "a misspelt stage": ongoing(1, "stage", "Drain"),
    "a group that is not listed": set("gallery.json", ["tiles", 0, "group"], "Finished layout"),
    "a group that is listed twice": set("gallery.json", ["groups", 4], "Finished layouts"),
    "another stage": ongoing(1, "stage", "Fences"),
    "a project that is completed": ongoing(0, "name", "kompally courtyard"),
    "one registration of two plots": [plot(0, "papers", { rera }), plot(2, "papers", { rera })],
    "the permit of another authority": plot(0, "papers", {
      permit: { authority: "DTCP", number: "000272/LO" },
    }),
    "the page of another RERA": plot(0, "papers", {
      rera: { ...rera, address: "https://maharera.maharashtra.gov.in/P02400005578" },
    }),
    "a mortgaged plot on offer": plot(0, "papers", {
      plots: 40,
      mortgaged: ["7", "8"],
      left: { count: 39, asOf: "2025-07-01" },
    }),
    "an entry of the header without a link": site(["navigation", 0, "to"], undefined),
    "a group of the header without links": site(["navigation", 0], {
      label: "Projects",
      items: [],
    }),
    "fifteen entries of the header": site(
      ["navigation"],
      Array.from({ length: 15 }, () => ({ label: "Home", to: "/" })),
    ),
    "hours without an end": site(["contact", "hours", 0, "closes"], undefined),
    "hours the wrong way round": site(["contact", "hours", 0, "closes"], "06:00"),
    "a company without its number and PIN code": site(["company"], {
      legalName: "Vepa LLP",
      number: "7310",
      office: "7, Tank Bund Road, Hyderabad",
      complaints: "M. Vepa",
    }),
    "a day in two lines": site(["contact", "hours", 1, "days"], ["Sunday", "Monday"]),
    "a currency that is named twice": cost(["currencies", "rates", 1, "code"], "USD"),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "a slug that is used twice, and so one that is missing: data/plots.json plots › 2 "Shadnagar Greens" › slug: is already used at plots › 1 "Adibatla Meadows" › slug (data/plots.json:26): give this record its own slug
    a misspelt record: data/pages/home.json featured › plots › 2: names the record "shadnagar-green", which is not in data/plots.json: write "shadnagar-greens"
    a record that does not exist: data/pages/home.json featured › plots › 2: names the record "medchal", which is not in data/plots.json: write a slug of that file, or delete this entry
    a record that is named twice: data/pages/home.json featured › plots › 3: is already used at featured › plots › 1 (data/pages/home.json:46): delete this entry
    a misspelt stage: data/ongoing-projects.json projects › 2 "Shamshabad Orchard" › stage: "Drain" is not among the stages of this file: write "Drains"
    a group that is not listed: data/gallery.json tiles › 1 "Finished layout: gatehouse" › group: "Finished layout" is not among the groups of this file: write "Finished layouts"
    a group that is listed twice: data/gallery.json groups › 5: is already used at groups › 1 (data/gallery.json:3): delete this entry
    another stage: data/ongoing-projects.json projects › 2 "Shamshabad Orchard" › stage: "Fences" is not among the stages of this file: write one of the stages, or add this one to them
    a project that is completed: warning: data/ongoing-projects.json projects › 1 "kompally courtyard": is also in data/completed-projects.json: delete the project from one of the two lists
    one registration of two plots: data/plots.json plots › 3 "Maheshwaram Grove" › papers › rera › number: is already used at plots › 1 "Adibatla Meadows" › papers › rera › number (data/plots.json:29): copy each number from its own certificate, or delete the line where there is none yet
    the permit of another authority: data/plots.json plots › 1 "Adibatla Meadows" › status: is "HMDA Approved", but its permit is from DTCP: choose the authority that signed the sanction letter, under "status" and under "permit"
    the page of another RERA: data/plots.json plots › 1 "Adibatla Meadows" › papers › rera › address: must be a page at rera.telangana.gov.in or rerait.telangana.gov.in, but is "https://maharera.maharashtra.gov.in/P02400005578": look the project up there, and copy the full address from the browser's address bar, or leave the field out
    a mortgaged plot on offer: data/plots.json plots › 1 "Adibatla Meadows" › papers › left: says 39, but only 38 of 40 plots are not mortgaged: correct the wrong number
    an entry of the header without a link: data/site.json navigation › 1 "Home": has neither "to" nor "items": write one of the two: "to" with the address of a page, or "items" with a list of links
    a group of the header without links: data/site.json navigation › 1 "Projects" › items: must be a list of one link or more, but has 0 entries: add a link, or delete the entry
    fifteen entries of the header: data/site.json navigation: has 15 entries with 60 letters in all, but there is room for 11 entries with 84 letters: put some entries into a group (an entry with items), or shorten their labels
    hours without an end: data/site.json contact › hours › 1 "Mon–Sat": has only one of "opens" and "closes": write both times, or leave out both for a closed day
    hours the wrong way round: data/site.json contact › hours › 1 "Mon–Sat" › closes: must be later than "opens", which is "09:00", but is "06:00": write 24-hour time, like "18:00" for 6 PM
    a company without its number and PIN code: data/site.json company › number: must be a CIN of 21 letters and digits, or an LLPIN like AAB-1234, but is "7310": copy it from the certificate of incorporation
    data/site.json company › office: must be an address that ends in its PIN code, but is "7, Tank Bund Road, Hyderabad": write the six digits last, like "…, Hyderabad 500001"
    a day in two lines: warning: data/site.json contact › hours › 2 "Sunday" › label: is "Sunday", but Monday is among the days: correct the label, or the days
    data/site.json contact › hours › 2 "Sunday" › days › 2: is already used at contact › hours › 1 "Mon–Sat" › days › 1 (data/site.json:7): delete the day from one of the two lines
    a currency that is named twice: data/pages/why-invest.json cost › currencies › rates › 2 "UAE dirham" › code: is already used at cost › currencies › rates › 1 "US dollar" › code (data/pages/why-invest.json:29): delete this entry"
  `);
  expect(await messagesOf([plot(0, "papers", { rera }), ongoing(0, "papers", { rera })])).toBe("");
  // Home.json names the record whose slug is wrong.
  const messages = await messagesOf([plot(0, "slug", "Adibatla")]);
  expect(messages.match(/^data\S+/gm)).toEqual(["data/plots.json"]);
});

test("numbers and dates", async () => {
  const mistakes = {
    "a range the wrong way round": plot(0, "size", { min: 500, max: 300 }),
    "a price far above the others": plot(0, "pricePerSqYd", 300_000),
    "a price far below the others": plot(0, "pricePerSqYd", 3000),
    "a price below 100 rupees": plot(0, "pricePerSqYd", 30),
    "a percentage written as a fraction": ongoing(0, "percentComplete", 0.4),
    "a month in the past": ongoing(0, "completion", "2025-06"),
    "a year in the future": completed("completedYear", 2099),
    "a day in the future": cost(["duties", "asOf"], "2099-06-30"),
    "a progress of next month": ongoing(0, "percentAsOf", "2025-08"),
    "a registration that has ended": plot(0, "papers", {
      rera: { ...rera, validUntil: "2025-07-01" },
    }),
    "a registration that ends soon": plot(0, "papers", {
      rera: { ...rera, validUntil: "2025-08-01" },
    }),
    "old duties": cost(["duties", "asOf"], "2024-07-10"),
    "an old count of plots": plot(0, "papers", { left: { count: 7, asOf: "2025-04-10" } }),
    "old rates": cost(["currencies", "asOf"], "2025-04-15"),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "a range the wrong way round: data/plots.json plots › 1 "Adibatla Meadows" › size › min: must be at most "max", which is 300, but is 500: correct the wrong one, or swap the two
    a price far above the others: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: is 300000 rupees, far from the others, which are about 22000: count the digits, and write the full price in rupees; if the price is right, set "unusualPrice" to "is right"
    a price far below the others: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: is 3000 rupees, far from the others, which are about 18500: count the digits, and write the full price in rupees; if the price is right, set "unusualPrice" to "is right"
    a price below 100 rupees: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: must be a whole number of rupees from 100 to 1 crore, but is 30: write digits only, like 18000, without quotes or commas
    a percentage written as a fraction: data/ongoing-projects.json projects › 1 "Tukkuguda Terraces" › percentComplete: must be 0, or a number from 1 to 100, but is 0.4: write digits only, like 40 for 40 percent, without quotes or a percent sign
    a month in the past: warning: data/ongoing-projects.json projects › 1 "Tukkuguda Terraces" › completion: is 2025-06, a month in the past: write the month that you expect now, or move the project to data/completed-projects.json
    a year in the future: warning: data/completed-projects.json projects › 1 "Kompally Courtyard" › completedYear: is 2099, in the future: write when it happened; leave out what is still to come
    a day in the future: warning: data/pages/why-invest.json cost › duties › asOf: is 2099-06-30, in the future: write when it happened; leave out what is still to come
    a progress of next month: warning: data/ongoing-projects.json projects › 1 "Tukkuguda Terraces" › percentAsOf: is 2025-08, in the future: write when it happened; leave out what is still to come
    a registration that has ended: warning: data/plots.json plots › 1 "Adibatla Meadows" › papers › rera › validUntil: is 2025-07-01: the RERA registration has ended: write the last day of the extension, or take the layout off the site
    a registration that ends soon: warning: data/plots.json plots › 1 "Adibatla Meadows" › papers › rera › validUntil: is 2025-08-01: the RERA registration ends soon, and the layout may not be shown after it: write the last day of the extension, or take the layout off the site
    old duties: warning: data/pages/why-invest.json cost › duties › asOf: is 2024-07-10, more than 365 days ago: look up the rates at registration.telangana.gov.in, and write today's date here
    an old count of plots: warning: data/plots.json plots › 1 "Adibatla Meadows" › papers › left › asOf: is 2025-04-10, more than 90 days ago: count the unsold plots, and write today's date here
    old rates: warning: data/pages/why-invest.json cost › currencies › asOf: is 2025-04-15, more than 90 days ago: look up the rates, write them under rates, and write today's date here"
  `);
  const likely = [
    plot(0, "pricePerSqYd", 60_000),
    plot(1, "pricePerSqYd", 300_000),
    plot(1, "unusualPrice", "is right"),
    plot(1, "papers", {
      rera: {
        ...rera,
        address: "https://rerait.telangana.gov.in/SearchList/Search",
        validUntil: "2030-07-01",
      },
      plots: 40,
      mortgaged: ["7"],
    }),
    plot(2, "papers", { left: { count: 7, asOf: "2025-04-20" } }),
    site(["contact", "closedDays"], ["2025-10-20"]),
    site(["contact", "hours", 0, "label"], "Mon–Fri, Sat"),
    plot(2, "location", "shadnagar , Ranga Reddy"),
    completed("location", "Warangal, Hanamkonda"),
    site(["contact", "hours", 1, "label"], "Monsoon Sunday"),
    set("plots.json", ["budgets"], [1_000_000, 2_500_000, 5_000_000, 10_000_000, 30_000_000]),
    ongoing(0, "percentComplete", 0),
    ongoing(0, "percentAsOf", "2025-07"),
    ongoing(0, "completion", "2025-07"),
    cost(["duties", "asOf"], "2024-07-20"),
    cost(["currencies", "asOf"], "2024-01-01"),
    cost(["currencies", "rates"], [{ code: "USD", name: "US dollar" }]),
  ];
  expect(await messagesOf(likely)).toBe("");
});

test("a day begins when it does in India", async () => {
  // At 02:00 on 1 January 2026.
  const newYear = new Date("2025-12-31T20:30:00Z");
  const edits = [
    ongoing(0, "completion", "2025-12"),
    ongoing(0, "percentAsOf", "2026-01"),
    completed("completedYear", 2026),
    cost(["duties", "asOf"], "2026-01-01"),
  ];
  const fields = (await checkEdits(edits, false, newYear)).map(({ path }) => path.join(" "));
  expect(fields.filter((field) => /^projects|duties/.test(field))).toEqual([
    "projects 0 completion",
  ]);
});

test("unlikely values", async () => {
  const rate = (value: number) => cost(["currencies", "rates", 0, "rupees"], value);
  const mistakes = {
    "a duty as a fraction": cost(["duties", "stamp"], 0.055),
    "dollars for a rupee": rate(0.0116),
    "a rate without its point": rate(860),
    "square feet": plot(0, "size", { min: 1503, max: 2700 }),
    Markdown: tagline("**Plots** around Hyderabad"),
    "a misspelt town": completed("location", "Kompaly, Medchal"),
    "a town that is not on the map": plot(1, "location", "Medchal, Medchal-Malkajgiri"),
    "a label that names a missing day": site(["contact", "hours", 0, "days"], ["Monday"]),
    "a label that leaves a day out": site(["contact", "hours", 0, "label"], "Mon through Fri"),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "a duty as a fraction: data/pages/why-invest.json cost › duties › stamp: must be 0, or a number from 0.1 to 30, but is 0.055: write digits only, like 5.5 for 5.5 percent, without quotes or a percent sign
    dollars for a rupee: data/pages/why-invest.json cost › currencies › rates › 1 "US dollar" › rupees: must be a number from 10 to 400, but is 0.0116: write digits with a decimal point, like 83.5 for a dollar, without quotes or unit
    a rate without its point: data/pages/why-invest.json cost › currencies › rates › 1 "US dollar" › rupees: must be a number from 10 to 400, but is 860: write digits with a decimal point, like 83.5 for a dollar, without quotes or unit
    square feet: warning: data/plots.json plots › 1 "Adibatla Meadows" › size › min: is 1503 square yards, far from the others, which are about 200: count the digits, and write square yards, not square feet; 9 sq ft are 1 sq yd
    warning: data/plots.json plots › 1 "Adibatla Meadows" › size › max: is 2700 square yards, far from the others, which are about 400: count the digits, and write square yards, not square feet; 9 sq ft are 1 sq yd
    Markdown: warning: data/site.json tagline: contains Markdown, which visitors would see as signs: write words only, without formatting
    a misspelt town: warning: data/completed-projects.json projects › 1 "Kompally Courtyard" › location: is in "Kompaly", which is not on the map: write "Kompally", or add the town to data/places.json
    a town that is not on the map: warning: data/plots.json plots › 2 "Shadnagar Greens" › location: is in "Medchal", which is not on the map: correct its spelling, or add the town to data/places.json
    a label that names a missing day: warning: data/site.json contact › hours › 1 "Mon–Sat" › label: is "Mon–Sat", but Tuesday is not among the days: correct the label, or the days
    a label that leaves a day out: warning: data/site.json contact › hours › 1 "Mon through Fri" › label: is "Mon through Fri", but Saturday is among the days: correct the label, or the days"
  `);
});

test("texts", async () => {
  const mistakes = {
    "an invisible character": tagline("Plots\u200b for you"),
    "a line break": tagline("Plots\n for you"),
    "a name in Telugu": site(["name"], "పసిడి Estates"),
    "an unknown variable": tagline("Call {phone} now"),
    "a variable that only some texts have": tagline("About {duties}%"),
    "a misspelt variable of duties": set(
      "pages/services.json",
      ["services", "items", 0, "description"],
      "About {duty}%, {duties}% in all",
    ),
    "a misspelt variable": site(["footer", "copyright"], "© {yaer} {name}"),
    "much too long": site(["bookSiteVisit"], "Book a site visit with all of us"),
    "an extra space": tagline("Open plots\u00a0"),
    HTML: tagline("Plots &amp; <b>villas</b>"),
    "a comma at its end": tagline("Adibatla Meadows,"),
    "an amenity that is named twice": plot(0, "amenities", ["Roads", "Park", "roads"]),
    "the title of another page": [
      set("pages/csr.json", ["seo", "title"], "What we do for the villages"),
      set("pages/services.json", ["seo", "title"], "What we do for the villages"),
    ],
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "an invisible character: data/site.json tagline: contains an invisible character (U+200B), after "Plots": delete the text around it and type it again
    a line break: data/site.json tagline: contains a line break, after "Plots": write a space instead
    a name in Telugu: warning: data/site.json name: has characters that the image for shared links cannot show: use Latin letters, and no ₹ or emoji
    an unknown variable: data/site.json tagline: contains {phone}, but the site fills in nothing here: write the words themselves
    a variable that only some texts have: data/site.json tagline: contains {duties}, but the site fills in nothing here: write the words themselves
    a misspelt variable of duties: data/pages/services.json services › items › 1 "Land Investment" › description: contains {duty}, but the site fills in only {duties} and {dutiesAndMutation} here: write one of them, or the words themselves
    a misspelt variable: data/site.json footer › copyright: must be text that contains {year} and {name} and no other braces, but is "© {yaer} {name}": write {year} and {name} where the site fills in the value
    much too long: warning: data/site.json bookSiteVisit: has 32 characters, but there is room for about 20: shorten it, or look at the page on a phone
    an extra space: warning: data/site.json tagline: has a space at its start or its end, or two spaces inside: delete the space
    HTML: warning: data/site.json tagline: contains HTML, which visitors would see as code: write words only, and & for &amp;
    a comma at its end: warning: data/site.json tagline: ends with a comma: delete the comma, or write the missing words
    an amenity that is named twice: warning: data/plots.json plots › 1 "Adibatla Meadows" › amenities › 3: is already used at plots › 1 "Adibatla Meadows" › amenities › 1 (data/plots.json:13): delete this entry
    the title of another page: data/pages/csr.json seo › title: is already used at seo › title (data/pages/services.json:82): write what this page says and the other does not"
  `);
});

test.each([
  "Plots & villas < 500 sq yds; M&S too",
  "Families 👨‍👩‍👧 and 👩🏽‍💻 welcome ❤️‍🔥",
  "క్షేత్రం, క్‌ష",
  "₹22.5\u00a0lakh – “on paper”…",
  "a } stray { brace",
])("a text may be %s", async (text) => expect(await messagesOf([tagline(text)])).toBe(""));
