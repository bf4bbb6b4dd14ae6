import { squareFeetInYard } from "../lib/area-units";
import { round } from "../lib/rupees";
import { isConvex, overlap, readPoints } from "./geometry";
import { derivePlan, type Plot } from "./plan";
import { type Ground, type PlacedPlot, type Plan, type PlanRow, placePlots } from "./plan-places";
import { plotKey, statusProblems } from "./plan-statuses";

/** A mistake in a plan. */
export interface PlanProblem {
  /** Of the field inside the plan, such as "rows", 2. */
  path: readonly (string | number)[];
  /** What is wrong, a colon, and the remedy. */
  message: string;
}

const mostInRow = 60;
const mostPlots = 400;

const lastOf = ({ first, plots }: PlanRow) => first + plots - 1;

const nameOf = ({ first }: PlanRow) => `The row that begins with plot ${first}`;

const groundName = ({ kind, name, width }: Ground) =>
  name ?? (kind === "road" ? `the ${width} ft road` : `the area "${kind}"`);

function headProblems({ asOf, north }: Plan, today: string): PlanProblem[] {
  const future = `The statuses are of ${asOf}, which is still to come: write the last day on which they were true`;
  const turned = `North is turned by ${north} degrees: turn the drawing by right angles until north is between -45 and 45`;
  return [
    ...(asOf > today ? [{ path: ["asOf"], message: future }] : []),
    ...(Math.abs(north ?? 0) > 45 ? [{ path: ["north"], message: turned }] : []),
  ];
}

/** Texts that are not a point, or not the corners of anything. */
function pointProblems({ roads, rows, odd, areas }: Plan): PlanProblem[] {
  const point = (path: PlanProblem["path"], name: string, text: string) => {
    const message = `${name} has "${text}", which is not a point: write feet to the right and feet up, such as "230, 0"`;
    return readPoints(text)?.length === 1 ? [] : { path, message };
  };
  const corners = (path: PlanProblem["path"], name: string, text: string, most: number) => {
    const { length = 0 } = readPoints(text) ?? [];
    const message = `${name} has corners "${text}": write 3 to ${most} points in order around it, such as "0, 0; 30, 0; 30, 50"`;
    return length >= 3 && length <= most ? [] : { path, message };
  };
  return [
    ...roads.flatMap(({ name, from, to }, index) => [
      point(["roads", index, "from"], name ?? `Road ${index + 1}`, from),
      point(["roads", index, "to"], name ?? `Road ${index + 1}`, to),
    ]),
    ...rows.map((row, index) => point(["rows", index, "from"], nameOf(row), row.from)),
    ...(odd ?? []).map((one, index) =>
      one.corners ? corners(["odd", index, "corners"], `Plot ${one.plot}`, one.corners, 12) : [],
    ),
    ...(areas ?? []).map((area, index) =>
      corners(
        ["areas", index, "corners"],
        area.name ?? `The area "${area.kind}"`,
        area.corners,
        60,
      ),
    ),
  ].flat();
}

/** Rows without plots, with too many, or along their own front. */
const rowProblems = ({ rows }: Plan): PlanProblem[] =>
  rows.flatMap((row, index) => {
    const { plots, toward, faces } = row;
    const problem = (field: string, message: string) => ({
      path: ["rows", index, field],
      message: `${nameOf(row)} ${message}`,
    });
    if (plots < 1 || plots > mostInRow) {
      return problem("plots", `has ${plots} plots: write 1 to ${mostInRow}, or divide the row`);
    }
    const [isUpright, facesUpright] = [toward, faces].map((side) => /north|south/.test(side));
    const remedy = "choose the side of its road, at a right angle to the row";
    return isUpright === facesUpright
      ? problem("faces", `runs ${toward} and faces ${faces}: ${remedy}`)
      : [];
  });

/** Numbers that two rows have, and more plots than a plan may have. */
function numberProblems({ rows }: Plan): PlanProblem[] {
  const inAll = rows.reduce((sum, { plots }) => sum + plots, 0);
  const tooMany = `The plan has ${inAll} plots: enter ${mostPlots} at most`;
  const twice = rows.flatMap((row, index) => {
    const before = rows.slice(0, index);
    const other = before.find((one) => one.first <= lastOf(row) && lastOf(one) >= row.first);
    if (!other) return [];
    const number = Math.max(row.first, other.first);
    const message = `Plot ${number} is in two rows, which begin with plots ${other.first} and ${row.first}: correct their first numbers, or how many plots they have`;
    return { path: ["rows", index], message };
  });
  return inAll > mostPlots ? [{ path: ["rows"], message: tooMany }] : twice;
}

/** Odd plots without a place, with another plot's number, or with corners or an area that cannot be right. */
function oddProblems({ odd }: Plan, plots: readonly PlacedPlot[]): PlanProblem[] {
  return (odd ?? []).flatMap((entry, index) => {
    const problem = (message: string) => ({ path: ["odd", index], message });
    const placed = plots.find(({ counted }) => counted === entry.plot);
    const isAlone = placed?.source[0] === "odd";
    if (!placed || (isAlone && !(entry.corners && entry.faces))) {
      const remedy = "correct the number, or give the plot its corners and the side that it faces";
      return problem(`No row has plot ${entry.plot}: ${remedy}`);
    }
    const { number, area, polygon } = placed;
    const namesakes = plots.filter((plot) => plotKey(plot.number) === plotKey(number));
    const isRepeated = odd?.slice(0, index).some(({ plot }) => plot === entry.plot);
    if (namesakes.length > 1 || isRepeated) {
      return problem(`Plot ${number} is there twice: give one of the two its own number`);
    }
    if (!isConvex(polygon)) {
      const remedy = "list its corners in order around it";
      return problem(`Plot ${number} has sides that cross or bend inward: ${remedy}`);
    }
    const drawn = polygon.surface / squareFeetInYard;
    const figures = `${area} sq yd in the schedule, but its sides enclose ${round(drawn, 1)}`;
    return Math.abs(area - drawn) > drawn / 50
      ? problem(`Plot ${number} has ${figures}: correct the one that is wrong`)
      : [];
  });
}

/** Some plots of a row in words: "plot 5", or "plots 1, 4 to 9". */
function plotsText(row: readonly Plot[], plots: readonly Plot[]): string {
  const ranges: string[][] = [];
  for (const [index, plot] of row.entries()) {
    const before = row[index - 1];
    if (!plots.includes(plot)) continue;
    if (before && plots.includes(before)) ranges.at(-1)?.splice(1, 1, plot.number);
    else ranges.push([plot.number]);
  }
  const texts = ranges.map((ends) => ends.join(" to "));
  return `plot${plots.length > 1 ? "s" : ""} ${texts.join(", ")}`;
}

/** A message about those plots of a row, or that odd plot, for which something holds. */
function about(group: readonly Plot[], isWrong: (plot: Plot) => boolean, message: string) {
  const plots = group.filter(isWrong);
  return plots.slice(0, 1).map(({ source }) => ({
    path: source,
    message: `P${plotsText(group, plots).slice(1)} ${message}`,
  }));
}

function overlapProblems(
  groups: readonly (readonly Plot[])[],
  ground: readonly Ground[],
): PlanProblem[] {
  const remedy = "correct where the row begins, or its widths and depths";
  return groups.flatMap((group, index) => [
    ...groups.slice(0, index + 1).flatMap((others) => {
      const overlapping = (plot: Plot) =>
        others.filter((other) => other !== plot && overlap(plot.polygon, other.polygon));
      const found = new Set(group.flatMap(overlapping));
      const names = plotsText(
        others,
        others.filter((other) => found.has(other)),
      );
      return about(
        group,
        (plot) => overlapping(plot).length > 0,
        `must not overlap ${names}: ${remedy}`,
      );
    }),
    ...ground.flatMap((one) =>
      about(
        group,
        (plot) => overlap(plot.polygon, one.polygon),
        `must not overlap ${groundName(one)}: ${remedy}`,
      ),
    ),
  ]);
}

function roadProblems(group: readonly Plot[]): PlanProblem[] {
  const isOff = (plot: Plot) => !plot.road;
  const side = group.find(isOff)?.faces;
  const remedy = "move the row to its road, or correct the side that it faces";
  return about(group, isOff, `must touch a road on the ${side}: ${remedy}`);
}

/** The result of the first check that finds something; the later ones would only repeat its cause. */
const firstFound = (...checks: readonly (() => PlanProblem[])[]) => {
  for (const check of checks) {
    const found = check();
    if (found.length > 0) return found;
  }
  return [];
};

/** Finds the mistakes in a plan. @param today the day in India, like "2026-11-20". */
export function planProblems(plan: Plan, { today }: { today: string }): PlanProblem[] {
  const entered = firstFound(
    () => [...pointProblems(plan), ...rowProblems(plan)],
    () => numberProblems(plan),
    () => oddProblems(plan, placePlots(plan)),
  );
  if (entered.length > 0) return [...headProblems(plan, today), ...entered];
  const { plots, ground } = derivePlan(plan);
  const numbers = plots.map(({ number }) => number);
  const sources = [...new Set(plots.map(({ source }) => source.join()))];
  const groups = sources.map((source) => plots.filter((plot) => plot.source.join() === source));
  return [
    ...headProblems(plan, today),
    ...statusProblems(plan, numbers),
    ...firstFound(
      () => overlapProblems(groups, ground),
      () => groups.flatMap(roadProblems),
    ),
  ];
}
