import {
  choice,
  count,
  lakhs,
  month,
  percent,
  rupees,
  sample,
  slug,
  squareYards,
  template,
  words,
  year,
} from "../fields";
import { group, isInOrder, list, photo, records, sectionHeading, shape } from "./common";
import { paperWords, papers } from "./papers";

const empty = (what: string) => words(`Shown when there are no ${what}.`, 140);

const plot = shape("Plot", "A layout with open plots for sale.", {
  slug: slug(),
  name: words("Name of the layout.", 32),
  location: words("Place and district.", 40),
  status: choice("The authority that approved the layout.", [
    "DTCP Approved",
    "HMDA Approved",
    "YTDA Approved",
    "FCDA Approved",
  ]),
  size: shape(
    "PlotSizes",
    "The smallest and the largest plot.",
    { min: squareYards("The smallest plot."), max: squareYards("The largest plot.") },
    isInOrder("min", "max"),
  ),
  pricePerSqYd: rupees("Starting price for one square yard."),
  amenities: list(
    words("One amenity.", 32),
    "What the layout offers, the most important first. Cards show the first three.",
  ),
  photo,
  papers: papers.optional(),
  sample: sample("For a layout whose facts are made up.").optional(),
  unusualPrice: choice(
    "For a price that the check takes for a mistake, since it is far from those of the other plots.",
    ["is right"],
  ).optional(),
});

const areaUnits = shape(
  "AreaUnits",
  "The units of area that a visitor can choose from, and how sizes and prices are written in them.",
  {
    label: words("Name of the choice.", 16),
    sqyd: words("Square yards, which the page begins with.", 12),
    sqm: words("Square metres.", 12),
    sqft: words("Square feet.", 12),
    gunta: words("Guntas, of 121 sq yd.", 12),
    cent: words("Cents, of 48.4 sq yd.", 12),
    acre: words("Acres, of 4,840 sq yd.", 12),
    sizeRange: template(
      "How a range of sizes is written in all but sq yd.",
      ["min", "max", "unit"],
      28,
    ),
    sizeSingle: template("How one size is written in all but sq yd.", ["size", "unit"], 28),
    price: template(
      "How a price for a square metre or a square foot is written.",
      ["price", "unit"],
      28,
    ),
  },
);

const finder = shape("PlotFinder", "The tools that find a plot; only scripts show them.", {
  title: words("Name of the tools, and label of the button that opens them on a phone.", 16),
  approval: words("Label of the choice of approval.", 16),
  location: words("Label of the choice of place.", 16),
  budget: words("Label of the choice of budget, which leaves out duties.", 24),
  size: words("Label of the field for the size that a visitor looks for.", 20),
  sort: words("Label of the choice of order.", 16),
  any: words("The choice that leaves no plot out.", 16),
  upTo: template("How a budget is written.", ["price"], 24),
  budgets: list(
    lakhs("A budget."),
    "The budgets to choose from, the lowest first. Each means all plots up to it.",
  ),
  asListed: words("The order of this file.", 24),
  cheapest: words("The order from the lowest price.", 24),
  dearest: words("The order from the highest price.", 24),
  largest: words("The order from the largest plot.", 24),
  found: template("How many plots match.", ["found", "all"], 32),
  clear: words("Label of the button that undoes the choices.", 16),
  limits: template("Said of a size that cannot be used.", ["min", "max"], 60),
  nothing: template("Shown above the nearest one when no plot matches.", ["name"], 140),
  forSize: template("After a price: the size that it is for.", ["size"], 24),
  more: template("Label of the button that shows more of a long list.", ["count"], 24),
});

const comparison = shape("PlotComparison", "The comparison of plots; only scripts show it.", {
  choose: words("Label of the checkbox on a card; the name of the plot follows.", 12),
  chosenOne: words("In the bar below the cards, while one plot is chosen.", 48),
  chosen: template("In the bar, once several are chosen.", ["count"], 24),
  full: words("In the bar, once three plots are chosen, which is the most.", 60),
  show: words("Label of the button that leads to the comparison.", 16),
  remove: words("Label of the button below a plot in the comparison that takes it out.", 16),
  clear: words("Label of the button that chooses none.", 16),
  title: words("Heading of the comparison.", 34),
  total: words("Label before what a plot comes to, from the smallest to the largest.", 24),
  totalRange: template("How that is written.", ["min", "max"], 28),
  none: words("In place of a number that a plot does not have.", 24),
  copy: words("Label of the button that copies the comparison's address.", 16),
  copied: words("Said once it is copied.", 40),
  copyByHand: words("Label of the address, where the browser does not copy it.", 40),
});

/** data/plots.json: the open plots. */
export const plotList = group({
  plots: list(plot, "The open plots, in the order shown."),
  labels: shape("PlotLabels", "Words on every plot card, and in the table of all plots.", {
    name: words("Head of the column of names.", 16),
    status: words("Head of the column of approvals.", 16),
    location: words("Label before the place, in the comparison.", 16),
    smallest: words("Head of the column of what the smallest plot comes to.", 16),
    fromPrice: template("How the price of the smallest plot is written.", ["price"], 28),
    charges: words("Below the cards: how that price is worked out, and what it leaves out.", 140),
    size: words("Label before the plot sizes.", 16),
    sizeRange: template("How a range of sizes is written.", ["min", "max"], 28),
    sizeSingle: template("How the size is written when all plots have the same.", ["size"], 28),
    price: words("Label before the price.", 20),
    pricePerSqYd: template("How a price is written.", ["price"], 28),
    amenities: words("Label before the amenities.", 16),
    viewDetails: words("The card's button.", 16),
    ask: words("The card's link to a chat.", 20),
    askMessage: template(
      "The message that such a chat begins with.",
      ["name", "size", "price"],
      160,
    ),
    cost: words("The card's link to the costs of a plot, worked out on another page.", 20),
  }),
  papers: paperWords,
  units: areaUnits,
  finder,
  comparison,
  empty: empty("plots"),
});

const ongoingProject = shape("OngoingProject", "A layout under development.", {
  slug: slug(),
  name: words("Name of the project.", 32),
  location: words("Place and district.", 40),
  percentComplete: percent("How much of the work is done."),
  completion: month("When the work is expected to be complete."),
  investment: shape(
    "InvestmentRange",
    "The price of a plot before stamp duty, registration and other charges, from the smallest plot to the largest.",
    {
      min: lakhs("The smallest investment."),
      max: lakhs("The largest investment."),
    },
    isInOrder("min", "max"),
  ),
  stage: words("The stage that the work is at: one of the stages of this file.", 32).optional(),
  summary: words("One sentence on what is being built now.", 150),
  photo,
  papers: papers.optional(),
  sample: sample("For a project whose facts are made up.").optional(),
});

/** data/ongoing-projects.json: the projects under development. */
export const ongoingProjectList = group({
  projects: list(ongoingProject, "The ongoing projects, in the order shown."),
  labels: shape("OngoingProjectLabels", "Words on every card.", {
    badge: words("The badge on the photo.", 16),
    progress: words("Label beside the percentage.", 20),
    stages: words("Name of the line of stages, for screen readers.", 32),
    completion: words("Label before the month of completion.", 24),
    investment: words("Label before the investment range.", 20),
    investmentRange: template("How the investment range is written.", ["min", "max"], 16),
    reraPending: words("Shown in place of the RERA number of a project that has none yet.", 70),
  }),
  stages: list(words("A stage.", 32), "The stages of the work on a layout, in order."),
  empty: empty("ongoing projects"),
});

const completedProject = shape("CompletedProject", "A layout that has been handed over.", {
  slug: slug(),
  name: words("Name of the project.", 32),
  location: words("Place and district.", 40),
  completedYear: year("Year of completion."),
  plots: count("How many plots the layout has."),
  clients: count("How many clients hold their registered plot."),
  photo,
  sample: sample("For a project whose facts are made up.").optional(),
  papers: papers.optional(),
});

/** data/completed-projects.json: the projects handed over. */
export const completedProjectList = group({
  projects: list(completedProject, "The completed projects, in the order shown."),
  labels: shape("CompletedProjectLabels", "Words on every card.", {
    badge: words("The badge on the photo.", 16),
    completedYear: words("Label before the year.", 16),
    plots: words("Label before the number of plots.", 16),
    clients: words("Label before the number of clients.", 20),
    stockPhotos: words("Above the list, while any of its photos is a stock photograph.", 60),
  }),
  empty: empty("completed projects"),
});

const testimonial = shape("Testimonial", "What a client says.", {
  slug: slug(),
  name: words("The client's name or initials.", 24),
  role: words('Who the client is, such as "Plot owner, Kompally".', 40),
  text: words("What the client says.", 300),
  rating: count("Stars, 1 to 5.").min(1).max(5).meta({
    expects: "a whole number from 1 to 5",
    fix: "write 1, 2, 3, 4 or 5 without quotes",
  }),
  sample: sample("While these are not the words of a real client.").optional(),
});

/** data/testimonials.json: what clients say. */
export const testimonialList = group({
  testimonials: list(testimonial, "The testimonials, in the order shown."),
  labels: shape("TestimonialLabels", "Words on every testimonial.", {
    rating: template("The stars in words.", ["rating"], 28),
  }),
  samples: sectionHeading.describe("Heading of the testimonials while all of them are samples."),
  empty: empty("testimonials"),
});

/** data/gallery.json: the photos of the gallery. */
export const galleryList = group({
  tiles: records("GalleryTile", "The photos, in the order shown.", {
    slug: slug(),
    caption: words("A few words about the photo.", 36),
    photo,
  }),
  viewer: shape("GalleryViewer", "The enlarged photos; only scripts show them.", {
    title: words("Name of the enlarged photos, for screen readers.", 28),
    enlarge: template("Name of the button that enlarges a photo.", ["caption"], 48),
    counter: template("Which of the photos is shown.", ["index", "total"], 16),
    previous: words("Name of the button for the photo before.", 20),
    next: words("Name of the button for the next photo.", 20),
    zoomIn: words("Name of the button that makes the enlarged photo larger.", 20),
    zoomOut: words("Name of the button that makes it smaller again.", 20),
    close: words("Name of the button that closes the enlarged photos.", 20),
  }),
  empty: empty("photos"),
});

/** data/statistics.json: the figures that climb on the home page. */
export const statisticList = group({
  statistics: records("Statistic", "The figures, in the order shown.", {
    label: words("What is counted.", 24),
    value: count("The figure; a plus sign is added."),
  }),
  sample: sample("While the figures are made up.").optional(),
});
