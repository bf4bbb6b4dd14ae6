import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Container, HiddenHeading } from "../ui/section";
import { secondaryText } from "../ui/mixins";
import {
  besideChat,
  border,
  color,
  font,
  fontSize,
  fontWeight,
  from,
  layer,
  lineHeight,
  radius,
  shadow,
  space,
  until,
  when,
} from "../theme";
import { Counter } from "./counter";
import { statisticsTitle } from "./words";

export interface StatisticsStripProps {
  list: Queries.StatisticsStripFragment;
}

/** Whether a figure needs a phone's whole width. */
const isLong = ({ valueText }: StatisticsStripProps["list"]["statistics"][number]) =>
  valueText.length > "10,000".length;

/** The company's figures, overlapping the lower edge of the hero. */
export const StatisticsStrip = ({ list }: StatisticsStripProps) =>
  list.statistics.length > 0 && (
    <Overlap aria-labelledby="statistics">
      <Container>
        <HiddenHeading id="statistics">{statisticsTitle}</HiddenHeading>
        <Panel>
          <Figures role="list" data-long={list.statistics.some(isLong) || undefined}>
            {list.statistics.map(({ label, value, valueText }) => (
              <Item key={label}>
                <Figure>
                  <Counter target={value} text={valueText} />
                </Figure>
                <Label>{label}</Label>
              </Item>
            ))}
          </Figures>
        </Panel>
      </Container>
    </Overlap>
  );

const Overlap = styled.section({
  position: "relative",
  zIndex: layer.content,
  // Overlaps the hero by about half the strip.
  marginTop: `calc(-1 * (${space.huge} + ${space.lg}))`,
  [until("md")]: { "& + section": { paddingTop: space.xxl } },
  [when.print]: { marginTop: space.xl },
});

const Panel = styled.div({
  overflow: "hidden",
  borderTop: `${border.rule} solid ${color.accent}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.lifted,
  [when.forcedColors]: { border: `${border.thin} solid` },
  [when.print]: { boxShadow: "none" },
});

const Figures = styled.ul({
  display: "grid",
  // Two in a row, or one with large text.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))",
  "&[data-long]": { gridTemplateColumns: "minmax(0, 1fr)" },
  [from("md")]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
    "&[data-long]": { gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))" },
  },
});

const Item = styled.li({
  display: "flex",
  flexDirection: "column",
  paddingBlock: space.md,
  paddingInline: besideChat(space.md),
  // Lines between neighbours; the container clips those at its edges.
  boxShadow: `calc(-1 * ${border.thin}) calc(-1 * ${border.thin}) ${color.line}`,
  [from("md")]: { padding: space.xl },
});

const Figure = styled.span({
  // The text face has digits of equal width, for the counter.
  fontFamily: font.text,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.tight,
  [from("md")]: { fontSize: fontSize.figure },
});

const Label = styled.span({ ...secondaryText, marginTop: space.xs, lineHeight: lineHeight.snug });

export const fragment = graphql`
  fragment StatisticsStrip on StatisticList {
    statistics {
      label
      value
      valueText
    }
  }
`;
