import { kinds } from "../fields";
import { approvals } from "../approvals";
import { refine } from "../refine";
import { checkOneOf, checkOrder, empty, file, group, list, location, photo } from "./common";
import { papers } from "./papers";

const { range, select, squareYards, template, words, wordsWithDuties } = kinds;

const layoutCharge = refine(
  group("LayoutCharge", "An entry of this list.", {
    name: words('What it is for, such as "Corpus fund".', 30),
    amount: range("Rupees for a plot of any size.", 1, 10_000_000).optional(),
    perSqYd: range("Rupees per square yard of the plot.", 1, 10_000)
      .meta({ title: "Amount per sq yd" })
      .optional(),
  }),
  checkOneOf(
    "amount",
    "perSqYd",
    ({ field }) => `write one of the two: ${field("amount")} in rupees, or ${field("perSqYd")}`,
  ),
);

export const plot = group("Plot", "A layout with open plots for sale.", {
  name: words("Name of the layout.", 32),
  pricePerSqYd: kinds.rupees("Starting price of one square yard."),
  size: refine(
    group("SizeRange", "The smallest and the largest plot.", {
      min: squareYards("The smallest plot.").meta({ title: "Smallest" }),
      max: squareYards("The largest plot.").meta({ title: "Largest" }),
    }),
    checkOrder("min", "max"),
  ),
  status: select(
    "The authority that approved the layout.",
    approvals.map(({ name }) => name),
  ),
  location,
  amenities: list(words("One amenity.", 32), "The most important first: cards show three."),
  papers: papers.optional(),
  otherCharges: list(
    layoutCharge,
    "What a buyer pays besides price and duties: corpus, club, water and power, documents.",
  ).optional(),
  photo,
  sample: kinds.sample("For a layout with made-up facts.").optional(),
  unusualPrice: select("For a right price that looks like a mistake.", ["is right"]).optional(),
  slug: kinds.slug(),
});

const inMessage = ["name", "size", "price"];

/** data/plots.json */
export const plotList = file({
  plots: list(plot, "The open plots, in the order shown."),
  priceNote: wordsWithDuties("Below the cards: what the prices leave out.", 140).meta({
    title: "Note on prices",
  }),
  priceNoteForSize: wordsWithDuties("In its place, once a size is entered.", 140).meta({
    title: "Note on prices for a size",
  }),
  viewDetails: words("The button of a card.", 16),
  ask: words("The chat link of a card.", 20).meta({ title: "Chat link" }),
  askMessage: template("First message of a chat about a plot.", inMessage, 160).meta({
    title: "Chat message",
  }),
  askSizeMessage: template("In its place, once a visitor has entered a size.", inMessage, 160).meta(
    { title: "Chat message for a size" },
  ),
  askFilterMessage: template("First message if no plot is found.", ["filter"], 120).meta({
    title: "Chat message if no plot is found",
  }),
  budgets: list(kinds.lakhs("A budget."), "Those that visitors can choose, the lowest first."),
  empty: empty("plots"),
}).meta({ renamed: { charges: "priceNote", chargesForSize: "priceNoteForSize" } });
