import { round } from "../../src/lib/rupees";
import { derivePlan } from "../../src/layouts/plan";
import { areaOf, notMortgaged, sizeRange, withStatus } from "../../src/layouts/plan-figures";
import { planProblems } from "../../src/layouts/plan-problems";
import { statusesAreOld } from "../../src/layouts/plan-statuses";
import { at, error, type Rule, warning } from "../content";

/** The papers that a plan says more exactly. */
const inPlan = ["plots", "mortgaged", "left", "facing", "roadWidth"] as const;

/** What cannot be right in a plan, facts that the layout has beside it, and what may have changed. */
export const plans: Rule = ({ layouts }, { today }) =>
  layouts.flatMap((layout) => {
    const { plan, papers, sample, size } = layout;
    if (!plan) return [];
    const twice = inPlan.filter((field) => papers?.[field] !== undefined);
    const found = [
      ...planProblems(plan, { today }).map(({ path, message }) =>
        error(at(layout, "plan", ...path), message),
      ),
      ...twice.map((field) => {
        const message = "is a fact that the plan has, too: delete it here, and correct the plan";
        return error(at(layout, "papers", field), message);
      }),
    ];
    if (found.length > 0) return found;
    const { plots } = derivePlan(plan);
    const { min = 0, max = 0 } = sizeRange(notMortgaged(plots)) ?? {};
    const [smallest, largest] = [Math.round(min), Math.round(max)];
    const sizes = `is ${size.min} to ${size.max} sq yd, but the plots that are not mortgaged have ${smallest} to ${largest}: write those, or correct the plan`;
    const mortgaged = withStatus(plots, "mortgaged");
    const share = areaOf(mortgaged) / areaOf(plots);
    const stage = papers?.permit?.stage;
    const old = `is ${plan.asOf}, more than 90 days ago, so that the pages leave statuses and prices of plots out: correct the three texts, and write today's date here`;
    const few = `is ${round(100 * share, 1)}% of the plotted area, but under a draft permit the authority usually holds 15%: compare it with the sanction letter`;
    const released = `is ${mortgaged.length} plots, but the permit is final: if the authority has released them, clear this field`;
    const isOld = statusesAreOld(plan.asOf, today) && !sample;
    const findings = [
      { is: size.min !== smallest || size.max !== largest, ...error(at(layout, "size"), sizes) },
      { is: isOld, ...warning(at(layout, "plan", "asOf"), old) },
      { is: stage === "draft" && share < 0.15, ...warning(at(layout, "plan", "mortgaged"), few) },
      { is: stage === "final" && share > 0, ...warning(at(layout, "plan", "mortgaged"), released) },
    ];
    return findings.flatMap(({ is, ...finding }) => (is ? [finding] : []));
  });
