import { derivePlan, kindName, type LandPiece, type Plot } from "../../check/plan/derive-plan";
import { boundingBox, contains, move, type Point, type Polygon } from "../../check/plan/geometry";
import { mayShowPlan } from "../../schema/shapes/layouts";
import { squareFeetInYard } from "../../src/lib/area-units";
import { areOld } from "../../src/lib/freshness";
import { formatRupees, round } from "../../src/lib/numbers";
import { capital } from "../../src/lib/text";
import { dayInIndia } from "../../src/lib/time";
import type { LayoutContent } from "./nodes";

/** The corners of a polygon for SVG: y grows downward. */
const svgPoints = ({ corners }: Polygon) =>
  corners.map(([x, y]): Point => [round(x, 1), -round(y, 1)]);

/** The outline of a polygon as SVG path data, in relative steps, which are shorter than coordinates. */
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

/** The shares of parks and social areas in the site: "Park 10.8%, social area 2.8%"; "" without the size of the site in square yards. */
const openLandText = (roadsAndAreas: readonly LandPiece[], site = Infinity) =>
  capital(
    ["park", "social"]
      .flatMap((kind) => {
        const surface = roadsAndAreas
          .filter((piece) => piece.kind === kind)
          .reduce((sum, { polygon }) => sum + polygon.surface, 0);
        const percent = round((100 * surface) / squareFeetInYard / site, 1);
        return percent > 0 ? `${kindName(kind)} ${percent}%` : [];
      })
      .join(", "),
  );

/** Places the name of a road or an area: its lines, their middle, their rotation and whether it is too long for phones. */
function placeName(piece: LandPiece, roadsAndAreas: readonly LandPiece[], textSize: number) {
  const { line: [start, end] = [], polygon, kind } = piece;
  const name = capital(piece.name);
  const letterWidth = 0.55 * textSize;
  if (!start || !end) {
    const room = polygon.box.width / letterWidth;
    const lines = name.length > room ? name.split(" ") : [name];
    const isLong = lines.some((line) => line.length > room);
    return { lines: kind === "road" ? [] : lines, middle: polygon.center, rotation: 0, isLong };
  }
  const [right, up] = [end[0] - start[0], end[1] - start[1]];
  const width = name.length * letterWidth;
  const crossings = roadsAndAreas.filter((other) => other !== piece && other.kind === "road");
  const middle = [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88]
    .map((share) => move(start, [right, up], share))
    .find((point) => !crossings.some((road) => contains(road.polygon, point, width / 2)));
  const rotation = round(((270 - (Math.atan2(up, right) * 180) / Math.PI) % 180) - 90, 1);
  const isLong = width > Math.hypot(right, up);
  return { lines: [name], middle: middle ?? polygon.center, rotation, isLong };
}

/** What makes a plot better than its neighbours: "Corner plot, beside the park". */
const advantagesText = ({ isCorner, touchesPark }: Plot) =>
  capital([isCorner && "corner plot", touchesPark && "beside the park"].filter(Boolean).join(", "));

/**
 * The part of a layout's plan that pages may show, with the fields of schema/computed.graphql. Plots have neither a status
 * nor a price if the statuses are old.
 * @returns undefined if pages may not show the plan.
 */
export function publishablePlan(layout: Omit<LayoutContent, "slug" | "size">) {
  const { plan, pricePerSqYd, sample } = layout;
  if (!plan || !mayShowPlan(layout)) return undefined;
  const { plots, roadsAndAreas } = derivePlan(plan);
  const isOld = areOld(plan.asOf, dayInIndia(new Date()), sample);
  const corners = [...plots, ...roadsAndAreas].flatMap(({ polygon }) => polygon.corners);
  const viewBox = boundingBox(corners, 2);
  // The largest sizes at which each number fits into its plot.
  const largest = plots.map(({ number, polygon: { box } }) =>
    Math.min(box.width / number.length / 0.65, box.height * 0.8),
  );
  // Converts a text size from pixels to feet, for a plan that is drawn on at most `width` by 640 pixels.
  const textSize = (pixels: number, width: number) =>
    round(Math.min(...largest, pixels * Math.max(viewBox.width / width, viewBox.height / 640)), 1);
  const textSizePhone = textSize(9.5, 328);
  return {
    ...plan,
    ...viewBox,
    textSizePhone,
    textSizeWide: textSize(13, 780),
    openLand: openLandText(roadsAndAreas, plan.site),
    roadsAndAreas: roadsAndAreas.map((piece) => {
      const { middle, ...label } = placeName(piece, roadsAndAreas, textSizePhone);
      const [x, y] = [round(middle[0]), round(-middle[1])];
      return { ...label, kind: piece.kind, path: outline(piece.polygon), x, y };
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
        advantages: advantagesText(plot),
        neighbors: neighbors.map((pieces) =>
          capital(pieces.map(({ name }) => name).join(" and ") || "edge of the layout"),
        ),
        x: round(polygon.center[0]),
        y: round(-polygon.center[1]),
        path: outline(polygon),
        diagonal: diagonal(polygon),
      };
    }),
  };
}
