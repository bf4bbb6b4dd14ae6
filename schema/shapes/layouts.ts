import type { z } from "zod";

import { approvals } from "../approvals";
import { kinds } from "../fields";
import { group, list, location, minMax, photo } from "./common";
import { papers } from "./papers";
import { plan } from "./plan";

const { range, select, squareYards, words } = kinds;

const approvalNames = approvals.map(({ name }) => name);

const layoutCharge = group("LayoutCharge", "An entry of this list.", {
  name: words('What it is for, such as "Corpus fund".', 30),
  amount: range("Rupees for a plot of any size.", 1, 10_000_000).optional(),
  perSqYd: range("In rupees.", 1, 10_000).meta({ title: "Amount per sq yd" }).optional(),
}).refine(
  ({ amount, perSqYd }) => (amount === undefined) !== (perSqYd === undefined),
  "has both Amount (amount) and Amount per sq yd (perSqYd), or neither: write one of the two",
);

export const layout = group("Layout", "A layout with open plots for sale.", {
  name: words("Name of the layout.", 32),
  order: range("Its place, the lowest first: 10, 20, 30 leave room between.", 1, 9999),
  pricePerSqYd: kinds.rupees.describe("Starting price of one square yard."),
  size: minMax("SizeRange", "The smallest and the largest plot.", squareYards).optional(),
  status: select("The authority that approved the layout.", approvalNames),
  location,
  amenities: list(words("One amenity.", 32), "The most important first: cards show three."),
  papers: papers.optional(),
  plan: plan.optional(),
  otherCharges: list(layoutCharge, "What a buyer pays besides price and duties.").optional(),
  photo,
  sample: kinds.sample.describe("For a layout with made-up facts.").optional(),
  unusualPrice: select("For a right price that looks like a mistake.", ["is right"]).optional(),
});

/** By law a plan is shown of a registered or exempt layout with a permit only; of a sample, with its mark. */
export const mayShowPlan = ({
  sample,
  papers,
}: Pick<z.infer<typeof layout>, "sample" | "papers">) =>
  Boolean(sample ?? (papers?.permit && (papers.rera ?? papers.reraExempt)));
