import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { useInView } from "react-intersection-observer";

import { counterStep, counterSteps, counterValue } from "../lib/counter-value";
import { formatFigure } from "../lib/format";
import { visuallyHidden } from "./section";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * A figure that counts up from zero to its target when it is first seen. The prebuilt page, screen readers
 * and visitors who ask for less motion get the target itself.
 */
export function Counter({ target }: { target: number }) {
  const { ref, inView } = useInView({ triggerOnce: true });
  const [step, setStep] = useState(counterSteps);

  useEffect(() => {
    if (matchMedia(reducedMotion).matches) return undefined;
    setStep(0);
    if (!inView) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function climb(now) {
      const reached = counterStep(now - start);
      setStep(reached);
      if (reached < counterSteps) frame = requestAnimationFrame(climb);
    });
    return () => cancelAnimationFrame(frame);
  }, [inView]);

  return (
    <Figure ref={ref}>
      <Exact>{`${formatFigure(target)}+`}</Exact>
      <Room aria-hidden="true">{`${formatFigure(target)}+`}</Room>
      <Shown aria-hidden="true">{`${formatFigure(counterValue(target, step))}+`}</Shown>
    </Figure>
  );
}

const Figure = styled.span({ display: "inline-grid", fontVariantNumeric: "tabular-nums" });
const Exact = styled.span(visuallyHidden);
// Reserves the width of the target, so that nothing beside it moves while the figure climbs.
const Room = styled.span({ gridArea: "1 / 1", visibility: "hidden" });
const Shown = styled.span({ gridArea: "1 / 1" });
