import { formatNumber } from "./numbers";
import { fillTemplate } from "./text";

/** The rates on a deed, in percent. */
type DutyRates = Record<"stamp" | "transfer" | "registration" | "mutation", number>;

/** The sum of the duties on a deed, in percent. */
export const dutyPercent = ({ stamp, transfer, registration }: Omit<DutyRates, "mutation">) =>
  stamp + transfer + registration;

/** Fills in {duties} and {dutiesAndMutation}, the sums in percent, in a text of the content. */
export const fillDuties = (text: string, rates: DutyRates) =>
  fillTemplate(text, {
    duties: formatNumber(dutyPercent(rates)),
    dutiesAndMutation: formatNumber(dutyPercent(rates) + rates.mutation),
  });
