import sharp from "sharp";
import type { z } from "zod";

import { layoutSlug } from "../../schema/content-files";
import { layout, type papers } from "../../schema/shapes/layouts";
import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  placeList,
  statisticList,
  testimonialList,
} from "../../schema/shapes/lists";
import { aboutPage, contactPage, homePage, servicesPage } from "../../schema/shapes/pages";
import { plan } from "../../schema/shapes/plan";
import { siteSettings } from "../../schema/shapes/site";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import { change, fixedContent, layoutFiles, type Content } from "./content";
import example from "./plan-example.json";

/** A word of forty letters, as Telugu has them. */
const longWord = "Sarvasampoornabhoomisamrakshanaprakriyaa";

/** All papers of a layout but its plan in static/. */
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

/** A photo as a phone stores it: rotated, with its GPS position. Upright it is red above blue. */
const phonePhoto = () =>
  sharp(Buffer.from(redLeftOfBlue))
    .withExif({ IFD3: { GPSLatitude: "17/1 23/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A sheet of paper, higher than wide. */
const planPicture = () =>
  sharp({ create: { width: 1240, height: 1754, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

/**
 * Content at the limits of the check: made-up records, empty lists, one record, long words, the editor's own photos.
 */
export async function odd(): Promise<Content> {
  const content = fixedContent();
  content.set("images/plan.png", await planPicture());
  content.set("images/story.jpg", await phonePhoto());
  content.set("images/seal.png", await planPicture());
  change(content, "site.json", siteSettings, (site) => {
    site.name = "Vepa & Daughters";
    site.tagline = `Land, measured twice. ${longWord}`;
    site.seal = { src: "/images/seal.png", alt: `The seal of ${longWord}` };
    site.contact.address = ["7, Tank Bund Road"];
    site.company = {
      legalName: `Vepa ${longWord} LLP`,
      number: "AAB-7310",
      office: "7, Tank Bund Road, Hyderabad 500080",
      complaints: "M. Vepa, +91 40 2355 7181",
    };
    // Home is last and has another name, some pages have no link, and one entry leads to another website.
    site.navigation = [
      { label: "Land", items: [{ label: "Done", to: "/completed-projects" }] },
      { label: "More", items: [{ label: "Pictures", to: "/gallery" }] },
      { label: "Office", to: "https://www.linkedin.com/company/vepa" },
      { label: "Start", to: "/" },
    ];
    site.preview = `Preview. Nothing here is for sale: ${longWord}`;
    site.footer.social = [];
    site.footer.columns = [{ title: "Elsewhere", links: [{ label: longWord, to: "/csr" }] }];
    site.footer.legal = [];
  });
  const [first = "", second = "", ...others] = layoutFiles(content);
  for (const file of others) content.delete(file);
  change(content, first, layout, (model) => {
    model.name = longWord;
    model.size = { min: 200, max: 200 };
    model.amenities = [longWord];
    model.papers = allPapers;
    model.otherCharges = [
      { name: longWord, amount: 50_000 },
      { name: "Water", perSqYd: 150 },
    ];
  });
  change(content, second, layout, (model) => {
    model.sample = "is a sample";
    delete model.size;
    model.plan = plan.parse(example);
    model.papers = { reraExempt: "up to 500 sq m", village: "Raigir" };
  });
  change(content, "ongoing-projects.json", ongoingProjectList, (list) => {
    list.projects = list.projects.slice(0, 1).map((project) => ({ ...project, papers: allPapers }));
  });
  change(content, "completed-projects.json", completedProjectList, (list) => {
    list.projects = [];
  });
  change(content, "testimonials.json", testimonialList, ({ testimonials }) => {
    for (const testimonial of testimonials) testimonial.sample = "is a sample";
  });
  change(content, "gallery.json", galleryList, (list) => {
    list.tiles = list.tiles.slice(0, 1);
  });
  change(content, "statistics.json", statisticList, (list) => {
    list.statistics = [{ label: "Square yards sold", value: 25_00_000 }];
  });
  change(content, "places.json", placeList, (list) => {
    list.places = [{ name: longWord, kind: "office", latitude: 17.03, longitude: 78.81 }];
  });
  change(content, "pages/home.json", homePage, (page) => {
    page.hero.headline = `Ground. ${longWord}`;
    page.hero.approvals = [];
    page.featured.layouts = [layoutSlug(first)];
    page.testimonials.testimonials = page.testimonials.testimonials.slice(0, 1);
    page.reasons.items = page.reasons.items.slice(0, 1);
  });
  change(content, "pages/about.json", aboutPage, ({ header, story, values }) => {
    header.title = longWord;
    header.photo = { src: "/images/story.jpg", alt: "A field in the evening" };
    story.paragraphs = [];
    values.items = [];
  });
  change(content, "pages/why-invest.json", whyInvestPage, (page) => {
    page.hyderabad.reasons = [{ lead: longWord, title: longWord, description: "One." }];
    // Without its rate.
    page.cost.currencies.rates = [{ code: "USD", name: "US dollar" }];
    page.questions.questions = [{ slug: "any-question", title: longWord, text: longWord }];
    page.returns.rows = [{ asset: longWord, low: 5, high: 5, note: "One." }];
  });
  change(content, "pages/contact.json", contactPage, ({ abroad }) => {
    abroad.points = [];
  });
  change(content, "pages/services.json", servicesPage, ({ services, booking, verify }) => {
    services.items = services.items.slice(0, 5);
    booking.terms = [{ title: longWord, description: "A tenth of the price at most." }];
    verify.steps = [
      { title: longWord, text: "One.", addresses: [longWord], proves: longWord, limits: "One." },
    ];
  });
  return content;
}
