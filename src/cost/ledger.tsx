import styled from "@emotion/styled";

import { formatRupees } from "../lib/numbers";
import { fontWeight, hairline, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { besideText } from "../ui/mixins";
import { formatCurrency, type Currency } from "./cost-query";

export interface LedgerEntry {
  label: string;
  rupees: number;
  /** The part of the bar to which the amount belongs. */
  part?: "price" | "duty" | "charges" | "interest";
  isTotal?: boolean;
  /** A line below the amount. */
  detail?: string;
}

interface LedgerProps {
  entries: readonly LedgerEntry[];
  /** A second currency for the amounts. */
  currency?: Currency;
  /** A component made from `LedgerList`. */
  as: typeof LedgerList;
}

/** Amounts with their labels, below one another; amounts of 0 are left out. */
export const Ledger = ({ entries, currency, as: List }: LedgerProps) => (
  <List>
    {entries
      .filter(({ rupees }) => rupees > 0)
      .map(({ label, rupees, part, isTotal, detail }, index) => (
        // An editor may name a charge like another entry.
        <div key={index} data-part={part} data-total={isTotal}>
          <dt>{label}</dt>
          <dd translate="no">
            <span>{formatRupees(rupees)}</span>
            {currency && <SmallText>{formatCurrency(rupees, currency)}</SmallText>}
          </dd>
          {detail && (
            <SmallText as="dd" data-below>
              <AmountText>{detail}</AmountText>
            </SmallText>
          )}
        </div>
      ))}
  </List>
);

export const LedgerList = styled.dl({
  "& > div": {
    breakInside: "avoid",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.lg,
    paddingBlock: space.sm,
    borderTop: hairline,
  },
  // A long label breaks, so that the amount stays at the end of the line.
  dt: { flex: "1 8rem", color: "inherit", fontSize: "inherit" },
  // Breaks a long amount that is wider than a phone where the text is large.
  dd: { overflowWrap: "anywhere", marginInlineStart: "auto", textAlign: "end" },
  "[data-total]": { fontWeight: fontWeight.semibold },
});

export const SmallText = styled.span({ ...besideText, display: "block" });
