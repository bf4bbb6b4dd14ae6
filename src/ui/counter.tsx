import styled from "@emotion/styled";

import { visuallyHidden } from "./section";
import { when } from "../theme";

declare global {
  interface Window {
    /** Of the boot script; see counters.ts. Missing where the page is made in the browser, as in `develop`. */
    countUp?: (figure: Element) => void;
  }
}

const countUp = (figure: Element | null) => {
  if (figure) window.countUp?.(figure);
};

export interface CounterProps {
  target: number;
  /** The target as it is written, like "10,000". */
  text: string;
}

/**
 * A figure that counts up from zero to its target when it is first seen. The prebuilt page, screen readers, paper
 * and visitors who ask for less motion get the target itself.
 */
export function Counter({ target, text }: CounterProps) {
  const figure = `${text}+`;
  return (
    <Figure>
      <Exact>{figure}</Exact>
      <Room aria-hidden="true">{figure}</Room>
      <Climbing
        data-screen
        ref={countUp}
        data-target={target}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {figure}
      </Climbing>
    </Figure>
  );
}

const Figure = styled.span({
  display: "inline-grid",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
const Exact = styled.span(visuallyHidden);
// Reserves the width of the target, so that nothing beside it moves while the figure climbs.
const Room = styled.span({
  gridArea: "1 / 1",
  visibility: "hidden",
  [when.print]: { visibility: "visible" },
});
const Climbing = styled.span({ gridArea: "1 / 1" });
