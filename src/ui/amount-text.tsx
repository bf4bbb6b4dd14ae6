import type { ReactNode } from "react";

/** Amounts: "₹22.5 lakh", "AED 165,385", the "60 lakh" of "₹30 to 60 lakh". */
const amount =
  /((?:₹|[A-Z]{3}\u00a0)\d(?:[\d.,]*\d)?(?:\u00a0(?:lakh|crore))?|\d[\d.,]*\u00a0(?:lakh|crore))/;

/**
 * A text with amounts, of which a translator may change the words only. Each part has an element of its own: React cannot
 * change a text that has siblings once a translator has replaced it.
 */
export const AmountText = ({ children }: { children: string }) => (
  <>
    {children.split(amount).map(
      (part, index) =>
        part && (
          <span key={index} translate={index % 2 === 1 ? "no" : undefined}>
            {part}
          </span>
        ),
    )}
  </>
);

/** A value of a list or table: a text with amounts becomes an `AmountText`, anything else stays. */
export const withAmounts = (value: ReactNode) =>
  typeof value === "string" && amount.test(value) ? <AmountText>{value}</AmountText> : value;
