import { authorities } from "../approvals";
import { kinds } from "../fields";
import { group, list, planPicture } from "./common";

const { count, date, layoutPermit, publishedFile, registration, reraPage, select, words } = kinds;

/** The days after which the count of unsold plots is old. */
export const countDays = 90;

const plotsLeft = group("PlotsLeft", "The unsold plots.", {
  count: count.describe("Number of unsold plots."),
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

export const papers = group("Papers", "The page shows each that is filled in. Never invent one.", {
  rera: rera.optional(),
  reraExempt: select("Needs no RERA number.", ["up to 500 sq m"], "RERA exemption").optional(),
  permit: permit.optional(),
  promoter: words("The registered developer of the layout.", 60).optional(),
  landowner: words("The registered owner of the land.", 60).optional(),
  village: words("Revenue village.", 40).optional(),
  mandal: words("Mandal.", 40).optional(),
  surveyNumbers: words("Survey numbers, with commas.", 80).optional(),
  extent: words('Extent of the layout, such as "12 acres 20 guntas".', 40).optional(),
  plots: count.describe("Number of plots in the layout.").optional(),
  mortgaged: list(words("Its number.", 12), "Must not be offered.", "Mortgaged plots").optional(),
  left: plotsLeft.optional(),
  conversion: words("Number and date of the order that converts farmland.", 60).optional(),
  planPicture: planPicture.optional(),
  plan: publishedFile.describe("In static/.").meta({ title: "Sanctioned plan" }).optional(),
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
