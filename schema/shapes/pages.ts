import { fieldTypes } from "../fields";
import {
  callToAction,
  empty,
  featureSection,
  group,
  groupList,
  innerPage,
  list,
  photo,
  section,
  seo,
  statement,
  strictObject,
} from "./common";

const { lakhs, range, publishedFile, reference, sample, select, template } = fieldTypes;
const { words, wordsWithDuties, year } = fieldTypes;

const paragraphs = list(words("A paragraph.", 420), "The paragraphs, in order.");

const moreLink = words("The link to the whole list.", 32, "Link to all");

const plotSizes = group("PlotSizes", "The plots drawn to scale, with sizes that a layout has.", {
  sides: groupList("PlotSides", "The first is chosen at first. The page sorts the sizes.", {
    width: range("Width along the road, in feet.", 10, 150),
    depth: range("Depth, in feet.", 10, 150),
  })
    .min(1)
    .max(6)
    .meta({ expects: "a list of 1 to 6 sizes, which fit on a phone: add or delete sizes" }),
});

export const homePage = strictObject({
  hero: group("HomeHero", "The first screen.", {
    headline: words("The headline.", 40),
    text: words("One sentence under the headline; the page adds the lowest price.", 90),
    bookLabel: words("Label of the first button.", 24, "Visit button"),
    brochureLabel: words("Label of the second button.", 24, "Brochure button"),
    brochure: publishedFile.describe("The second button's file; without it, a notice.").optional(),
    plotSizes,
    approvalsTitle: words("Label before the approvals.", 40),
    approvals: list(words("An authority's abbreviation.", 8), "The approvals, in the order shown."),
  }),
  featured: section("FeaturedLayouts", "The layouts shown on the home page.", {
    layouts: list(reference("A layout.", "Layout"), "The layouts, in order. Three fit best."),
    moreLabel: moreLink,
  }),
  reasons: featureSection,
  testimonials: section("FeaturedTestimonials", "The testimonials shown on the home page.", {
    testimonials: list(reference("A testimonial.", "TestimonialList"), "In order. Three fit best."),
    moreLabel: moreLink,
  }).meta({ title: "What clients say" }),
  closing: callToAction,
  seo,
});

const purpose = {
  title: words("The heading.", 32),
  text: words("Two or three sentences.", 320),
};

export const aboutPage = innerPage({
  story: section("AboutStory", "The story of the company.", {
    paragraphs,
    sample: sample.describe("For a made-up year and figures.").optional(),
  }),
  timeline: section("AboutTimeline", "The years, from the first one to today.", {
    start: group("TimelineStart", "The first entry of the timeline.", {
      year: year.describe("The first year."),
      text: words("What happened in that year.", 50),
    }),
    today: words("What the company does today.", 50),
  }),
  mission: group("AboutMission", "The mission.", purpose),
  vision: group("AboutVision", "The vision.", purpose),
  values: section("AboutValues", "The values.", {
    items: list(statement, "The values, in the order shown."),
  }),
  closing: callToAction,
});

const listPageFields = {
  closing: callToAction,
  sample: sample.describe("For texts that are true of made-up records only.").optional(),
};

/** The shape of the pages that show a list of data/ in full. */
export const listPage = innerPage(listPageFields);

const inMessage = ["name", "size", "price"];

export const openPlotsPage = innerPage({
  priceNote: wordsWithDuties("Below the cards: what the prices leave out.", 140, "Note on prices"),
  priceNoteForSize: wordsWithDuties("Note for a chosen size.", 140, "Note on prices for a size"),
  planNote: words("What the drawing of a plan is, and what it is not.", 200, "Note on plans"),
  openCounts: select("Whether pages say how many plots are open.", ["are hidden"])
    .meta({ title: "Numbers of open plots" })
    .optional(),
  viewDetails: words("The button of a card.", 16),
  ask: words("The chat link of a card.", 20, "Chat link"),
  askMessage: template("First message of a chat about a layout.", inMessage, 160, "Chat message"),
  askSizeMessage: template("Message for a chosen size.", inMessage, 160, "Chat message for a size"),
  askFilterMessage: template(
    "First message of a chat when no layout fits the filter.",
    ["filter"],
    120,
    "Chat message if none is found",
  ),
  budgets: list(lakhs.describe("A budget."), "The choices of the filter, the lowest first."),
  empty: empty("layouts"),
  ...listPageFields,
});

const verifyChecklist = section("VerifyChecklist", "The checks before paying.", {
  steps: groupList("VerifyStep", "The checks, in order.", {
    title: words("The name of the check.", 40),
    text: words("How to do the check.", 150),
    addresses: list(words("Address without https://.", 32, "Address"), "Portals, printed as text."),
    proves: words("What the result proves.", 80),
    limits: words("What the result does not prove.", 120),
  }),
  note: words("A note that this is not legal advice.", 90),
}).meta({ title: "Checks" });

export const servicesPage = innerPage({
  services: featureSection,
  booking: section("BookingPath", "The way to book a plot.", {
    steps: list(statement, "The steps, in order. The page numbers them."),
    // docs/law.md names the sections of the act.
    terms: list(statement, "The terms, once they are agreed: payment, refunds, delay, complaints."),
    photo,
  }),
  verify: verifyChecklist,
  closing: callToAction,
});

export const csrPage = innerPage({
  commitment: group("CsrCommitment", "The commitment of the company, in large type.", {
    title: words("The heading, which only screen readers say.", 52),
    paragraphs,
  }),
  initiatives: section("CsrInitiatives", "The initiatives.", {
    items: groupList("CsrInitiative", "The initiatives, in the order shown.", {
      title: words("The name of the initiative.", 34),
      work: words("The work.", 120),
      people: words("The people whom it helps.", 90),
      upkeep: words("The upkeep of the work.", 120),
      photo,
    }),
    sample: sample.describe("For works that are made up.").optional(),
  }),
  closing: callToAction,
}).meta({ title: "CSR" });

export const contactPage = innerPage({
  officeTitle: words("Heading of the office's details.", 32),
  formTitle: words("Heading of the message form.", 32),
  submit: words("The button of the form.", 20, "Button of the form"),
  abroad: section("BuyersAbroad", "For buyers who live abroad.", {
    points: list(statement, "The points, in the order shown."),
  }).meta({ title: "Buyers abroad" }),
});

/** The page for an unknown address. */
export const notFoundPage = innerPage({
  linksTitle: words("Heading of the links to all pages.", 40),
}).meta({ title: "Page not found" });
