import { z } from "zod";

/** A name on a map. */
const mapLabel = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  /** The part of the text that is at x: "start", "middle" or "end". */
  anchor: z.string(),
});

/** A town with a layout: its mark on a map, and its row in the table. */
const mapTown = z.object({
  name: z.string(),
  x: z.number(),
  y: z.number(),
  /** For each column; without a text for what is not known. */
  facts: z.array(z.string()),
});

/** What the build computes from the content, by its GraphQL type: no editor writes any of it. */
export const computedShapes = {
  /** A survey plan as SVG path data, to be stroked; all of it is turned by `turn`. */
  LayoutPlan: z.object({
    /** The part to show, around the plot that is marked: at another place and scale for each seed. */
    viewBox: z.string(),
    /** A value of the attribute "transform". */
    turn: z.string(),
    /** The one plot that is marked. */
    plot: z.string(),
    /** A dimension line along its frontage. */
    dimension: z.string(),
    /** The frontage in feet and inches, as drawings write it. */
    label: z.string(),
    /** A value of "transform" that moves the label from 0, 0 to the middle of the dimension line. */
    labelPlace: z.string(),
    /** Edges of the blocks between the roads, splayed at the corners: the strongest lines. */
    blocks: z.string(),
    /** Dividers between the plots of the blocks: thinner lines. */
    plots: z.string(),
    /** Outline, walking path and trees of the park: lines, and a soft fill by the "evenodd" rule. */
    park: z.string(),
    /** Centre lines of the wider roads, to be dashed. */
    road: z.string(),
  }),
  /** The completed projects in figures; the years are one if there is only one. */
  CompletedFigures: z.object({
    projects: z.string(),
    plots: z.string(),
    years: z.string(),
  }),
  MapLabel: mapLabel,
  MapTown: mapTown,
  /** A map as SVG path data: a line to be stroked, and the marks of the places to be filled. */
  LocationMap: z.object({
    viewBox: z.string(),
    ringRoad: z.string(),
    layouts: z.string(),
    landmarks: z.string(),
    office: z.string(),
    /** Placed so that none covers another, or a mark. */
    labels: z.array(mapLabel.meta({ id: "MapLabel" })),
    /** What the table says of a town: its distances in a straight line, and its interchange, if any town has one. */
    columns: z.array(z.string()),
    towns: z.array(mapTown.meta({ id: "MapTown" })),
    /** What the map shows, for people who cannot see it. */
    description: z.string(),
  }),
  /** An icon as one SVG path on a grid of 24 by 24. */
  Icon: z.object({
    path: z.string(),
    /** Brand icons are filled; all others are drawn as lines. */
    filled: z.boolean(),
  }),
  /** The content of a page's head, without the names of the tags. */
  PageHead: z.object({
    title: z.string(),
    description: z.string(),
    language: z.string(),
    siteName: z.string(),
    /** What search engines may do with the page. */
    robots: z.string(),
    /** The page's one address; the page for unknown addresses has none. */
    address: z.string().optional(),
    /** Address of the image for shared links. */
    image: z.string(),
    imageAlt: z.string(),
    /** The page in schema.org's words, safe inside a script element. */
    jsonLd: z.string(),
  }),
};

export type LayoutPlan = z.infer<typeof computedShapes.LayoutPlan>;
export type CompletedFigures = z.infer<typeof computedShapes.CompletedFigures>;
export type LocationMap = z.infer<typeof computedShapes.LocationMap>;
export type Icon = z.infer<typeof computedShapes.Icon>;
export type PageHead = z.infer<typeof computedShapes.PageHead>;
