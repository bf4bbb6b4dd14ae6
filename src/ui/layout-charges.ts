import { graphql } from "gatsby";

import { formatRupees } from "../lib/rupees";
import { chargeWords } from "./paper-words";

/** The charges of a layout in words, each with its sum: "Corpus fund ₹50,000; Water ₹150 per sq yd". */
export const chargesText = (charges: readonly Queries.LayoutChargeFragment[]) =>
  charges
    .map(({ name, amount, perSqYd }) =>
      amount === null
        ? chargeWords.perSqYd(name, formatRupees(perSqYd ?? 0))
        : chargeWords.once(name, formatRupees(amount)),
    )
    .join("; ");

export const fragment = graphql`
  fragment LayoutCharge on LayoutCharge {
    name
    amount
    perSqYd
  }
`;
