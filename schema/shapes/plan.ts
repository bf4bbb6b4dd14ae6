import { fieldTypes } from "../fields";
import { group, groupList, list } from "./common";

const { date, decimal, plotNumbers, points, range, select, squareYards, words } = fieldTypes;

export const directions = ["east", "south", "west", "north"] as const;

const feet = (description: string) => decimal(`${description} In feet.`, 0.1, 5000, "30");

const road = group("PlanRoad", "An entry of this list.", {
  name: words("Its name, if it has one.", 24).optional(),
  width: feet("From kerb to kerb."),
  from: points("One end of the middle line.", "230, 0"),
  to: points("Its other end.", "230, 280"),
}).refine(({ from, to }) => from !== to, {
  path: ["to"],
  error: "is where the road begins: write its other end",
});

export const isUpright = (side: string) => side === "north" || side === "south";

const row = group("PlanRow", "An entry of this list.", {
  first: range("The lowest number.", 1, 9999).meta({ title: "First plot" }),
  plots: range("How many plots it has.", 1, 60).meta({
    title: "Number of plots",
    expects: "a whole number from 1 to 60: divide a longer row, delete an empty one",
  }),
  from: points("The first plot's corner on the road.", "0, 60").meta({ title: "Begins at" }),
  toward: select("The direction in which the numbers go up.", directions),
  faces: select("The side of the road.", directions),
  width: feet("Of a plot, along the road."),
  depth: feet("From the road to the back."),
  depthAtEnd: feet("At the far end of a row that tapers.").optional(),
}).refine(({ toward, faces }) => isUpright(toward) !== isUpright(faces), {
  path: ["faces"],
  error: "must be at a right angle to Toward (toward): choose the side of the road",
});

const odd = groupList("PlanOdd", "The plots that differ from their row, or are in none.", {
  plot: plotNumbers.describe("The number by which its row counts."),
  name: words('What the plan calls it, such as "12A".', 8).optional(),
  width: feet("In place of the row's.").optional(),
  depth: feet("In place of the row's.").optional(),
  corners: points("In order around it.", "0, 14; 9, 0; 30, 0; 30, 60; 0, 60", 12).optional(),
  faces: select("The side of its road, if it is in no row.", directions).optional(),
  area: squareYards.describe("As in the schedule.").optional(),
}).meta({ title: "Odd plots", summary: "Plot {{plot}}" });

const area = group("PlanArea", "An entry of this list.", {
  kind: select("What it is.", ["park", "social", "utility", "road"]),
  name: words("Its name, if it has one.", 24).optional(),
  width: feet("Of a road.").optional(),
  corners: points("In order around it.", "250, 140; 430, 140; 430, 240", 60),
}).refine(({ kind, width }) => kind !== "road" || width !== undefined, {
  path: ["width"],
  error: "is missing, and a road has one: write its width in feet",
});

const perSqYd = (reason: string) => range(`Rupees for a plot ${reason}.`, 1, 10_000).optional();

/** The plan of a layout, as check/plan/ derives it. */
export const plan = group("LayoutPlan", "The sanctioned plan, in feet from one corner.", {
  sold: plotNumbers.describe('The plots that are sold, like "1-3, 9".').optional(),
  reserved: plotNumbers
    .describe('Those that are booked, but not registered, like "24".')
    .optional(),
  mortgaged: plotNumbers
    .describe('Those that the authority holds until the works are done, like "49-57".')
    .optional(),
  asOf: date.describe("The day on which these three were true."),
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
    .describe("The whole layout, as in the statement of areas.")
    .meta({ title: "Whole layout" })
    .optional(),
  north: decimal("Degrees clockwise from the top to true north.", -45, 45, "12")
    .meta({ expects: "a number from -45 to 45: turn the whole drawing by 90 degrees" })
    .optional(),
});
