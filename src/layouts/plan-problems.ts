import { squareFeetInYard } from "../lib/area-units";
import { round } from "../lib/rupees";
import { isConvex, overlap, readPoints } from "./geometry";
import {
  derivePlan,
  type Ground,
  type PlacedPlot,
  placeGround,
  type Plan,
  type PlanRow,
  placePlots,
} from "./plan";
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

/** Odd plots that have no place, or the number of another plot. */
function oddProblems(plan: Plan): PlanProblem[] {
  const plots = placePlots(plan);
  return (plan.odd ?? []).flatMap(({ plot, corners, faces }, index) => {
    const path = ["odd", index];
    const placed = plots.find(({ counted }) => counted === plot);
    const isAlone = placed?.source[0] === "odd";
    if (isAlone && !(corners && faces)) {
      const message = `No row has plot ${plot}: correct the number, or give the plot its corners and the side that it faces`;
      return { path, message };
    }
    const key = plotKey(placed?.number ?? plot);
    const namesakes = plots.filter(({ number }) => plotKey(number) === key);
    const message = `Two plots have the number ${key}: give one of them its own number`;
    const entries = (plan.odd ?? []).filter((one) => one.plot === plot);
    return namesakes.length > 1 || entries.length > 1 ? { path, message } : [];
  });
}

/** Some plots of a row in words: "Plot 5", or "Plots 1, 4 to 9". */
function plotsText(row: readonly PlacedPlot[], plots: readonly PlacedPlot[]): string {
  const ranges: string[][] = [];
  for (const [index, plot] of row.entries()) {
    const before = row[index - 1];
    if (!plots.includes(plot)) continue;
    if (before && plots.includes(before)) ranges.at(-1)?.splice(1, 1, plot.number);
    else ranges.push([plot.number]);
  }
  return `${plots.length > 1 ? "Plots" : "Plot"} ${ranges.map((ends) => ends.join(" to ")).join(", ")}`;
}

type Group = readonly PlacedPlot[];

/** A message about those plots of a row, or that odd plot, for which something holds. */
function about(group: Group, isWrong: (plot: PlacedPlot) => boolean, message: string) {
  const plots = group.filter(isWrong);
  return plots
    .slice(0, 1)
    .map(({ source }) => ({ path: source, message: `${plotsText(group, plots)} ${message}` }));
}

/** Corners in a wrong order, and an area that the corners do not have. */
const shapeProblems = (groups: readonly Group[]): PlanProblem[] =>
  groups.flatMap((group) => [
    ...about(
      group,
      (plot) => !isConvex(plot),
      "must not have sides that cross or bend inward: list the corners in order around it",
    ),
    ...group.flatMap(({ number, area, surface, source }) => {
      const drawn = surface / squareFeetInYard;
      const message = `Plot ${number} has ${area} sq yd in the schedule, but its sides enclose ${round(drawn, 1)}: correct the one that is wrong`;
      return Math.abs(area - drawn) > drawn / 50 ? { path: source, message } : [];
    }),
  ]);

function overlapProblems(groups: readonly Group[], ground: readonly Ground[]): PlanProblem[] {
  const remedy = "correct where the row begins, or its widths and depths";
  return groups.flatMap((group, index) => [
    ...groups.slice(0, index + 1).flatMap((others) => {
      const overlapping = (plot: PlacedPlot) =>
        others.filter((other) => other !== plot && overlap(plot, other));
      const names = plotsText(others, group.flatMap(overlapping)).toLowerCase();
      return about(
        group,
        (plot) => overlapping(plot).length > 0,
        `must not overlap ${names}: ${remedy}`,
      );
    }),
    ...ground.flatMap((one) =>
      about(group, (plot) => overlap(plot, one), `must not overlap ${groundName(one)}: ${remedy}`),
    ),
  ]);
}

function roadProblems(groups: readonly Group[], plan: Plan): PlanProblem[] {
  const { plots } = derivePlan(plan);
  const onRoad = new Set(plots.flatMap(({ road, number }) => (road ? number : [])));
  const isOff = ({ number }: PlacedPlot) => !onRoad.has(number);
  return groups.flatMap((group) => {
    const message = `must touch a road on the ${group.find(isOff)?.faces}: move the row to its road, or correct the side that it faces`;
    return about(group, isOff, message);
  });
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
  return [
    ...headProblems(plan, today),
    ...firstFound(
      () => [...pointProblems(plan), ...rowProblems(plan)],
      () => numberProblems(plan),
      () => oddProblems(plan),
      () => {
        const plots = placePlots(plan);
        const ground = placeGround(plan);
        const sources = new Set(plots.map(({ source }) => source.join()));
        const groups = [...sources].map((source) =>
          plots.filter((plot) => plot.source.join() === source),
        );
        return [
          ...statusProblems(
            plan,
            plots.map(({ number }) => number),
          ),
          ...firstFound(
            () => shapeProblems(groups),
            () => overlapProblems(groups, ground),
            () => roadProblems(groups, plan),
          ),
        ];
      },
    ),
  ];
}
