import styled from "@emotion/styled";

import { countTo, needsScripts, noPrint } from "../lib/marks";
import { when } from "../theme";

declare global {
  interface Window {
    /** From the boot script; see counters.ts. Missing in `develop`, which does not prebuild pages. */
    countUp?: (figure: Element) => void;
  }
}

const countUp = (figure: Element | null) => {
  if (figure) window.countUp?.(figure);
};

export interface CounterProps {
  target: number;
  /** The formatted target, such as "10,000". */
  text: string;
}

/**
 * A figure that counts up from zero to its target when it first scrolls into view. Prerendered pages, screen readers,
 * prints, pages whose scripts failed and visitors with reduced motion get the target itself.
 */
export function Counter({ target, text }: CounterProps) {
  const figure = `${text}+`;
  return (
    <Figure translate="no">
      <span>{figure}</span>
      <span
        {...noPrint}
        {...needsScripts}
        ref={countUp}
        {...countTo(target)}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {figure}
      </span>
    </Figure>
  );
}

const Figure = styled.span({
  display: "inline-grid",
  "& > *": { gridArea: "1 / 1" },
  fontVariantNumeric: "tabular-nums",
  // The target: what screen readers read, and the width of the climbing figure, to avoid layout shifts. It is seen on the
  // page that comes back after a crash, which was copied while its figures climbed.
  [when.screen]: { "html[data-scripts=on] & > :first-of-type": { opacity: 0 } },
});
