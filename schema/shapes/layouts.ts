import type { z } from "zod";

import { fieldTypes } from "../fields";
import { group, list, location, minMax, photo, planPicture } from "./common";
import { plan } from "./plan";

const { count, date, layoutPermit, publishedFile, range, registration, reraPage } = fieldTypes;
const { select, squareYards, words } = fieldTypes;

/** The authorities that approve a layout and sign its permit. */
const authorities = ["DTCP", "HMDA", "YTDA", "FCDA"];

/** The approval by an authority, as editors choose it and the badge of a layout shows it. */
export const approvalBy = (authority: string) => `${authority} Approved`;

const plotsLeft = group("PlotsLeft", "The unsold plots.", {
  count: count.describe("The number of unsold plots."),
  asOf: date.describe("The day of the count."),
}).meta({ title: "Plots left" });

const permit = group("LayoutPermit", "The authority's permit for the layout.", {
  authority: select("The authority.", authorities),
  number: layoutPermit.describe("The number, exactly as the authority writes it."),
  date: date.describe("The day of the permit.").optional(),
  stage: select("Whether the plan is a draft or final.", ["draft", "final"]).optional(),
});

const rera = group("ReraRegistration", "The registration with RERA, shown as large as the price.", {
  number: registration.describe("The number of the certificate."),
  address: reraPage.describe("The project's page at RERA.").optional(),
  validUntil: date.describe("The last day of the registration.").optional(),
}).meta({ title: "RERA registration" });

export const papers = group("Papers", "The page shows the filled-in papers. Never invent one.", {
  rera: rera.optional(),
  reraExempt: select("No RERA number is needed.", ["up to 500 sq m"], "RERA exemption").optional(),
  permit: permit.optional(),
  promoter: words("The registered developer of the layout.", 60).optional(),
  landowner: words("The registered owner of the land.", 60).optional(),
  village: words("The revenue village of the land.", 40).optional(),
  mandal: words("The mandal of the village.", 40).optional(),
  surveyNumbers: words("The survey numbers, with commas between them.", 80).optional(),
  extent: words('Extent of the layout, such as "12 acres 20 guntas".', 40).optional(),
  plots: count.describe("Number of plots in the layout.").optional(),
  mortgaged: list(words("A plot number.", 12), "Plots not for sale.", "Mortgaged plots").optional(),
  left: plotsLeft.optional(),
  conversion: words("Number and date of the order that converts farmland.", 60).optional(),
  planPicture: planPicture.optional(),
  plan: publishedFile.describe("A file in static/.").meta({ title: "Sanctioned plan" }).optional(),
  facing: words('The directions that the plots face, such as "East and north".', 40).optional(),
  roadWidth: words('Widths of the roads, such as "40 ft and 60 ft".', 40).optional(),
}).refine(
  // Mortgaged plots must not be offered.
  ({ plots = Infinity, mortgaged = [], left }) => !left || left.count <= plots - mortgaged.length,
  {
    path: ["left", "count"],
    error:
      "must be at most the number of plots without the mortgaged ones: correct the wrong number",
  },
);

const layoutCharge = group("LayoutCharge", "An entry of this list.", {
  name: words('What the charge is for, such as "Corpus fund".', 30),
  amount: range("Rupees for a plot of any size.", 1, 10_000_000).optional(),
  perSqYd: range("Rupees per sq yd.", 1, 10_000).meta({ title: "Amount per sq yd" }).optional(),
}).refine(
  ({ amount, perSqYd }) => (amount === undefined) !== (perSqYd === undefined),
  "has both Amount (amount) and Amount per sq yd (perSqYd), or neither: write one of the two",
);

export const layout = group("Layout", "A layout with open plots for sale.", {
  name: words("Name of the layout.", 32),
  order: range("Lower numbers come first: 10, 20, 30 leave room between them.", 1, 9999),
  pricePerSqYd: fieldTypes.rupees.describe("Starting price of one square yard."),
  size: minMax("SizeRange", "The smallest and the largest plot.", squareYards).optional(),
  status: select("The authority that approved the layout.", authorities.map(approvalBy)),
  location,
  amenities: list(words("One amenity.", 32), "The amenities; cards show the first three."),
  papers: papers.optional(),
  plan: plan.optional(),
  otherCharges: list(layoutCharge, "What a buyer pays besides price and duties.").optional(),
  photo,
  sample: fieldTypes.sample.describe("For a layout with made-up facts.").optional(),
  unusualPrice: select("Confirms a price that looks like a mistake.", ["is right"]).optional(),
});

/** Whether the law lets pages show the plan of a layout: it has a permit and is registered or exempt, or is a marked sample. */
export const mayShowPlan = ({
  sample,
  papers,
}: Pick<z.infer<typeof layout>, "sample" | "papers">) =>
  Boolean(sample ?? (papers?.permit && (papers.rera ?? papers.reraExempt)));
