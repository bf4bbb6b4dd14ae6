import { fieldTypes } from "../fields";
import { group, groupList, list } from "./common";

const { date, decimal, plotNumbers, points, range, select, squareYards, words } = fieldTypes;

export const directions = ["east", "south", "west", "north"] as const;

const feet = (description: string) => decimal(`${description} In feet.`, 0.1, 5000, "30");

const road = group("PlanRoad", "An entry of this list.", {
  name: words("The name of the road, if it has one.", 24).optional(),
  width: feet("The width from kerb to kerb."),
  from: points("One end of the centre line.", "230, 0"),
  to: points("The other end of the centre line.", "230, 280"),
}).refine(({ from, to }) => from !== to, {
  path: ["to"],
  error: "is where the road begins: write its other end",
});

export const isUpright = (side: string) => side === "north" || side === "south";

const row = group("PlanRow", "An entry of this list.", {
  first: range("The lowest plot number in the row.", 1, 9999).meta({ title: "First plot" }),
  plots: range("How many plots the row has.", 1, 60).meta({
    title: "Number of plots",
    expects: "a whole number from 1 to 60: divide a longer row, delete an empty one",
  }),
  from: points("The corner of the first plot on the road.", "0, 60").meta({ title: "Begins at" }),
  toward: select("The direction in which the numbers go up.", directions),
  faces: select("The side on which the road is.", directions),
  width: feet("The width of each plot along the road."),
  depth: feet("The depth of each plot from the road to the back."),
  depthAtEnd: feet("The depth at the far end, if the row tapers.").optional(),
}).refine(({ toward, faces }) => isUpright(toward) !== isUpright(faces), {
  path: ["faces"],
  error: "must be at a right angle to Toward (toward): choose the side of the road",
});

const odd = groupList("PlanOdd", "The plots that differ from their row or are in no row.", {
  plot: plotNumbers.describe("The number of the plot in its row."),
  name: words('The name on the plan, if it differs, such as "12A".', 8).optional(),
  width: feet("The width, if it differs from the row.").optional(),
  depth: feet("The depth, if it differs from the row.").optional(),
  corners: points("All corners, in order.", "0, 14; 9, 0; 30, 0; 30, 60; 0, 60", 12).optional(),
  faces: select("The side on which its road is, if the plot is in no row.", directions).optional(),
  area: squareYards.describe("The area in the schedule of plots.").optional(),
}).meta({ title: "Odd plots", summary: "Plot {{plot}}" });

const area = group("PlanArea", "An entry of this list.", {
  kind: select("What the area is.", ["park", "social", "utility", "road"]),
  name: words("The name of the area, if it has one.", 24).optional(),
  width: feet("The width, if the area is a road.").optional(),
  corners: points("All corners, in order around the area.", "250, 140; 430, 140; 430, 240", 60),
}).refine(({ kind, width }) => kind !== "road" || width !== undefined, {
  path: ["width"],
  error: "is missing, and a road has one: write its width in feet",
});

const perSqYd = (reason: string) => range(`Rupees for a plot ${reason}.`, 1, 10_000).optional();

/** The plan of a layout as an editor enters it; check/plan/ derives the plots from it. */
export const plan = group("LayoutPlan", "The sanctioned plan, in feet from one corner.", {
  sold: plotNumbers.describe('The plots that are sold, like "1-3, 9".').optional(),
  reserved: plotNumbers
    .describe('The plots that are booked but not registered, like "24".')
    .optional(),
  mortgaged: plotNumbers
    .describe('The plots that the authority holds until the works are done, like "49-57".')
    .optional(),
  asOf: date.describe("The day on which the three lists above were true."),
  roads: list(road, "The roads, each along a straight line.").meta({
    summary: "{{name}} {{width}} ft",
  }),
  rows: list(row, "The rows of plots, each along a road.").meta({
    summary: "Plot {{first}}, {{plots}} in all",
  }),
  odd: odd.optional(),
  areas: list(area, "Parks and other open land, and roads that bend.")
    .meta({ summary: "{{kind}} {{name}}" })
    .optional(),
  extraPerSqYd: group("PlanExtras", "What some plots cost above the layout's price.", {
    east: perSqYd("that faces east"),
    north: perSqYd("that faces north"),
    corner: perSqYd("at a corner"),
    park: perSqYd("beside a park"),
  })
    .meta({ title: "Extra per sq yd" })
    .optional(),
  site: squareYards
    .describe("The area of the whole layout in the statement of areas.")
    .meta({ title: "Whole layout" })
    .optional(),
  north: decimal("Degrees clockwise from the top to true north.", -45, 45, "12")
    .meta({ expects: "a number from -45 to 45: turn the whole drawing by 90 degrees" })
    .optional(),
});
