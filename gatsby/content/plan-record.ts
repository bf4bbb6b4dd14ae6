import { derivePlan, kindName, type Parcel, type Plot } from "../../check/plan/derive-plan";
import { boundingBox, contains, move, type Point, type Polygon } from "../../check/plan/geometry";
import { mayShowPlan } from "../../schema/shapes/layouts";
import { squareFeetInYard } from "../../src/lib/area-units";
import { formatRupees, round } from "../../src/lib/numbers";
import { areOld } from "../../src/lib/plot-statuses";
import { capital } from "../../src/lib/text";
import type { LayoutContent } from "./nodes";

/** The corners of a polygon for SVG: y grows downward. */
const svgPoints = ({ corners }: Polygon) =>
  corners.map(([x, y]): Point => [round(x, 1), -round(y, 1)]);

/** The outline of a polygon as SVG path data, which steps from corner to corner, since steps are short texts. */
function outline(polygon: Polygon): string {
  const steps = svgPoints(polygon).map(([x, y], index, points) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    const [right, down] = [round(x - fromX, 1), round(y - fromY, 1)];
    if (index === 0) return `M${right},${down}`;
    if (down === 0) return `h${right}`;
    return right === 0 ? `v${down}` : `l${right},${down}`;
  });
  return `${steps.join("")}z`;
}

/** The line from the first corner of a plot to the opposite one, as SVG path data. */
function diagonal(polygon: Polygon): string {
  const points = svgPoints(polygon);
  return `M${points[0]}L${points[Math.floor(points.length / 2)]}`;
}

/** Parks and social areas as shares of the layout: "Park 10.8%, social area 2.8%"; "" without its size in square yards. */
const openLand = (ground: readonly Parcel[], site = Infinity) =>
  ["park", "social"]
    .flatMap((kind) => {
      const surface = ground
        .filter((parcel) => parcel.kind === kind)
        .reduce((sum, { polygon }) => sum + polygon.surface, 0);
      const percent = round((100 * surface) / squareFeetInYard / site, 1);
      return percent > 0 ? `${kindName(kind)} ${percent}%` : [];
    })
    .join(", ");

/** The name of a road or an area: its lines, their middle, how they are turned, and whether phones have no room for it. */
function groundLabel(parcel: Parcel, ground: readonly Parcel[], textSize: number) {
  const { line: [start, end] = [], polygon, kind } = parcel;
  const name = capital(parcel.name);
  const letterWidth = 0.55 * textSize;
  if (!start || !end) {
    const room = polygon.box.width / letterWidth;
    const lines = name.length > room ? name.split(" ") : [name];
    const isLong = lines.some(({ length }) => length > room);
    return { lines: kind === "road" ? [] : lines, at: polygon.center, turn: 0, isLong };
  }
  const [right, up] = [end[0] - start[0], end[1] - start[1]];
  const width = name.length * letterWidth;
  const crossings = ground.filter((other) => other !== parcel && other.kind === "road");
  const free = [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88]
    .map((share) => move(start, [right, up], share))
    .find((place) => !crossings.some((road) => contains(road.polygon, place, width / 2)));
  const turn = round(((270 - (Math.atan2(up, right) * 180) / Math.PI) % 180) - 90, 1);
  const isLong = width > Math.hypot(right, up);
  return { lines: [name], at: free ?? polygon.center, turn, isLong };
}

/** What makes a plot better than its neighbours: "Corner plot, beside the park". */
const advantages = ({ isCorner, touchesPark }: Plot) =>
  capital([isCorner && "corner plot", touchesPark && "beside the park"].filter(Boolean).join(", "));

/**
 * What pages may show of a layout's plan, as the types of schema/computed.graphql describe it; undefined if they may show
 * nothing. If the statuses are old, plots have neither a status nor a price.
 */
export function lawfulPlan(layout: Omit<LayoutContent, "slug" | "size">) {
  const { plan, pricePerSqYd, sample } = layout;
  if (!plan || !mayShowPlan(layout)) return undefined;
  const { plots, ground } = derivePlan(plan);
  const isOld = areOld(plan.asOf, new Date().toISOString().slice(0, 10), sample);
  const box = boundingBox(
    [...plots, ...ground].flatMap(({ polygon }) => polygon.corners),
    2,
  );
  // Each number fits its plot.
  const largest = plots.map(({ number, polygon: { box } }) =>
    Math.min(box.width / number.length / 0.65, box.height * 0.8),
  );
  // The size in feet of a text of some pixels. The drawing is at most `widest` pixels wide, and 640 high.
  const textSize = (px: number, widest: number) =>
    round(Math.min(...largest, px * Math.max(box.width / widest, box.height / 640)), 1);
  const narrow = textSize(9.5, 328);
  return {
    ...plan,
    ...box,
    narrow,
    wide: textSize(13, 780),
    openLand: capital(openLand(ground, plan.site)),
    ground: ground.map((parcel) => {
      const { at, ...label } = groundLabel(parcel, ground, narrow);
      const [x, y] = [round(at[0]), round(-at[1])];
      return { ...label, kind: parcel.kind, path: outline(parcel.polygon), x, y };
    }),
    plots: plots.map((plot) => {
      const { status, extras, polygon, road, neighbors } = plot;
      const isOffered = !isOld && status === "open";
      const rate = extras.reduce((sum, { perSqYd }) => sum + perSqYd, pricePerSqYd);
      const added = extras.map(({ reason, perSqYd }) => `${formatRupees(perSqYd)} ${reason}`);
      return {
        ...plot,
        status: isOld ? undefined : status,
        rate: isOffered ? rate : undefined,
        rateText: isOffered ? [formatRupees(pricePerSqYd), ...added].join(" + ") : undefined,
        road: road?.name,
        place: advantages(plot),
        around: neighbors.map((some) =>
          capital(some.map(({ name }) => name).join(" and ") || "edge of the layout"),
        ),
        x: round(polygon.center[0]),
        y: round(-polygon.center[1]),
        path: outline(polygon),
        across: diagonal(polygon),
      };
    }),
  };
}
