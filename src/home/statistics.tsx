import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { observe } from "react-intersection-observer";

import { formatNumber } from "../lib/numbers";
import { counterDuration, counterSteps, when } from "../theme";
import { Figures } from "../ui/facts";
import { Section } from "../ui/section";
import { statisticsTitle } from "./words";

export const Statistics = ({ list }: { list: Queries.StatisticsFragment }) =>
  list.statistics.length > 0 && (
    <Section id="statistics" name={statisticsTitle}>
      <Figures
        list={list.statistics.map(({ label, value }) => ({
          label,
          figure: <Counter target={value} />,
        }))}
      />
    </Section>
  );

/**
 * A figure that counts up from zero to its target when it is first scrolled into view. One that is in view when React
 * starts stays at its target, as do prints, reduced motion and pages without scripts.
 */
function Counter({ target }: { target: number }) {
  const climbing = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const figure = climbing.current;
    if (!figure || figure.getBoundingClientRect().top < window.innerHeight) return undefined;
    // Past React, which need not render each step.
    const show = (step: number) => {
      figure.textContent = textOf(Math.floor((target * step) / counterSteps));
    };
    let step = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    show(step);
    const stop = observe(figure, (isInView) => {
      if (!isInView || timer !== undefined) return;
      timer = setInterval(() => {
        step += 1;
        show(step);
        if (step === counterSteps) clearInterval(timer);
      }, counterDuration / counterSteps);
    });
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [target]);

  return (
    <Figure translate="no">
      <span>{textOf(target)}</span>
      <span ref={climbing} aria-hidden="true">
        {textOf(target)}
      </span>
    </Figure>
  );
}

const textOf = (value: number) => `${formatNumber(value)}+`;

const Figure = styled.span({
  display: "inline-grid",
  "& > *": { gridArea: "1 / 1" },
  fontVariantNumeric: "tabular-nums",
  "[aria-hidden]": { display: "none" },
  [when.animated]: {
    // The target: what screen readers read, and the width of the climbing figure, to avoid layout shifts.
    "& > :first-of-type": { opacity: 0 },
    "[aria-hidden]": { display: "inline" },
  },
});

export const fragment = graphql`
  fragment Statistics on StatisticList {
    statistics {
      label
      value
    }
  }
`;
