import { choice, lakhs, rupees, sample, slug, squareYards, template, words } from "../fields";
import { empty, group, checkOrder, list, location, photo, shape } from "./common";
import { paperWords, papers } from "./papers";

const plot = shape("Plot", "A layout with open plots for sale.", {
  slug: slug(),
  name: words("Name of the layout.", 32),
  location,
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
    checkOrder("min", "max"),
  ),
  pricePerSqYd: rupees("Starting price for one square yard."),
  amenities: list(
    words("One amenity.", 32),
    "What the layout offers, the most important first. Cards show the first three.",
  ),
  photo,
  papers: papers.optional(),
  sample: sample("For a layout with made-up facts.").optional(),
  unusualPrice: choice(
    "For a right price that the check takes for a mistake, since it is far from the other prices.",
    ["is right"],
  ).optional(),
});

const areaUnits = shape(
  "AreaUnits",
  "The units of area that a visitor can choose, and how sizes and prices are written in them.",
  {
    label: words("Label of the choice of unit.", 16),
    sqyd: words("Square yards, the first unit of the page.", 12),
    sqm: words("Square metres.", 12),
    sqft: words("Square feet.", 12),
    gunta: words("Guntas, of 121 sq yd.", 12),
    cent: words("Cents, of 48.4 sq yd.", 12),
    acre: words("Acres, of 4,840 sq yd.", 12),
    sizeRange: template(
      "How a range of sizes is written in other units than sq yd.",
      ["min", "max", "unit"],
      28,
    ),
    sizeSingle: template(
      "How one size is written in other units than sq yd.",
      ["size", "unit"],
      28,
    ),
    price: template(
      "How a price per square metre or square foot is written.",
      ["price", "unit"],
      28,
    ),
  },
);

const finder = shape("PlotFinder", "The tools that find a plot. They need scripts.", {
  title: words("Name of the tools, and of the button that opens them on a phone.", 16),
  approval: words("Label of the choice of approval.", 16),
  location: words("Label of the choice of place.", 16),
  budget: words("Label of the choice of budget. A budget does not include duties.", 24),
  size: words("Label of the field for the wanted size.", 20),
  sort: words("Label of the choice of order.", 16),
  any: words("The choice that shows all plots.", 16),
  upTo: template("How a budget is written.", ["price"], 24),
  budgets: list(
    lakhs("A budget."),
    "The budgets to choose from, the lowest first. Each shows all plots up to this price.",
  ),
  asListed: words("Name of the order of this list.", 24),
  cheapest: words("Name of the order from the lowest price.", 24),
  dearest: words("Name of the order from the highest price.", 24),
  largest: words("Name of the order from the largest plot.", 24),
  clear: words("Label of the button that clears the choices.", 16),
  limits: template("Message for a size outside the limits.", ["min", "max"], 60),
  forSize: template("The size of the plot, after its price.", ["size"], 24),
  more: template("Label of the button that shows more of a long list.", ["count"], 24),
});

const comparison = shape("PlotComparison", "The comparison of plots. It needs scripts.", {
  choose: words("Label of the checkbox on a card, before the name of the plot.", 12),
  chosenOne: words("In the bar below the cards, while one plot is chosen.", 48),
  chosen: template("In the bar, while several plots are chosen.", ["count"], 24),
  full: words("In the bar, while three plots, the maximum, are chosen.", 60),
  show: words("Label of the button that opens the comparison.", 16),
  remove: words("Label of the button that removes a plot from the comparison.", 16),
  clear: words("Label of the button that removes all plots.", 16),
  title: words("Heading of the comparison.", 34),
  total: words("Label before the total price, from the smallest plot to the largest.", 24),
  totalRange: template("How the total price is written.", ["min", "max"], 28),
  none: words("In place of a missing number.", 24),
  copy: words("Label of the button that copies the comparison's address.", 16),
  copied: words("Message after the address is copied.", 40),
  copyByHand: words("Label of the address if the browser cannot copy it.", 40),
});

/** data/plots.json */
export const plotList = group({
  plots: list(plot, "The open plots, in the order shown."),
  labels: shape("PlotLabels", "Words on every plot card, and in the table of all plots.", {
    name: words("Heading of the column of names.", 16),
    status: words("Heading of the column of approvals.", 16),
    location: words("Label before the place, in the comparison.", 16),
    smallest: words("Heading of the column of prices of the smallest plot.", 16),
    fromPrice: template("How the price of the smallest plot is written.", ["price"], 28),
    charges: words("Below the cards: how this price is calculated, and what it leaves out.", 140),
    chargesForSize: words(
      "Below the cards, for a visitor who looks for a size: how prices are calculated, and what they leave out.",
      140,
    ),
    size: words("Label before the plot sizes.", 16),
    sizeRange: template("How a range of sizes is written.", ["min", "max"], 28),
    sizeSingle: template(
      "How the size is written when all plots have the same size.",
      ["size"],
      28,
    ),
    price: words("Label before the price.", 20),
    pricePerSqYd: template("How a price is written.", ["price"], 28),
    amenities: words("Label before the amenities.", 16),
    viewDetails: words("The card's button.", 16),
    ask: words("The card's link to a chat.", 20),
    askMessage: template(
      "The first message of the chat of a card.",
      ["name", "size", "price"],
      160,
    ),
    askSizeMessage: template(
      "The first message of the chat of a card, from a visitor who looks for a size.",
      ["name", "size", "price"],
      160,
    ),
    cost: words("The card's link to the cost calculator.", 20),
  }),
  papers: paperWords,
  units: areaUnits,
  finder,
  comparison,
  empty: empty("plots"),
});
