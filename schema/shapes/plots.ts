import { choice, lakhs, rupees, sample, slug, squareYards, template, words } from "../fields";
import { empty, group, checkOrder, list, location, photo, shape } from "./common";
import { papers } from "./papers";

const plot = shape("Plot", "A layout with open plots for sale.", {
  name: words("Name of the layout.", 32),
  pricePerSqYd: rupees("Starting price of one square yard."),
  size: shape(
    "PlotSizes",
    "The smallest and the largest plot.",
    { min: squareYards("The smallest plot."), max: squareYards("The largest plot.") },
    checkOrder("min", "max"),
  ),
  status: choice("The authority that approved the layout.", [
    "DTCP Approved",
    "HMDA Approved",
    "YTDA Approved",
    "FCDA Approved",
  ]),
  location,
  amenities: list(words("One amenity.", 32), "The most important first: cards show three."),
  papers: papers.optional(),
  photo,
  sample: sample("For a layout with made-up facts.").optional(),
  unusualPrice: choice("For a right price that looks like a mistake.", ["is right"]).optional(),
  slug: slug(),
});

const inMessage = ["name", "size", "price"];

/** data/plots.json */
export const plotList = group({
  plots: list(plot, "The open plots, in the order shown."),
  charges: words("Below the cards: what the prices leave out.", 140),
  chargesForSize: words("The same, for a visitor who looks for a size.", 140),
  askMessage: template("First message of a chat about a plot.", inMessage, 160),
  askSizeMessage: template("The same, for a size that a visitor looks for.", inMessage, 160),
  budgets: list(lakhs("A budget."), "The budgets that visitors can choose, the lowest first."),
  empty: empty("plots"),
});
