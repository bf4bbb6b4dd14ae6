import { round } from "../../src/lib/rupees";
import { derivePlan } from "../../src/layouts/plan";
import { areaOf, notMortgaged, sizeRange, withStatus } from "../../src/layouts/plan-figures";
import { planProblems } from "../../src/layouts/plan-problems";
import { statusesAreOld } from "../../src/layouts/plan-statuses";
import { at, error, type Rule, warning } from "../content";

/** The share of the plotted area that is usually mortgaged until the works are done. */
const usualMortgage = 0.15;

/** The papers that a plan says more exactly. */
const inPlan = ["plots", "mortgaged", "left", "facing", "roadWidth"] as const;

/** What cannot be right in a plan, and the facts that the layout has beside it. */
export const plans: Rule = ({ layouts }, { today }) =>
  layouts.flatMap((layout) => {
    const { plan, papers, size } = layout;
    if (!plan) return [];
    const problems = planProblems(plan, { today }).map(({ path, message }) =>
      error(at(layout, "plan", ...path), message),
    );
    const twice = inPlan
      .filter((field) => papers?.[field] !== undefined)
      .map((field) => {
        const message = "is a fact that the plan has, too: delete it here, and correct the plan";
        return error(at(layout, "papers", field), message);
      });
    if (problems.length > 0) return [...problems, ...twice];
    const { min = 0, max = 0 } = sizeRange(notMortgaged(derivePlan(plan).plots)) ?? {};
    const [smallest, largest] = [Math.round(min), Math.round(max)];
    const message = `is ${size.min} to ${size.max} sq yd, but the plots that are not mortgaged have ${smallest} to ${largest}: write those, or correct the plan`;
    const differs = size.min !== smallest || size.max !== largest;
    return differs ? [...twice, error(at(layout, "size"), message)] : twice;
  });

/** Statuses that may have changed, and mortgages that do not suit the permit. */
export const planStatuses: Rule = (content, options) =>
  content.layouts.flatMap((layout) => {
    const { plan, papers, sample } = layout;
    if (!plan || planProblems(plan, options).length > 0) return [];
    const { plots } = derivePlan(plan);
    const mortgaged = withStatus(plots, "mortgaged");
    const share = areaOf(mortgaged) / areaOf(plots);
    const stage = papers?.permit?.stage;
    const old = `is ${plan.asOf}, more than 90 days ago, so that the pages leave statuses and prices of plots out: correct the three texts, and write today's date here`;
    const few = `is ${round(100 * share, 1)}% of the plotted area, but under a draft permit the authority usually holds 15%: compare it with the sanction letter`;
    const released = `is ${mortgaged.length} plots, but the permit is final: if the authority has released them, clear this field`;
    return [
      ...(statusesAreOld(plan.asOf, options.today) && !sample
        ? [warning(at(layout, "plan", "asOf"), old)]
        : []),
      ...(stage === "draft" && share < usualMortgage
        ? [warning(at(layout, "plan", "mortgaged"), few)]
        : []),
      ...(stage === "final" && mortgaged.length > 0
        ? [warning(at(layout, "plan", "mortgaged"), released)]
        : []),
    ];
  });
