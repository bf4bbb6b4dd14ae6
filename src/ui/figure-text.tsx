import type { ReactNode } from "react";

/** Sums: "₹22.5 lakh", "AED 165,385", the "60 lakh" of "₹30 to 60 lakh". */
const sum =
  /((?:₹|[A-Z]{3}\u00a0)\d(?:[\d.,]*\d)?(?:\u00a0(?:lakh|crore))?|\d[\d.,]*\u00a0(?:lakh|crore))/;

/**
 * A text with sums, of which a translator may change the words only. Each part has an element of its own: React cannot
 * change a text that has siblings once a translator has replaced it.
 */
export const FigureText = ({ children }: { children: string }) => (
  <>
    {children.split(sum).map(
      (part, index) =>
        part && (
          <span key={index} translate={index % 2 === 1 ? "no" : undefined}>
            {part}
          </span>
        ),
    )}
  </>
);

/** A value of a list or table; a text with sums as `FigureText`. */
export const figureValue = (value: ReactNode) =>
  typeof value === "string" && sum.test(value) ? <FigureText>{value}</FigureText> : value;
