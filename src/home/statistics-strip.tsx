import { graphql } from "gatsby";

import { Figures } from "../ui/figures";
import { Section } from "../ui/section";
import { Counter } from "./counter";
import { statisticsTitle } from "./words";

/** The company's figures. */
export const StatisticsStrip = ({ list }: { list: Queries.StatisticsStripFragment }) =>
  list.statistics.length > 0 && (
    <Section id="statistics" name={statisticsTitle}>
      <Figures
        figures={list.statistics.map(({ label, value, valueText }) => ({
          label,
          figure: <Counter target={value} text={valueText} />,
        }))}
      />
    </Section>
  );

export const fragment = graphql`
  fragment StatisticsStrip on StatisticList {
    statistics {
      label
      value
      valueText
    }
  }
`;
