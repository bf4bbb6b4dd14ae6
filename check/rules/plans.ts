import { plotKey } from "../../src/layouts/plots";
import { squareFeetInYard } from "../../src/lib/area-units";
import { areOld, oldAfterDays } from "../../src/lib/freshness";
import { round } from "../../src/lib/numbers";
import { error, fieldIn, warning, type Rule } from "../content";
import { derivePlan, readNumbers, unavailable, type Plan, type Plot } from "../plan/derive-plan";
import { isConvex, overlap } from "../plan/geometry";
import type { Path } from "../report";

/** A mistake in a plan, and its path there. */
type Mistake = Readonly<{ path: Path; message: string }>;

type Derived = ReturnType<typeof derivePlan>;

const mostPlots = 400;

/** The first plot with a number that another plot has. */
function numberMistakes(plots: readonly Plot[]): Mistake[] {
  const keys = plots.map(({ number }) => plotKey(number));
  const twice = plots.find((_, index) => keys.indexOf(keys[index] ?? "") < index);
  const message = `has a second plot ${twice?.number}: correct the first number of the row or how many plots it has, or the name of an odd plot`;
  return twice ? [{ path: twice.entryPath, message }] : [];
}

/** Odd plots without a place, or with corners or an area that cannot be right. */
const oddMistakes = ({ odd }: Plan, plots: readonly Plot[]): Mistake[] =>
  (odd ?? []).flatMap(({ plot, area }, index) => {
    const path = ["odd", index];
    const polygon = plots.find(({ rowNumber }) => rowNumber === plot)?.polygon;
    const noPlace =
      "is in no row: correct its number, or give it its corners and the side that it faces";
    const crossing =
      "has sides that cross or bend inward: write its corners in order around it, and none that bends inward";
    if (!polygon) return { path, message: noPlace };
    if (!isConvex(polygon)) return { path, message: crossing };
    const drawn = polygon.surface / squareFeetInYard;
    const message = `is ${area} sq yd, but the sides of plot ${plot} enclose ${round(drawn, 1)}: correct the one that is wrong`;
    const isOff = area && Math.abs(area - drawn) > drawn / 50;
    return isOff ? { path: [...path, "area"], message } : [];
  });

/** Texts of statuses that name unknown plots, wrong ranges, or a plot twice. */
function statusMistakes(plan: Plan, plots: readonly Plot[]): Mistake[] {
  const numbers = plots.map(({ number }) => number);
  const parts = unavailable.flatMap((status) =>
    readNumbers(plan[status] ?? "", numbers).map((read) => ({ status, ...read })),
  );
  return parts.flatMap(({ status, part, unknown, indexes }, at) => {
    const isHere = (index: number) => indexes.includes(index);
    const other = parts.slice(0, at).find((before) => before.indexes.some(isHere));
    const number = numbers[other?.indexes.find(isHere) ?? 0];
    const messages = [
      unknown !== undefined &&
        `has "${part}", but there is no plot "${unknown}": correct it, or add the plot to a row`,
      indexes.length === 0 &&
        `has "${part}", which is no range: write the lower number first, like "16-18"`,
      other &&
        `has plot ${number}, which stands ${other.status === status ? "here twice" : `under ${other.status}, too`}: leave it in one place`,
    ];
    const message = messages.find(Boolean);
    return message ? { path: [status], message } : [];
  });
}

/** Gives one mistake for each row or odd plot, which names the first wrong plot and counts the others. */
function byRow(
  plots: readonly Plot[],
  wrongIn: (plot: Plot, index: number) => string | undefined,
  remedy: string,
): Mistake[] {
  const wrong = plots.map(wrongIn);
  return plots.flatMap((plot, index) => {
    const alike = plots.filter(({ entryPath }, at) => wrong[at] && entryPath === plot.entryPath);
    const more = alike.length > 1 ? `, like ${alike.length - 1} more of its row` : "";
    const message = `has plot ${plot.number}, which ${wrong[index]}${more}: ${remedy}`;
    return plot === alike[0] ? { path: plot.entryPath, message } : [];
  });
}

/** Plots that overlap a plot, a road or an area, or else plots without a road in front. */
function placeMistakes({ plots, roadsAndAreas }: Derived): Mistake[] {
  const overlaps = ({ polygon }: Plot, index: number) => {
    const other = plots.slice(0, index).find((plot) => overlap(polygon, plot.polygon));
    const below = roadsAndAreas.find((one) => overlap(polygon, one.polygon));
    return other ? `overlaps plot ${other.number}` : below && `overlaps the ${below.name}`;
  };
  const hasNoRoad = ({ road, faces }: Plot) =>
    road ? undefined : `has no road on its ${faces} side`;
  const moved = "correct where one of the two begins, its width and depth, or its corners";
  const turned = "move the row to its road, add the road, or correct the side that it faces";
  const found = byRow(plots, overlaps, moved);
  return found.length > 0 ? found : byRow(plots, hasNoRoad, turned);
}

/** All mistakes in a plan that fits its shape. It stops where later mistakes would only follow from earlier ones. */
function mistakesIn(plan: Plan, derived: Derived): Mistake[] {
  const { plots } = derived;
  const message = `has ${plots.length} plots in all, and ${mostPlots} is the most: enter the others as a layout of their own`;
  if (plots.length > mostPlots) return [{ path: ["rows"], message }];
  const found = [...numberMistakes(plots), ...oddMistakes(plan, plots)];
  return found.length > 0 ? found : [...statusMistakes(plan, plots), ...placeMistakes(derived)];
}

/** The papers that also follow from a plan. */
const planFacts = ["plots", "mortgaged", "left", "facing", "roadWidth"] as const;

const totalArea = (plots: readonly Plot[]) => plots.reduce((sum, { area }) => sum + area, 0);

/** Mistakes in a plan, facts that the layout repeats beside it, and facts that may have changed. */
export const plans: Rule = ({ layouts }, { today }) =>
  layouts.flatMap((layout) => {
    const { plan, papers, sample, size } = layout;
    const none = "is missing: write the smallest and the largest plot, or add a plan";
    if (!plan) return size ? [] : [error(fieldIn(layout, "size"), none)];
    const derived = derivePlan(plan);
    const twice = "is a fact that the plan has, too: delete it here, and correct the plan";
    const found = [
      ...mistakesIn(plan, derived).map(({ path, message }) =>
        error(fieldIn(layout, "plan", ...path), message),
      ),
      ...planFacts.flatMap((field) =>
        papers?.[field] === undefined ? [] : error(fieldIn(layout, "papers", field), twice),
      ),
      ...(size ? [error(fieldIn(layout, "size"), twice)] : []),
    ];
    if (found.length > 0) return found;
    const mortgaged = derived.plots.filter(({ status }) => status === "mortgaged");
    const share = totalArea(mortgaged) / totalArea(derived.plots);
    const stage = papers?.permit?.stage;
    const old = `is ${plan.asOf}, more than ${oldAfterDays} days ago, so that the pages leave statuses and prices of plots out: correct the three texts, and write today's date here`;
    const few = `is ${round(100 * share, 1)}% of the plotted area, but under a draft permit the authority usually holds 15%: compare it with the sanction letter`;
    const released = `is ${mortgaged.length} plots, but the permit is final: if the authority has released them, clear this field`;
    const doubt =
      stage === "draft" && share < 0.15 ? few : stage === "final" && share > 0 && released;
    return [
      ...(areOld(plan.asOf, today, sample) ? [warning(fieldIn(layout, "plan", "asOf"), old)] : []),
      ...(doubt ? [warning(fieldIn(layout, "plan", "mortgaged"), doubt)] : []),
    ];
  });
