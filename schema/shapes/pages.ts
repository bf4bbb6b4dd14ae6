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

const paragraphs = (room = 420) => list(words("A paragraph.", room), "The paragraphs, in order.");

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
      "The file that the second button downloads. Until it is there, the button shows the notice.",
    ).optional(),
    photo,
    approvalsTitle: words("Label before the approvals.", 40),
    approvals: records("Approval", "The approvals, in the order shown.", {
      name: words("Its abbreviation.", 8),
      meaning: words("Its full name.", 70),
    }),
  }),
  statisticsTitle: words("Heading of the figures, for screen readers.", 40),
  featured: section("FeaturedPlots", "The plots shown on the home page.", {
    plots: list(
      record("A plot.", "PlotList"),
      "The plots to show, in order. Three fit best; with none the section is left out.",
    ),
    moreLabel: moreLink,
  }),
  reasons: featureSection,
  voices: section("FeaturedTestimonials", "The testimonials shown on the home page.", {
    testimonials: list(
      record("A testimonial.", "TestimonialList"),
      "The testimonials to show, in order. Three fit best; with none the section is left out.",
    ),
    moreLabel: moreLink,
  }),
  closing: callToAction,
});

/** data/pages/about.json */
export const aboutPage = innerPage({
  story: section("AboutStory", "How the company came to be.", {
    paragraphs: paragraphs(),
    photo,
    sample: sample("While the year of the start and the figures are made up.").optional(),
  }),
  timeline: section("AboutTimeline", "The years, from the first one to today.", {
    start: shape("TimelineStart", "How it began.", {
      year: year("The year."),
      text: words("What happened.", 50),
    }),
    completed: template("A completed project, in its year.", ["name", "plots"], 50),
    today: shape("TimelineToday", "Where the company stands.", {
      label: words("In place of a year.", 12),
      text: words("What has been done since the start.", 50),
    }),
  }),
  mission: shape("AboutMission", "The mission.", {
    title: words("The heading.", 32),
    text: words("Two or three sentences.", 320),
  }),
  vision: shape("AboutVision", "The vision.", {
    title: words("The heading.", 32),
    text: words("Two or three sentences.", 320),
  }),
  values: section("AboutValues", "The values.", {
    items: list(statement, "The values, in the order shown."),
  }),
});

/**
 * data/pages/open-plots.json, ongoing-projects.json and testimonials.json; the records themselves are in the
 * file of the same name in data/, of plots in plots.json.
 */
const listPage = innerPage({
  listTitle: words("Heading of the list, for screen readers.", 40),
  closing: callToAction,
});

/** data/pages/completed-projects.json; the projects themselves are in data/completed-projects.json. */
export const completedProjectsPage = innerPage({
  figures: shape("CompletedLabels", "Labels of the figures that are counted from the projects.", {
    projects: words("Label of the number of projects.", 20),
    plots: words("Label of the number of plots.", 20),
    years: words("Label of the first and the last year.", 20),
  }),
  listTitle: words("Heading of the list, for screen readers.", 40),
  closing: callToAction,
});

/** data/pages/services.json */
export const servicesPage = innerPage({
  services: featureSection,
  booking: section("BookingPath", "How a plot is booked.", {
    steps: list(statement, "The steps, in order. They are numbered."),
    // docs/law.md names the sections of the act.
    terms: list(
      statement,
      "The booking terms, shown below the steps: what is paid before the agreement is registered (a tenth of the price at most), refund, interest for delay, where to complain. Leave the list empty until they are agreed.",
    ),
  }),
  closing: callToAction,
});

/** data/pages/gallery.json; the photos themselves are in data/gallery.json. */
export const galleryPage = innerPage({
  listTitle: words("Heading of the photos, for screen readers.", 40),
});

/** data/pages/csr.json */
export const csrPage = innerPage({
  commitment: section("CsrCommitment", "What the company commits to.", {
    paragraphs: paragraphs(),
  }),
  initiatives: section("CsrInitiatives", "The initiatives.", {
    labels: shape("CsrInitiativeLabels", "Words on every initiative.", {
      work: words("Label before what is done.", 24),
      people: words("Label before whom it is for.", 24),
      upkeep: words("Label before how it is kept up.", 24),
    }),
    items: records("CsrInitiative", "The initiatives, in the order shown.", {
      icon: featureCard.shape.icon,
      title: words("A few words.", 34),
      work: words("What is done.", 120),
      people: words("Whom it is for.", 90),
      upkeep: words("How it is kept up.", 120),
      photo,
    }),
    sample: sample("While the works are made up.").optional(),
  }),
});

/** data/pages/contact.json; address, phone, e-mail and hours are in data/site.json, the map in data/places.json. */
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
    required: words("Says that all fields have to be filled in.", 60),
    name: words("Label of the name.", 20),
    email: words("Label of the e-mail address.", 20),
    phone: words("Label of the phone number.", 20),
    message: words("Label of the message.", 20),
    submit: words("Label of the button.", 20),
  }),
});

/** data/pages/not-found.json: shown for an address that leads nowhere. */
export const notFoundPage = innerPage({
  linksTitle: words("Heading of the links to all pages.", 40),
});

/** The file of a page; its words are in data/pages/. */
export interface PageFile extends ContentFile {
  /** Its file's name without the extension; its image for shared links has the same name. */
  name: string;
  route: string;
  /** The lists that it shows in full. Single records are named in its own file. */
  lists: readonly ListType[];
  /** Whether links may lead to it; not to the page for unknown addresses. */
  isLinked: boolean;
  /** Whether it is about the office, which is described in the site's own file. */
  isAboutOffice: boolean;
}

/** A page. @param type its GraphQL type; the root field of its query is the same in camelCase. */
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

/** Every page. The component of one is in src/pages/, under its route. */
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
