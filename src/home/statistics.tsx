import { graphql } from "gatsby";

import { Figures } from "../ui/figures";
import { Section } from "../ui/section";
import { Counter } from "./counter";
import { statisticsTitle } from "./words";

export const Statistics = ({ list }: { list: Queries.StatisticsFragment }) =>
  list.statistics.length > 0 && (
    <Section id="statistics" name={statisticsTitle}>
      <Figures
        figures={list.statistics.map(({ label, value }) => ({
          label,
          figure: <Counter target={value} />,
        }))}
      />
    </Section>
  );

export const fragment = graphql`
  fragment Statistics on StatisticList {
    statistics {
      label
      value
    }
  }
`;
