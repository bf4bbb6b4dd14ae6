import sharp from "sharp";
import type { z } from "zod";

import type { papers } from "../../schema/shapes/layouts";
import { changedFiles, fixed, type ContentFiles } from "./content";
import plan from "./plan-example.json";

/** A word of forty letters; Telugu has words of this length. */
const longWord = "Sarvasampoornabhoomisamrakshanaprakriyaa";

/** All papers of a layout, except its sanctioned plan in static/. */
const allPapers: z.output<typeof papers> = {
  planPicture: { src: "/images/plan.png", alt: "Seven rows of plots between two roads" },
  rera: {
    number: "P02400007310",
    address: "https://rera.telangana.gov.in/projects/7310",
    validUntil: "2030-06-30",
  },
  permit: {
    authority: "HMDA",
    number: "000272/LO/Plg/HMDA/2019",
    date: "2025-03-12",
    stage: "final",
  },
  promoter: longWord,
  landowner: "K. Rao and 3 others",
  village: "Kongara Kalan",
  mandal: "Ibrahimpatnam",
  surveyNumbers: "112, 113/A, 114/1 to 114/9",
  extent: "12 acres 20 guntas",
  plots: 150,
  mortgaged: Array.from({ length: 22 }, (_, index) => `${index + 101}`),
  left: { count: 40, asOf: "2025-07-01" },
  conversion: "G/1207/2024 of 4 November 2024",
  facing: "East and west",
  roadWidth: "40 ft and 60 ft",
};

const redLeftOfBlue =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><path fill="red" d="M0 0h2000v3000H0z"/><path fill="blue" d="M2000 0h2000v3000H2000z"/></svg>';

/** A photo as a phone stores it: lying on its side, and with its GPS position. Upright it is red above blue. */
const phonePhoto = () =>
  sharp(Buffer.from(redLeftOfBlue))
    .withExif({ IFD3: { GPSLatitude: "17/1 23/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A white picture in the shape of a sheet of paper. */
const sheet = () =>
  sharp({ create: { width: 1240, height: 1754, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

const firstOnly = (list: unknown[]) => list.slice(0, 1);

/** The values that differ from the fixed content, by their places. */
const extremeValues = {
  "site.json name": "Vepa & Daughters",
  "site.json tagline": `Land, measured twice. ${longWord}`,
  "site.json seal": { src: "/images/seal.png", alt: `The seal of ${longWord}` },
  "site.json contact address": ["7, Tank Bund Road"],
  "site.json company": {
    legalName: `Vepa ${longWord} LLP`,
    number: "AAB-7310",
    office: "7, Tank Bund Road, Hyderabad 500080",
    complaints: "M. Vepa, +91 40 2355 7181",
  },
  // Home is last and has another name, some pages have no link, and one entry leads to another website.
  "site.json navigation": [
    { label: "Land", items: [{ label: "Done", to: "/completed-projects" }] },
    { label: "More", items: [{ label: "Pictures", to: "/gallery" }] },
    { label: "Office", to: "https://www.linkedin.com/company/vepa" },
    { label: "Start", to: "/" },
  ],
  "site.json preview": `Preview. Nothing here is for sale: ${longWord}`,
  "site.json footer social": [],
  "site.json footer columns": [{ title: "Elsewhere", links: [{ label: longWord, to: "/csr" }] }],
  "site.json footer legal": [],
  "layouts/adibatla-meadows.json name": longWord,
  "layouts/adibatla-meadows.json size": { min: 200, max: 200 },
  "layouts/adibatla-meadows.json amenities": [longWord],
  "layouts/adibatla-meadows.json papers": allPapers,
  "layouts/adibatla-meadows.json otherCharges": [
    { name: longWord, amount: 50_000 },
    { name: "Water", perSqYd: 150 },
  ],
  "layouts/shadnagar-greens.json sample": "is a sample",
  "layouts/shadnagar-greens.json size": undefined,
  "layouts/shadnagar-greens.json plan": plan,
  "layouts/shadnagar-greens.json papers": { reraExempt: "up to 500 sq m", village: "Raigir" },
  "ongoing-projects.json projects": firstOnly,
  "ongoing-projects.json projects 0 papers": allPapers,
  "completed-projects.json projects": [],
  "testimonials.json testimonials": (testimonials: object[]) =>
    testimonials.map((testimonial, index) =>
      index === 1 ? testimonial : { ...testimonial, sample: "is a sample" },
    ),
  "gallery.json tiles": firstOnly,
  "statistics.json statistics": [{ label: "Square yards sold", value: 25_00_000 }],
  "places.json places": [{ name: longWord, kind: "office", latitude: 17.03, longitude: 78.81 }],
  "pages/home.json hero headline": `Ground. ${longWord}`,
  "pages/home.json hero approvals": [],
  "pages/home.json featured layouts": firstOnly,
  "pages/home.json testimonials testimonials": firstOnly,
  "pages/home.json reasons items": firstOnly,
  "pages/about.json header title": longWord,
  "pages/about.json header photo": { src: "/images/story.jpg", alt: "A field in the evening" },
  "pages/about.json story paragraphs": [],
  "pages/about.json values items": [],
  "pages/why-invest.json hyderabad reasons": [
    { lead: longWord, title: longWord, description: "One." },
  ],
  // The rate of this currency is missing.
  "pages/why-invest.json cost currencies rates": [{ code: "USD", name: "US dollar" }],
  "pages/why-invest.json questions questions": [
    { slug: "any-question", title: longWord, text: longWord },
  ],
  "pages/why-invest.json returns rows": [{ asset: longWord, low: 5, high: 5, note: "One." }],
  "pages/contact.json abroad points": [],
  "pages/services.json services items": (items: unknown[]) => items.slice(0, 5),
  "pages/services.json booking terms": [
    { title: longWord, description: "A tenth of the price at most." },
  ],
  "pages/services.json verify steps": [
    { title: longWord, text: "One.", addresses: [longWord], proves: longWord, limits: "One." },
  ],
};

/** Content at the limits of the check: samples, empty lists, single records, long words, the editor's own photos. */
export async function extremeContent(): Promise<ContentFiles> {
  const content = changedFiles({
    ...extremeValues,
    "images/plan.png": await sheet(),
    "images/story.jpg": await phonePhoto(),
    "images/seal.png": await sheet(),
  });
  for (const { file, slug } of fixed.layouts)
    if (!/adibatla|shadnagar/.test(slug)) content.delete(file.replace("data/", ""));
  return content;
}
