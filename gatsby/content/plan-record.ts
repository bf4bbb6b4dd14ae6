import { derivePlan, kindName, type Body, type Plot } from "../../check/plan/derive-plan";
import { boxOf, contains, move, type Polygon } from "../../check/plan/geometry";
import { mayShowPlan } from "../../schema/shapes/layouts";
import { squareFeetInYard } from "../../src/lib/area-units";
import { round } from "../../src/lib/numbers";
import { areOld } from "../../src/lib/plot-statuses";
import { capital } from "../../src/lib/text";
import type { LayoutContent } from "./nodes";

/** The path of a shape, for SVG: y grows downward. It has steps from corner to corner, which are short. */
const pathOf = ({ corners }: Polygon) =>
  `${corners
    .map(([x, y], index) => {
      const [fromX, fromY] = corners[index - 1] ?? [0, 0];
      const right = round(round(x, 1) - round(fromX, 1), 1);
      const down = round(round(fromY, 1) - round(y, 1), 1);
      if (index === 0) return `M${right},${down}`;
      if (down === 0) return `h${right}`;
      return right === 0 ? `v${down}` : `l${right},${down}`;
    })
    .join("")}z`;

/** The line from the first corner of a plot to the one opposite. */
const acrossOf = ({ corners }: Polygon) =>
  `M${[corners[0], corners[Math.floor(corners.length / 2)]]
    .map((end = [0, 0]) => `${round(end[0], 1)},${round(-end[1], 1)}`)
    .join("L")}`;

/** Parks and social areas as shares of the layout: "Park 10.8%, social area 2.8%"; "" if its size is not entered. */
const openLand = (ground: readonly Body[], site = Infinity) =>
  ["park", "social"]
    .flatMap((kind) => {
      const areas = ground.filter((one) => one.kind === kind);
      const surface = areas.reduce((sum, { polygon }) => sum + polygon.surface, 0);
      const percent = round((100 * surface) / squareFeetInYard / site, 1);
      return percent > 0 ? `${kindName(kind)} ${percent}%` : [];
    })
    .join(", ");

/** The name of a road or an area: its lines, their middle, how they are turned, and whether phones have no room for it. */
function labelOf(one: Body, ground: readonly Body[], textSize: number) {
  const { line: [start, end] = [], polygon, kind } = one;
  const name = capital(one.name);
  const letter = 0.55 * textSize;
  if (!start || !end) {
    const room = polygon.box.width / letter;
    const lines = name.length > room ? name.split(" ") : [name];
    const isLong = lines.some(({ length }) => length > room);
    return { lines: kind === "road" ? [] : lines, at: polygon.center, turn: 0, isLong };
  }
  const [right, up] = [end[0] - start[0], end[1] - start[1]];
  const wide = name.length * letter;
  // Where no other road crosses.
  const free = [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88]
    .map((share) => move(start, [right, up], share))
    .find((place) =>
      ground.every(
        (other) =>
          other === one || other.kind !== "road" || !contains(other.polygon, place, wide / 2),
      ),
    );
  const turn = round(((270 - (Math.atan2(up, right) * 180) / Math.PI) % 180) - 90, 1);
  return { lines: [name], at: free ?? polygon.center, turn, isLong: wide > Math.hypot(right, up) };
}

/** What makes a place better: "Corner plot, beside the park". */
const placeText = ({ isCorner, touchesPark }: Plot) =>
  capital([isCorner && "corner plot", touchesPark && "beside the park"].filter(Boolean).join(", "));

/**
 * What pages show of a layout's plan, if it may be shown (the types of schema/computed.graphql): y grows downward, in
 * feet. Without statuses and prices of plots if the statuses are old.
 */
export function lawfulPlan(layout: Omit<LayoutContent, "slug" | "size">) {
  const { plan, pricePerSqYd, sample } = layout;
  if (!plan || !mayShowPlan(layout)) return undefined;
  const { plots, ground } = derivePlan(plan);
  const isOld = areOld(plan.asOf, new Date().toISOString().slice(0, 10), sample);
  const shapes = [...plots, ...ground];
  const box = boxOf(
    shapes.flatMap(({ polygon }) => polygon.corners),
    2,
  );
  // So that each number fits its plot.
  const largest = Math.min(
    ...plots.map(({ number, polygon: { box } }) =>
      Math.min(box.width / number.length / 0.65, box.height * 0.8),
    ),
  );
  // A drawing is at most so wide, and 640 px high.
  const textSize = (px: number, widest: number) =>
    round(Math.min(largest, px * Math.max(box.width / widest, box.height / 640)), 1);
  const narrow = textSize(9.5, 328);
  return {
    ...plan,
    ...box,
    narrow,
    wide: textSize(13, 780),
    openLand: capital(openLand(ground, plan.site)),
    ground: ground.map((one) => {
      const { at, ...label } = labelOf(one, ground, narrow);
      const [x, y] = [round(at[0]), round(-at[1])];
      return { ...label, kind: one.kind, path: pathOf(one.polygon), x, y };
    }),
    plots: plots.map((plot) => {
      const { status, extras, polygon, road, neighbors } = plot;
      const isOffered = !isOld && status === "open";
      const rate = extras.reduce((sum, { perSqYd }) => sum + perSqYd, pricePerSqYd);
      return {
        ...plot,
        status: isOld ? undefined : status,
        rate: isOffered ? rate : undefined,
        extras: isOffered ? extras : undefined,
        road: road?.name,
        place: placeText(plot),
        around: neighbors.map((some) =>
          capital(some.map(({ name }) => name).join(" and ") || "edge of the layout"),
        ),
        x: round(polygon.center[0]),
        y: round(-polygon.center[1]),
        path: pathOf(polygon),
        across: acrossOf(polygon),
      };
    }),
  };
}
