import { choice, lakhs, rupees, sample, slug, squareYards, template, words } from "../fields";
import { empty, group, isInOrder, list, photo, shape } from "./common";
import { paperWords, papers } from "./papers";

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
