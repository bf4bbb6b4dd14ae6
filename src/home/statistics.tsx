import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { observe } from "react-intersection-observer";

import { formatNumber } from "../lib/numbers";
import { counterDuration, counterSteps, when } from "../theme";
import { Figures } from "../ui/facts";
import { Section } from "../ui/section";

export const Statistics = ({ list }: { list: Queries.StatisticsFragment }) => (
  <Section id="statistics" name="The company in figures" list={list.statistics}>
    <Figures
      list={list.statistics.map(({ label, value }) => ({
        label,
        figure: <Counter target={value} />,
      }))}
    />
  </Section>
);

/**
 * A figure that counts up from zero to its target when it is first scrolled into view. If it is in view when React
 * starts, it stays at its target. Visitors without scripts or with reduced motion, and prints, have the target, too.
 */
function Counter({ target }: { target: number }) {
  const climbing = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const figure = climbing.current;
    if (!figure || figure.getBoundingClientRect().top < window.innerHeight) return undefined;
    let step = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    // Writes the steps past React, which would render each of them.
    const show = () => {
      figure.textContent = figureText(Math.floor((target * step) / counterSteps));
      if (step === counterSteps) clearInterval(timer);
      step += 1;
    };
    show();
    const stop = observe(figure, (isInView) => {
      if (isInView) timer ??= setInterval(show, counterDuration / counterSteps);
    });
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [target]);

  return (
    <CounterFrame translate="no">
      <Target>{figureText(target)}</Target>
      <Climbing ref={climbing} aria-hidden="true">
        {figureText(target)}
      </Climbing>
    </CounterFrame>
  );
}

const figureText = (value: number) => `${formatNumber(value)}+`;

const CounterFrame = styled.span({ display: "inline-grid" });

// Screen readers read the invisible target, which also reserves the width to avoid layout shifts.
const Target = styled.span({ gridArea: "1 / 1", [when.animated]: { opacity: 0 } });

const Climbing = styled.span({
  gridArea: "1 / 1",
  display: "none",
  [when.animated]: { display: "inline" },
});

export const fragment = graphql`
  fragment Statistics on StatisticList {
    statistics {
      label
      value
    }
  }
`;
