/** @jest-environment node */
import sharp from "sharp";

import type { Path } from "..";
import { type Edit, saidOf, saidOfEach, set, write } from "../../test/check/edited";

const plot = (index: number, field: string, value: unknown) =>
  set("plots.json", ["plots", index, field], value);
const ongoing = (index: number, field: string, value: unknown) =>
  set("ongoing-projects.json", ["projects", index, field], value);
const completed = (field: string, value: unknown) =>
  set("completed-projects.json", ["projects", 0, field], value);
const site = (at: Path, value: unknown) => set("site.json", at, value);
const featured = (index: number, slug: string) =>
  set("pages/home.json", ["featured", "plots", index], slug);
const link = (to: string) => site(["footer", "legal", 0, "to"], to);
const tagline = (text: string) => site(["tagline"], text);
const tile = (field: string, value: unknown) =>
  set("gallery.json", ["tiles", 0, "photo", field], value);
const photo = (value: object) => set("gallery.json", ["tiles", 0, "photo"], value);
const icon = (name: string) => set("pages/services.json", ["services", "items", 0, "icon"], name);

const alt = "Open land behind a gate";
const rera = "P02400005578";
const stock = {
  id: "photo-1511111111111-0123456789ab",
  width: 2400,
  height: 1600,
  color: "#8a7a55",
  alt,
};

test("records, and what names them", async () => {
  const mistakes = {
    "a slug that is used twice, and so one that is missing": plot(1, "slug", "adibatla-meadows"),
    "a misspelt record": featured(1, "shadnagar-green"),
    "a record that does not exist": featured(1, "medchal"),
    "a record that is named twice": featured(2, "adibatla-meadows"),
    "a misspelt stage": ongoing(1, "stage", "Drain"),
    "another stage": ongoing(1, "stage", "Fences"),
    "a project that is completed": ongoing(0, "name", "kompally courtyard"),
    "one registration of two plots": [plot(0, "reraNumber", rera), plot(2, "reraNumber", rera)],
    "two permits": [
      plot(0, "layoutPermitNumber", "000272/LO/Plg/HMDA/2019"),
      plot(0, "otherPermit", { authority: "DTCP", number: "L.P. No. 12/2024/H" }),
    ],
    "an entry of the header without a link": site(["navigation", 0, "to"], undefined),
    "hours without an end": site(["contact", "hours", 0, "closes"], undefined),
    "hours the wrong way round": site(["contact", "hours", 0, "closes"], "06:00"),
    "a day in two lines": site(["contact", "hours", 1, "days"], ["Sunday", "Monday"]),
  };
  expect(await saidOfEach(mistakes)).toMatchInlineSnapshot(`
    "a slug that is used twice, and so one that is missing: data/plots.json plots › 2 "Shadnagar Greens" › slug: is already used at plots › 1 "Adibatla Meadows" › slug (data/plots.json:4): give this record its own slug
    a misspelt record: data/pages/home.json featured › plots › 2: names the record "shadnagar-green", which is not in data/plots.json: write "shadnagar-greens"
    a record that does not exist: data/pages/home.json featured › plots › 2: names the record "medchal", which is not in data/plots.json: write one of the slugs there, or delete this entry
    a record that is named twice: data/pages/home.json featured › plots › 3: is already used at featured › plots › 1 (data/pages/home.json:49): delete this entry
    a misspelt stage: data/ongoing-projects.json projects › 2 "Shamshabad Orchard" › stage: "Drain" is not among the stages of this file: write "Drains"
    another stage: data/ongoing-projects.json projects › 2 "Shamshabad Orchard" › stage: "Fences" is not among the stages of this file: write one of the stages, or add it to them
    a project that is completed: warning: data/ongoing-projects.json projects › 1 "kompally courtyard": is listed in data/completed-projects.json too: delete the project from the list where it is wrong
    warning: data/ongoing-projects.json projects › 1 "kompally courtyard" › reraNumber: is missing; a project may not be advertised without its registration number: add "reraNumber" from the registration certificate; never invent one
    one registration of two plots: data/plots.json plots › 3 "Maheshwaram Grove" › reraNumber: is already used at plots › 1 "Adibatla Meadows" › reraNumber (data/plots.json:31): copy each number from its own certificate, or delete the line where there is none yet
    two permits: data/plots.json plots › 1 "Adibatla Meadows": has both "layoutPermitNumber" and "otherPermit": a layout has one permit: delete the one that is not this layout's
    an entry of the header without a link: data/site.json navigation › 1 "Home": has neither "to" nor "items": an entry has one of the two: "to" with the page it links to, or "items" with a list of links
    hours without an end: data/site.json contact › hours › 1 "Mon–Sat": has only one of "opens" and "closes": write both, or leave out both for a closed day
    hours the wrong way round: data/site.json contact › hours › 1 "Mon–Sat" › closes: must be later than opens, which is "09:00", but is "06:00": write it on the 24-hour clock, like "18:00" for 6 PM
    a day in two lines: data/site.json contact › hours › 2 "Sunday" › days › 2: is already used at contact › hours › 1 "Mon–Sat" › days › 1 (data/site.json:17): delete the day from the line where it is wrong"
  `);
  expect(await saidOf([plot(0, "reraNumber", rera), ongoing(0, "reraNumber", rera)])).toBe("");
  // The record whose slug has to be fixed is the one that home.json names.
  const said = await saidOf([plot(0, "slug", "Adibatla")]);
  expect(said.match(/^data\S+/gm)).toEqual(["data/plots.json"]);
});

test("numbers and dates", async () => {
  const mistakes = {
    "a range the wrong way round": plot(0, "size", { min: 500, max: 300 }),
    "more than GraphQL can hold": set("statistics.json", ["statistics", 0, "value"], 2 ** 31),
    "a price far above the others": plot(0, "pricePerSqYd", 300_000),
    "a price far below the others": plot(0, "pricePerSqYd", 30),
    "a percentage written as a fraction": ongoing(0, "percentComplete", 0.4),
    "a month in the past": ongoing(0, "completion", "2025-06"),
    "a year in the future": completed("completedYear", 2099),
    "a day in the future": set("pages/why-invest.json", ["cost", "duties", "asOf"], "2099-06-30"),
    "old rates": set("pages/why-invest.json", ["cost", "currencies", "asOf"], "2025-04-15"),
  };
  expect(await saidOfEach(mistakes)).toMatchInlineSnapshot(`
    "a range the wrong way round: data/plots.json plots › 1 "Adibatla Meadows" › size › min: must be at most 300, like max, but is 500: correct the wrong one, or swap the two
    more than GraphQL can hold: data/statistics.json statistics › 1 "Years of experience" › value: must be at most 2147483647, but is 2147483648: look for an extra digit
    a price far above the others: warning: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: is 300000 rupees, which looks too high; the others are about 22000: count the digits, and write the full price in rupees
    a price far below the others: warning: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: is 30 rupees, which looks too low; the others are about 18500: count the digits, and write the full price in rupees
    a percentage written as a fraction: warning: data/ongoing-projects.json projects › 1 "Tukkuguda Terraces" › percentComplete: is 0.4, which is less than 1 percent: write 40 for 40 percent
    a month in the past: warning: data/ongoing-projects.json projects › 1 "Tukkuguda Terraces" › completion: is 2025-06, a month in the past: write the month that is expected now, or move the project to data/completed-projects.json
    a year in the future: warning: data/completed-projects.json projects › 1 "Kompally Courtyard" › completedYear: is 2099, a year in the future: correct the year, or move the project to data/ongoing-projects.json
    a day in the future: warning: data/pages/why-invest.json cost › duties › asOf: is 2099-06-30, a day in the future: write the day on which the rates were looked up
    old rates: warning: data/pages/why-invest.json cost › currencies › asOf: is "2025-04-15", 91 days ago; the page says that the rates may have changed: look the rates up, write them under rates, and write the day here"
  `);
  const likely = [
    plot(0, "pricePerSqYd", 60_000),
    ongoing(0, "percentComplete", 0),
    ongoing(0, "completion", "2025-07"),
    set("pages/why-invest.json", ["cost", "duties", "asOf"], "2024-01-01"),
  ];
  expect(await saidOf(likely)).toBe("");
});

test("texts", async () => {
  const mistakes = {
    "a character that cannot be seen": tagline("Plots\u200b for you"),
    "a line break": tagline("Plots\n for you"),
    "letters of two alphabets": tagline("Орen plots"),
    "a slot that the site does not fill in": tagline("Call {phone} now"),
    "a misspelt slot": site(["footer", "copyright"], "© {yaer} {name}"),
    "much too long": site(["bookSiteVisit"], "Book a site visit with all of us"),
    "an extra space": tagline("Open plots\u00a0"),
    HTML: tagline("Call <b>now</b>"),
    "an ampersand of HTML": tagline("Plots &amp; villas"),
    "a comma at its end": tagline("Adibatla Meadows,"),
    "an amenity that is named twice": plot(0, "amenities", ["Roads", "Park", "roads"]),
    "the title of another page": [
      set("pages/csr.json", ["seo", "title"], "What we do for the villages"),
      set("pages/services.json", ["seo", "title"], "What we do for the villages"),
    ],
  };
  expect(await saidOfEach(mistakes)).toMatchInlineSnapshot(`
    "a character that cannot be seen: data/site.json tagline: contains an invisible character (U+200B), after "Plots": delete the text around it and type it again
    a line break: data/site.json tagline: contains a line break, after "Plots": write a space instead
    letters of two alphabets: warning: data/site.json tagline: mixes letters of two alphabets in a word: type the word again with the English keyboard
    a slot that the site does not fill in: data/site.json tagline: contains {phone}, which the site does not fill in here: write the words themselves
    a misspelt slot: data/site.json footer › copyright: must contain {year} and {name} and no other braces, but is "© {yaer} {name}": write {year} and {name} where the site has to fill in the value
    much too long: warning: data/site.json bookSiteVisit: has 32 characters, but there is room for only about 20: shorten it, or look at the page on a phone
    an extra space: warning: data/site.json tagline: has a space too many at its start, at its end or inside it: delete it
    HTML: warning: data/site.json tagline: contains HTML, which visitors would see as it is written here: write the words only; a text has no formatting
    an ampersand of HTML: warning: data/site.json tagline: contains HTML, which visitors would see as it is written here: write & instead
    a comma at its end: warning: data/site.json tagline: ends with a comma: delete it, or write what follows
    an amenity that is named twice: warning: data/plots.json plots › 1 "Adibatla Meadows" › amenities › 3: is already used at plots › 1 "Adibatla Meadows" › amenities › 1 (data/plots.json:14): delete this entry
    the title of another page: data/pages/csr.json seo › title: is already used at seo › title (data/pages/services.json:3): say what this page answers and the other does not"
  `);
});

test.each([
  "Plots & villas < 500 sq yds; M&S too",
  "Families 👨‍👩‍👧 and 👩🏽‍💻 welcome ❤️‍🔥",
  "క్షేత్రం, క్‌ష",
  "₹22.5\u00a0lakh – “on paper”…",
  "a } stray { brace",
])("a text may be %s", async (text) => expect(await saidOf([tagline(text)])).toBe(""));

test("links and files of static/", async () => {
  const inStatic = (name: string, bytes = "%PDF") => write(`../static/${name}`, bytes);
  const brochure = (file: string) => set("pages/home.json", ["hero", "brochure"], file);
  const mistakes = {
    "a misspelt page": link("/contcat"),
    "a page's file": link("/contact.html"),
    "more than a place on a page": link("/contact#the form"),
    "half an address": link("https://facebook"),
    "half a phone number": link("tel:+91 40"),
    "half an e-mail address": link("mailto:office"),
    "a misspelt file": [inStatic("brochure.pdf"), link("/broshure.pdf")],
    "a download that is not there": brochure("/plots.pdf"),
    "a name of the build": inStatic("About"),
    "a name that an address cannot hold": inStatic("Our brochure.pdf"),
    "an empty file": inStatic("brochure.pdf", ""),
  };
  expect(await saidOfEach(mistakes)).toMatchInlineSnapshot(`
    "a misspelt page: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/contcat", which is not a page of this site: write "/contact"
    a page's file: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/contact.html", which is not the address of the page: write "/contact"
    more than a place on a page: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/contact#the form", which is not the address of the page: write "/contact"
    half an address: data/site.json footer › legal › 1 "Privacy Policy" › to: must be a full address, but is "https://facebook": open the page and copy the full address from the browser's address bar
    half a phone number: data/site.json footer › legal › 1 "Privacy Policy" › to: must be a phone link, but is "tel:+91 40": write it like "tel:+914012345678"
    half an e-mail address: data/site.json footer › legal › 1 "Privacy Policy" › to: must be an e-mail link, but is "mailto:office": write it like "mailto:info@example.com"
    a misspelt file: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/broshure.pdf", and there is no such file in static/: write "/brochure.pdf"
    a download that is not there: data/pages/home.json hero › brochure: links to "/plots.pdf", and there is no such file in static/: put the file into static/, or correct the name
    a name of the build: static/About : would replace a file that the build makes under the same name: delete it, or give it another name
    a name that an address cannot hold: static/Our brochure.pdf : has a name that cannot be part of an address: rename it with letters a to z, digits, dots and hyphens, like "brochure.pdf"
    an empty file: warning: static/brochure.pdf : is empty: copy it again from where you have it, or delete it"
  `);
  expect(await saidOf([link("/404")])).toContain("which is not a page of this site");
  const sound = [
    "/",
    "/gallery/",
    "/contact#form",
    "#later",
    "https://wa.me/919848012345?text=Hello",
    "tel:+914023456789",
    "mailto:office@pasidi.in",
    "/sitemap.xml",
    "/rera.pdf#page=2",
  ];
  for (const to of sound)
    expect(await saidOf([inStatic("rera.pdf"), brochure("/rera.pdf"), link(to)])).toBe("");
});

const path = '<path d="M2 2h20v20z"/>';
const drawing = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const own = (bytes: string, name = "linkedin.svg") => write(`images/icons/${name}`, bytes);

test("icons", async () => {
  const mistakes = {
    "a misspelt icon": icon("map-pinn"),
    "one word too few": icon("tree"),
    "one word too many": icon("whatsapp-icon"),
    "no icon, and none like it": icon("twiter"),
    "almost an own icon": [own(drawing(path)), icon("linkedn")],
    "the name of another icon": own(drawing(path), "house.svg"),
    "a name that no icon can have": own(drawing(path), "LinkedIn.svg"),
    "two paths": own(drawing(path + path)),
    "no viewBox": own(drawing(path, 'width="24"')),
  };
  expect(await saidOfEach(mistakes)).toMatchInlineSnapshot(`
    "a misspelt icon: data/pages/services.json services › items › 1 "Land Investment" › icon: no icon is called "map-pinn": write "map-pin" if you mean it, or look for another at lucide.dev/icons
    one word too few: data/pages/services.json services › items › 1 "Land Investment" › icon: no icon is called "tree": write "trae" if you mean it, or look for another at lucide.dev/icons
    one word too many: data/pages/services.json services › items › 1 "Land Investment" › icon: no icon is called "whatsapp-icon": look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as "whatsapp-icon.svg"
    no icon, and none like it: data/pages/services.json services › items › 1 "Land Investment" › icon: no icon is called "twiter": look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as "twiter.svg"
    almost an own icon: data/pages/services.json services › items › 1 "Land Investment" › icon: no icon is called "linkedn": write "linkedin" if you mean it, or look for another at lucide.dev/icons
    the name of another icon: data/images/icons/house.svg : has the name of an icon that the site has already: delete it, or give it another name here and where it is used
    a name that no icon can have: data/images/icons/LinkedIn.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and all its shapes combined into one path, under a name like "linkedin.svg"
    two paths: data/images/icons/linkedin.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and all its shapes combined into one path, under a name like "linkedin.svg"
    no viewBox: data/images/icons/linkedin.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and all its shapes combined into one path, under a name like "linkedin.svg""
  `);
  const logo = drawing(`<title>LinkedIn</title><g>${path}</g>`, 'viewBox="0 0 448 512"');
  expect(await saidOf([own(logo), icon("linkedin")])).toBe("");
});

const land = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6b5b3a" } });

/** The first photo of the gallery is a file with these bytes. */
const ownPhoto = (file: string, bytes?: Uint8Array): Edit[] => [
  photo({ file, alt }),
  ...(bytes ? [write(file, bytes)] : []),
];

test("photos", async () => {
  const jpeg = (width: number, height: number, orientation = 1) =>
    land(width, height).jpeg().withMetadata({ orientation }).toBuffer();
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1200, height: 800, channels: 3, background: "#000", noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  const mistakes = {
    "too small": ownPhoto("images/gate.jpg", await jpeg(1199, 800)),
    "too small as its camera was held": ownPhoto("images/gate.jpg", await jpeg(1200, 800, 6)),
    "very long": ownPhoto("images/gate.jpg", await jpeg(3601, 1200)),
    "a JPEG with another name": ownPhoto("images/gate.png", await jpeg(1200, 800)),
    "a TIFF": ownPhoto("images/gate.jpg", await land(1200, 800).tiff().toBuffer()),
    "cut short": ownPhoto("images/gate.jpg", whole.subarray(0, whole.length / 2)),
    "not there": ownPhoto("images/gate.jpg"),
    "not there, but another one is": [
      ...ownPhoto("images/gate.jpg"),
      write("images/Gates.jpg.png", Buffer.from("")),
    ],
    "neither a stock photo nor a file": photo({ ...stock, id: undefined }),
    "a stock photo without its colour": photo({ ...stock, color: undefined }),
    "an own photo with a size": photo({ file: "images/gate.jpg", alt, width: 2400 }),
    "the photo of another place": tile("id", "photo-1500382017468-9049fed747ef"),
    "the name of a file as description": tile("alt", "IMG_20240312_101500.jpg"),
    "a description that says nothing": tile("alt", "An image"),
    "one description of two photos": tile("alt", "A stretch of green fields"),
  };
  expect(await saidOfEach(mistakes)).toMatchInlineSnapshot(`
    "too small: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: the photo is 1199 × 800 pixels; at least 1200 × 800 are needed: use the original from the camera or phone, not a copy sent by chat
    too small as its camera was held: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: the photo is 800 × 1200 pixels; at least 1200 × 800 are needed: use the original from the camera or phone, not a copy sent by chat
    very long: warning: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: the photo is 3601 × 1200 pixels, so elongated that most of it would be cropped away: crop it to about 3:2 around what matters
    a JPEG with another name: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: the file is a JPEG photo, but its name says otherwise: rename it to end in .jpg, here and in data/images
    a TIFF: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: the file is a TIFF photo, but its name says otherwise: save it as JPEG, PNG, WebP or AVIF
    cut short: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: the file cannot be read as a photo: it may be an iPhone's HEIC photo, or damaged: save it as JPEG (renaming it is not enough), or copy it again from the camera or phone
    not there: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: there is no file data/images/gate.jpg: put the photo there, or correct the path
    not there, but another one is: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: there is no file data/images/gate.jpg: write "images/Gates.jpg.png"
    warning: data/images/Gates.jpg.png : is a photo that no page shows: use it as a photo of your own, or delete it
    neither a stock photo nor a file: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo: has neither "id" nor "file": a photo has one of the two: "file" with the path of your own photo, or "id", "width", "height" and "color" of a stock photo
    a stock photo without its colour: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › color: is missing; a stock photo needs it: add "color"
    an own photo with a size: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › file: there is no file data/images/gate.jpg: put the photo there, or correct the path
    data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › width: is only for stock photos: delete it
    the photo of another place: warning: data/gallery.json tiles › 3 "Before the survey: evening" › photo › id: is already used at tiles › 1 "Finished layout: gatehouse" › photo › id (data/gallery.json:7): choose another photo for one of the two places
    the name of a file as description: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › alt: must be a description of the photo, but looks like a file name: "IMG_20240312_101500.jpg": describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"
    a description that says nothing: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › alt: must be a description of the photo, but says nothing about it: "An image": describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"
    one description of two photos: data/gallery.json tiles › 2 "Before the survey: fields" › photo › alt: is already used at tiles › 1 "Finished layout: gatehouse" › photo › alt (data/gallery.json:8): say what this photo shows and the other does not"
  `);
});

test.each([
  { file: "images/gate.JPEG", make: () => land(1200, 800).jpeg() },
  { file: "images/gate.png", make: () => land(3600, 1200).png() },
  { file: "images/gate.webp", make: () => land(1200, 800).webp() },
  { file: "images/gate.avif", make: () => land(1200, 800).avif({ effort: 0 }) },
])("$file may be a photo", async ({ file, make }) => {
  expect(await saidOf(ownPhoto(file, await make().toBuffer()))).toBe("");
});

test.each(["HMDA2024", "Gate", "గేటు", "A photo of the gate", "Photo: the gate in 2024"])(
  "a description may be %s",
  async (text) => expect(await saidOf([tile("alt", text)])).toBe(""),
);
