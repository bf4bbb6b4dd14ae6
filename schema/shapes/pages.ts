import type { z } from "zod";

import type { ContentFile, ListType } from "../content-files";
import { publishedFile, record, sample, template, words, year } from "../fields";
import {
  callToAction,
  featureCard,
  featureSection,
  group,
  innerPage,
  list,
  photo,
  records,
  section,
  seo,
  shape,
  statement,
} from "./common";
import { whyInvestPage } from "./why-invest";

const paragraphs = list(words("A paragraph.", 420), "The paragraphs, in order.");

const moreLink = words("The link to the whole list.", 32);

/** data/pages/home.json */
export const homePage = group({
  seo,
  hero: shape("HomeHero", "The first screen.", {
    headline: words("The headline. The specification fixes its words.", 40),
    text: words("One sentence under the headline.", 170),
    bookLabel: words("Label of the first button.", 24),
    brochureLabel: words("Label of the second button.", 24),
    brochure: publishedFile(
      "The file that the second button downloads. Without a file the button shows the notice.",
    ).optional(),
    photo,
    approvalsTitle: words("Label before the approvals.", 40),
    approvals: records("Approval", "The approvals, in the order shown.", {
      name: words("The abbreviation.", 8),
      meaning: words("The full name.", 70),
    }),
  }),
  statisticsTitle: words("Heading of the figures, for screen readers.", 40),
  featured: section("FeaturedPlots", "The plots shown on the home page.", {
    plots: list(
      record("A plot.", "PlotList"),
      "The plots to show, in order. Three fit best. Without plots the page has no such section.",
    ),
    moreLabel: moreLink,
  }),
  reasons: featureSection,
  voices: section("FeaturedTestimonials", "The testimonials shown on the home page.", {
    testimonials: list(
      record("A testimonial.", "TestimonialList"),
      "The testimonials to show, in order. Three fit best. Without testimonials the page has no such section.",
    ),
    moreLabel: moreLink,
  }),
  closing: callToAction,
});

const purpose = {
  title: words("The heading.", 32),
  text: words("Two or three sentences.", 320),
};

/** data/pages/about.json */
export const aboutPage = innerPage({
  story: section("AboutStory", "The story of the company.", {
    paragraphs,
    photo,
    sample: sample("For a year of the start and figures that are made up.").optional(),
  }),
  timeline: section("AboutTimeline", "The years, from the first one to today.", {
    start: shape("TimelineStart", "The start.", {
      year: year("The year."),
      text: words("What happened.", 50),
    }),
    completed: template("A completed project, in its year.", ["name", "plots"], 50),
    today: shape("TimelineToday", "The company today.", {
      label: words("The word in place of a year.", 12),
      text: words("What the company has done since the start.", 50),
    }),
  }),
  mission: shape("AboutMission", "The mission.", purpose),
  vision: shape("AboutVision", "The vision.", purpose),
  values: section("AboutValues", "The values.", {
    items: list(statement, "The values, in the order shown."),
  }),
});

const listParts = {
  listTitle: words("Heading of the list, for screen readers.", 40),
  closing: callToAction,
};

/** data/pages/open-plots.json, ongoing-projects.json and testimonials.json */
const listPage = innerPage(listParts);

/** data/pages/completed-projects.json */
export const completedProjectsPage = innerPage({
  figures: shape(
    "CompletedLabels",
    "Labels of the figures, which the build counts from the projects.",
    {
      projects: words("Label of the number of projects.", 20),
      plots: words("Label of the number of plots.", 20),
      years: words("Label of the first and the last year.", 20),
    },
  ),
  ...listParts,
});

/** data/pages/services.json */
export const servicesPage = innerPage({
  services: featureSection,
  booking: section("BookingPath", "The way to book a plot.", {
    steps: list(statement, "The steps, in order. The page numbers them."),
    // docs/law.md names the sections of the act.
    terms: list(
      statement,
      "The booking terms, shown below the steps: the payment before the agreement is registered (a tenth of the price at most), refunds, interest for delay, where to complain. Leave the list empty until the terms are agreed.",
    ),
  }),
  closing: callToAction,
});

/** data/pages/gallery.json */
export const galleryPage = innerPage({
  listTitle: words("Heading of the photos, for screen readers.", 40),
});

/** data/pages/csr.json */
export const csrPage = innerPage({
  commitment: section("CsrCommitment", "The commitment of the company.", {
    paragraphs,
  }),
  initiatives: section("CsrInitiatives", "The initiatives.", {
    labels: shape("CsrInitiativeLabels", "Words on every initiative.", {
      work: words("Label before the work.", 24),
      people: words("Label before the people whom it helps.", 24),
      upkeep: words("Label before the upkeep.", 24),
    }),
    items: records("CsrInitiative", "The initiatives, in the order shown.", {
      icon: featureCard.shape.icon,
      title: words("A few words.", 34),
      work: words("The work.", 120),
      people: words("The people whom it helps.", 90),
      upkeep: words("The upkeep of the work.", 120),
      photo,
    }),
    sample: sample("For works that are made up.").optional(),
  }),
});

/** data/pages/contact.json */
export const contactPage = innerPage({
  call: template("Label of the link that dials the phone number.", ["phone"], 30),
  details: shape("ContactHeadings", "Headings of the office's details.", {
    title: words("Heading of the section.", 32),
    address: words("Label before the address.", 20),
    phone: words("Label before the phone number.", 20),
    email: words("Label before the e-mail address.", 20),
    hours: words("Label before the opening hours.", 20),
  }),
  form: shape("ContactForm", "The message form.", {
    title: words("The heading.", 32),
    required: words("A note that all fields are required.", 60),
    name: words("Label of the name.", 20),
    email: words("Label of the e-mail address.", 20),
    phone: words("Label of the phone number.", 20),
    message: words("Label of the message.", 20),
    submit: words("Label of the button.", 20),
  }),
});

/** data/pages/not-found.json: shown for an unknown address. */
export const notFoundPage = innerPage({
  linksTitle: words("Heading of the links to all pages.", 40),
});

/** The file of a page, in data/pages/. */
export interface PageFile extends ContentFile {
  /** The name of the file without its extension, and of the image for shared links. */
  name: string;
  route: string;
  /** The lists that the page shows in full. */
  lists: readonly ListType[];
  /** Whether a link may lead to the page: not to the page for unknown addresses. */
  isLinked: boolean;
  /** Whether its structured data describes the office. */
  isAboutOffice: boolean;
}

const page = (
  type: string,
  name: string,
  shape: z.ZodObject,
  special: Partial<PageFile> = {},
): PageFile => ({
  path: `pages/${name}.json`,
  route: `/${name}`,
  lists: [],
  isLinked: true,
  isAboutOffice: false,
  type,
  name,
  shape,
  ...special,
});

/** Every page. Its component is in src/pages/, under its route. */
export const pageFiles: readonly PageFile[] = [
  page("HomePage", "home", homePage, { route: "/" }),
  page("AboutPage", "about", aboutPage),
  page("OpenPlotsPage", "open-plots", listPage, { lists: ["PlotList"] }),
  page("OngoingProjectsPage", "ongoing-projects", listPage, { lists: ["OngoingProjectList"] }),
  page("CompletedProjectsPage", "completed-projects", completedProjectsPage, {
    lists: ["CompletedProjectList"],
  }),
  page("WhyInvestPage", "why-invest", whyInvestPage),
  page("ServicesPage", "services", servicesPage),
  page("GalleryPage", "gallery", galleryPage, { lists: ["GalleryList"] }),
  page("TestimonialsPage", "testimonials", listPage, { lists: ["TestimonialList"] }),
  page("CsrPage", "csr", csrPage),
  page("ContactPage", "contact", contactPage, { isAboutOffice: true }),
  page("NotFoundPage", "not-found", notFoundPage, { route: "/404", isLinked: false }),
];
