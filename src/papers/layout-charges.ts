import { graphql } from "gatsby";

import { formatRupees } from "../lib/rupees";
import { chargeWords } from "./paper-words";

/** A charge by the square yard in words, such as "Water ₹150 per sq yd"; of another one its name. */
export const chargeName = ({ name, amount, perSqYd }: Queries.LayoutChargeFragment) =>
  amount === null ? chargeWords.perSqYd(name, formatRupees(perSqYd ?? 0)) : name;

/** The charges of a layout in words, each with its sum: "Corpus fund ₹50,000; Water ₹150 per sq yd". */
export const chargesText = (charges: readonly Queries.LayoutChargeFragment[]) =>
  charges
    .map(({ amount, ...charge }) =>
      amount === null
        ? chargeName({ amount, ...charge })
        : chargeWords.once(charge.name, formatRupees(amount)),
    )
    .join("; ");

export const fragment = graphql`
  fragment LayoutCharge on LayoutCharge {
    name
    amount
    perSqYd
  }
`;
