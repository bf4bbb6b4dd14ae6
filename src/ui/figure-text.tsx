/** Sums: "₹22.5 lakh", "AED 165,385". */
const sum = /((?:₹|[A-Z]{3}\u00a0)\d(?:[\d.,]*\d)?(?:\u00a0(?:lakh|crore))?)/;

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
