import { graphql } from "gatsby";
import { createContext, useContext } from "react";

import { formatNumber } from "./numbers";
import { fillTemplate } from "./text";

type DutyRates = Queries.DutySumsFragment;

/** The sum of the duties on a deed, in percent. @param duties their rates in percent. */
export const dutyPercent = ({ stamp, transfer, registration }: Omit<DutyRates, "mutation">) =>
  stamp + transfer + registration;

/** The rates of the content, for the texts of a page. */
export const DutyContext = createContext<DutyRates | undefined>(undefined);

/** @returns a function that fills in {duties} and {dutiesAndMutation}, the sums in percent, in a text of the content. */
export function useFillDuties() {
  const duties = useContext(DutyContext);
  return (text: string) =>
    duties === undefined
      ? text
      : fillTemplate(text, {
          duties: formatNumber(dutyPercent(duties)),
          dutiesAndMutation: formatNumber(dutyPercent(duties) + duties.mutation),
        });
}

export const fragment = graphql`
  fragment DutySums on DutyRates {
    stamp
    transfer
    registration
    mutation
  }
`;
