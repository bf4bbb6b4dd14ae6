import { z } from "zod";

import {
  choice,
  count,
  date,
  decimal,
  list,
  type ListType,
  percent,
  publishedFile,
  record,
  rupees,
  slug,
  squareYards,
  template,
  words,
  year,
} from "../fields";
import {
  callToAction,
  featureCard,
  pageHeader,
  photo,
  sectionHeading,
  seo,
  shape,
  statement,
} from "./common";

const paragraphs = (room = 420) => list(words("A paragraph.", room), "The paragraphs, in order.");

const featureSection = shape("FeatureSection", "A section of short points.", {
  heading: sectionHeading,
  items: list(featureCard, "The points, in the order shown."),
});

const moreLink = words("The link to the whole list.", 32);

/** data/pages/home.json */
export const homePage = z.strictObject({
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
    approvals: list(
      shape("Approval", "An authority that a buyer should know.", {
        name: words("Its abbreviation.", 8),
        meaning: words("Its full name.", 70),
      }),
      "The approvals, in the order shown.",
    ),
  }),
  statisticsTitle: words("Heading of the figures, for screen readers.", 40),
  featured: shape("FeaturedPlots", "The plots shown on the home page.", {
    heading: sectionHeading,
    plots: list(
      record("A plot.", "PlotList"),
      "The slugs of the plots to show, in order. Three fit best; with none the section is left out.",
    ),
    moreLabel: moreLink,
  }),
  reasons: featureSection,
  voices: shape("FeaturedTestimonials", "The testimonials shown on the home page.", {
    heading: sectionHeading,
    testimonials: list(
      record("A testimonial.", "TestimonialList"),
      "The slugs of the testimonials to show, in order. Three fit best; with none the section is left out.",
    ),
    moreLabel: moreLink,
  }),
  closing: callToAction,
});

/** data/pages/about.json */
export const aboutPage = z.strictObject({
  seo,
  header: pageHeader,
  story: shape("AboutStory", "How the company came to be.", {
    heading: sectionHeading,
    paragraphs: paragraphs(),
    photo,
  }),
  timeline: shape("AboutTimeline", "The years, from the first one to today.", {
    heading: sectionHeading,
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
  values: shape("AboutValues", "The values.", {
    heading: sectionHeading,
    items: list(statement, "The values, in the order shown."),
  }),
});

/** data/pages/open-plots.json; the plots themselves are in data/plots.json. */
export const openPlotsPage = z.strictObject({
  seo,
  header: pageHeader,
  listTitle: words("Heading of the list, for screen readers.", 40),
  closing: callToAction,
});

/** data/pages/ongoing-projects.json; the projects themselves are in data/ongoing-projects.json. */
export const ongoingProjectsPage = z.strictObject({
  seo,
  header: pageHeader,
  listTitle: words("Heading of the list, for screen readers.", 40),
  closing: callToAction,
});

/** data/pages/completed-projects.json; the projects themselves are in data/completed-projects.json. */
export const completedProjectsPage = z.strictObject({
  seo,
  header: pageHeader,
  figures: shape("CompletedLabels", "Labels of the figures that are counted from the projects.", {
    projects: words("Label of the number of projects.", 20),
    plots: words("Label of the number of plots.", 20),
    years: words("Label of the first and the last year.", 20),
  }),
  listTitle: words("Heading of the list, for screen readers.", 40),
  closing: callToAction,
});

const currencyCodes = [
  "USD",
  "AED",
  "GBP",
  "SGD",
  "AUD",
  "CAD",
  "EUR",
  "SAR",
  "QAR",
  "KWD",
  "OMR",
  "BHD",
  "NZD",
] as const;

const duty = (description: string) => decimal(`${description} In percent of the value.`, 20);

const costCalculator = shape("CostCalculator", "What a plot costs in all.", {
  heading: sectionHeading,
  fields: shape("CostLabels", "Labels of the fields that a visitor fills in.", {
    size: words("Label of the plot's size, with its unit.", 24),
    rate: words("Label of the price of a square yard.", 24),
    downPayment: words("Label of the part that is paid without a loan, in percent.", 24),
    interest: words("Label of the loan's yearly interest, in percent.", 24),
    years: words("Label of the loan's years.", 24),
    stamp: words("Label of the stamp duty, in percent.", 24),
    transfer: words("Label of the transfer duty, in percent.", 24),
    registration: words("Label of the registration fee, in percent.", 24),
    currency: words("Label of the choice of a currency.", 24),
    currencyRate: template("Label of the visitor's own rate.", ["code"], 24),
  }),
  limits: template("Said of a field that cannot be used.", ["min", "max"], 60),
  wholeLimits: template("The same of a field that takes whole numbers only.", ["min", "max"], 60),
  defaults: shape("CostDefaults", "The example that the calculator begins with.", {
    size: squareYards("The plot's size."),
    rate: rupees("The price of one square yard."),
    downPayment: percent("What is paid without a loan."),
    interest: decimal("The loan's yearly interest. In percent.", 30),
    years: count("The loan's years, 1 to 30.").min(1).max(30).meta({
      expects: "a whole number from 1 to 30",
      fix: "write digits only, like 15, without quotes",
    }),
  }),
  duties: shape("DutyRates", "What the state charges, and when these rates were looked up.", {
    title: words("What opens the rates.", 20),
    stamp: duty("Stamp duty."),
    transfer: duty("Transfer duty."),
    registration: duty("Registration fee."),
    asOf: date("The day on which the rates were looked up."),
    text: template(
      "The rates in one sentence.",
      ["stamp", "transfer", "registration", "date"],
      110,
    ),
  }),
  basis: template(
    "What the figures are worked out from.",
    ["size", "sqm", "rate", "downPayment", "interest", "years"],
    110,
  ),
  results: shape("CostResults", "Labels of the figures.", {
    price: words("Label of the plot's price.", 28),
    duty: template("Label of the duties and fees.", ["percent"], 36),
    total: words("Label of price and duties together.", 28),
    loan: words("Label of the loan.", 28),
    instalment: words("Label of what is paid every month.", 28),
    interest: words("Label of the interest over all years.", 28),
  }),
  announcement: template("Said to screen readers after a change.", ["total", "instalment"], 60),
  note: template("What the figures leave out.", ["percent", "date"], 200),
  currencies: shape("CostCurrencies", "Currencies that the figures can be shown in, too.", {
    none: words("The choice without another currency.", 20),
    asOf: date(
      "The day of the rates. The page says so; after 90 days it says that they may have changed.",
    ),
    current: template("Says the rate.", ["code", "rupees", "date"], 60),
    old: template("The same of a rate older than 90 days.", ["code", "rupees", "date"], 80),
    own: template("The same of the visitor's own rate.", ["code", "rupees"], 60),
    rates: list(
      shape("CurrencyRate", "A currency.", {
        code: choice("Its code.", currencyCodes),
        name: words("Its name.", 24),
        rupees: decimal(
          "What one unit of it costs in rupees. Leave the field out to hide the currency.",
          1000,
        )
          .positive()
          .meta({ expects: "a number above 0, at most 1000" })
          .optional(),
      }),
      "The currencies, in the order shown. With none, the choice is left out.",
    ),
  }),
});

const verifyChecklist = shape("VerifyChecklist", "What to check before paying.", {
  heading: sectionHeading,
  steps: list(
    shape("VerifyStep", "A check.", {
      title: words("What is checked.", 40),
      text: words("How to check it.", 150),
      addresses: list(
        words("An address, without https://.", 32),
        "Addresses of portals, printed as text. With none, write [].",
      ),
    }),
    "The checks, in the order to make them.",
  ),
  columns: shape("VerifyColumns", "Headings of the table.", {
    document: words("Heading over the documents.", 20),
    proves: words("Heading over what a document proves.", 24),
    lacks: words("Heading over what it does not prove.", 24),
  }),
  documents: list(
    shape("VerifyDocument", "A document.", {
      name: words("Its name.", 28),
      proves: words("What it proves.", 80),
      lacks: words("What it does not prove.", 80),
    }),
    "The documents, in the order shown.",
  ),
  note: words("Says that this is not legal advice.", 90),
  copy: words("Label of the button beside an address.", 16),
  copied: words("Said once an address is copied.", 16),
  copyByHand: words("Said of the address, where the browser does not copy it.", 40),
  print: words("Label of the button that prints the checks.", 28),
});

const buyersAbroad = shape("BuyersAbroad", "For buyers who live abroad.", {
  heading: sectionHeading,
  points: list(
    shape("AbroadPoint", "A point.", {
      title: words("A few words.", 32),
      text: words("One or two sentences.", 150),
    }),
    "The points, in the order shown.",
  ),
  hours: shape("AbroadHours", "The office hours, which are in data/site.json.", {
    title: words("The heading.", 32),
    india: template("A line of the hours, in India.", ["days", "hours"], 50),
    yours: template("The same in the reader's own time.", ["hours"], 50),
    dayBefore: template("A time on the day before.", ["time"], 40),
    dayAfter: template("A time on the day after.", ["time"], 40),
  }),
});

const buyerQuestions = shape("BuyerQuestions", "Questions and answers.", {
  heading: sectionHeading,
  questions: list(
    shape("BuyerQuestion", "A question.", {
      slug: slug().regex(/-/).meta({
        description:
          'Permanent short name of the question, at the end of its address: "what-is-an-ec" gives /why-invest/#what-is-an-ec.',
        expects: "two words or more in lower-case letters, with hyphens between them",
        fix: 'write it like "what-is-an-ec"',
      }),
      title: words("The question.", 60),
      text: words("The answer.", 260),
    }),
    "The questions, in the order shown.",
  ),
});

/** data/pages/why-invest.json */
export const whyInvestPage = z.strictObject({
  seo,
  header: pageHeader,
  benefits: featureSection,
  hyderabad: shape("HyderabadReasons", "Why Hyderabad.", {
    heading: sectionHeading,
    reasons: list(statement, "The reasons, with facts, in the order shown."),
    photo,
  }),
  returns: shape("ReturnsComparison", "Yearly returns of land and other investments.", {
    heading: sectionHeading,
    columns: shape("ReturnsColumns", "Headings of the table.", {
      asset: words("Heading over the investments.", 20),
      range: words("Heading over the yearly return.", 24),
      note: words("Heading over the remarks.", 24),
    }),
    axisLabel: words("What the axis of the drawing measures.", 40),
    range: template("How a return is written in the drawing.", ["low", "high"], 16),
    rangeInWords: template(
      "How it is written in the table, which screen readers read: with a word, since they skip dashes.",
      ["low", "high"],
      16,
    ),
    rows: list(
      shape("ReturnsRow", "An investment.", {
        asset: words("Its name.", 24),
        low: percent("The low end of the yearly return."),
        high: percent("The high end of the yearly return."),
        note: words("What to keep in mind.", 90),
      }),
      "The investments, in the order shown.",
    ),
    caution: words("A caution: what the figures do not promise.", 260),
  }),
  cost: costCalculator,
  verify: verifyChecklist,
  abroad: buyersAbroad,
  questions: buyerQuestions,
  closing: callToAction,
});

/** data/pages/services.json */
export const servicesPage = z.strictObject({
  seo,
  header: pageHeader,
  services: featureSection,
  closing: callToAction,
});

/** data/pages/gallery.json; the photos themselves are in data/gallery.json. */
export const galleryPage = z.strictObject({
  seo,
  header: pageHeader,
  listTitle: words("Heading of the photos, for screen readers.", 40),
});

/** data/pages/testimonials.json; the testimonials themselves are in data/testimonials.json. */
export const testimonialsPage = z.strictObject({
  seo,
  header: pageHeader,
  listTitle: words("Heading of the list, for screen readers.", 40),
  closing: callToAction,
});

/** data/pages/csr.json */
export const csrPage = z.strictObject({
  seo,
  header: pageHeader,
  commitment: shape("CsrCommitment", "What the company commits to.", {
    heading: sectionHeading,
    paragraphs: paragraphs(),
  }),
  initiatives: shape("CsrInitiatives", "The initiatives.", {
    heading: sectionHeading,
    labels: shape("CsrInitiativeLabels", "Words on every initiative.", {
      work: words("Label before what is done.", 24),
      people: words("Label before whom it is for.", 24),
      upkeep: words("Label before how it is kept up.", 24),
    }),
    items: list(
      shape("CsrInitiative", "An initiative.", {
        icon: featureCard.shape.icon,
        title: words("A few words.", 34),
        work: words("What is done.", 120),
        people: words("Whom it is for.", 90),
        upkeep: words("How it is kept up.", 120),
        photo,
      }),
      "The initiatives, in the order shown.",
    ),
  }),
});

/** data/pages/contact.json; address, phone, e-mail and hours are in data/site.json, the map in data/places.json. */
export const contactPage = z.strictObject({
  seo,
  header: pageHeader,
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
export const notFoundPage = z.strictObject({
  seo,
  header: pageHeader,
  linksTitle: words("Heading of the links to all pages.", 40),
});

/** A page of the site; its words are in data/pages/. */
export interface Page {
  /** Its GraphQL type; the root field of its query is the same in camelCase. */
  type: string;
  /** Its file's name without the extension; its image for shared links has the same name. */
  name: string;
  shape: z.ZodObject;
  /** The name, unless something else is said here. */
  route?: string;
  /** The lists that it shows in full. Single records are named in its own file. */
  lists?: readonly ListType[];
  /** Whether links may lead to it; not to the page for unknown addresses. */
  isLinked?: boolean;
  /** Whether it is about the office, which is described in the site's own file. */
  isAboutOffice?: boolean;
}

/** Every page. The component of one is in src/pages/, under its route. */
export const pages: readonly Page[] = [
  { type: "HomePage", name: "home", shape: homePage, route: "/" },
  { type: "AboutPage", name: "about", shape: aboutPage },
  { type: "OpenPlotsPage", name: "open-plots", shape: openPlotsPage, lists: ["PlotList"] },
  {
    type: "OngoingProjectsPage",
    name: "ongoing-projects",
    shape: ongoingProjectsPage,
    lists: ["OngoingProjectList"],
  },
  {
    type: "CompletedProjectsPage",
    name: "completed-projects",
    shape: completedProjectsPage,
    lists: ["CompletedProjectList"],
  },
  { type: "WhyInvestPage", name: "why-invest", shape: whyInvestPage },
  { type: "ServicesPage", name: "services", shape: servicesPage },
  { type: "GalleryPage", name: "gallery", shape: galleryPage, lists: ["GalleryList"] },
  {
    type: "TestimonialsPage",
    name: "testimonials",
    shape: testimonialsPage,
    lists: ["TestimonialList"],
  },
  { type: "CsrPage", name: "csr", shape: csrPage },
  { type: "ContactPage", name: "contact", shape: contactPage, isAboutOffice: true },
  { type: "NotFoundPage", name: "not-found", shape: notFoundPage, route: "/404", isLinked: false },
];
