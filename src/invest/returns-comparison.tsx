import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, visuallyHidden } from "../ui/section";
import { Heads, Table } from "../ui/table";
import { fillTemplate } from "../lib/fill-template";
import { niceAxis } from "./nice-axis";
import {
  border,
  color,
  fontSize,
  fontWeight,
  from,
  hairline,
  radius,
  size,
  space,
  when,
} from "../theme";

/** A chart of the ranges of yearly returns, and a table with the same figures. */
export function ReturnsComparison({ returns }: { returns: Queries.ReturnsComparisonFragment }) {
  const { heading, columns, rows } = returns;
  const { ticks, end } = niceAxis(Math.max(0, ...rows.map(({ high }) => high)));
  const along = (value: number) => `${(value / end) * 100}%`;

  return (
    <Section id="returns" heading={heading}>
      <Caution>{returns.caution}</Caution>
      {/* The table below has the same figures for screen readers. */}
      <Chart aria-hidden="true">
        <AxisLabel>{returns.axisLabel}</AxisLabel>
        {rows.map((row, index) => (
          <Row key={row.asset}>
            <Asset>{row.asset}</Asset>
            <Track>
              {ticks.map((tick) => (
                <GridLine key={tick} style={{ insetInlineStart: along(tick) }} />
              ))}
              <Bar
                data-first={index === 0 || undefined}
                style={{ insetInlineStart: along(row.low), width: along(row.high - row.low) }}
              />
            </Track>
            <Range>{fillTemplate(returns.range, row)}</Range>
          </Row>
        ))}
        <Row>
          <Axis>
            {ticks.map((tick) => (
              <Tick key={tick} style={{ insetInlineStart: along(tick) }}>
                {`${tick}%`}
              </Tick>
            ))}
          </Axis>
        </Row>
      </Chart>
      <Figures>
        <Caption>{returns.axisLabel}</Caption>
        <Heads texts={[columns.asset, columns.range, columns.note]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.asset}>
              <th scope="row">{row.asset}</th>
              <td>{fillTemplate(returns.rangeInWords, row)}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Section>
  );
}

const Chart = styled.div({
  display: "grid",
  gap: space.lg,
  marginBottom: space.huge,
  breakInside: "avoid",
});

const AxisLabel = styled.span({ color: color.textQuiet, fontSize: fontSize.small });

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: `${space.xs} ${space.lg}`,
  [from("md")]: { gridTemplateColumns: "10rem 1fr 6rem" },
});

const Asset = styled.span({ fontWeight: fontWeight.semibold });

const Track = styled.span({
  position: "relative",
  gridRow: 2,
  gridColumn: "1 / -1",
  height: space.xl,
  [from("md")]: { gridRow: 1, gridColumn: 2, height: space.xxl },
});

const GridLine = styled.span({
  position: "absolute",
  insetBlock: `calc(-1 * ${space.sm})`,
  borderInlineStart: hairline,
});

const Bar = styled.span({
  position: "absolute",
  insetBlock: 0,
  borderRadius: radius.small,
  backgroundColor: color.planLine,
  printColorAdjust: "exact",
  "&[data-first]": { backgroundColor: color.accent },
  [when.forcedColors]: {
    backgroundColor: "CanvasText",
    "&[data-first]": { backgroundColor: "Highlight" },
  },
});

const Range = styled.span({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

const Axis = styled.span({
  position: "relative",
  gridColumn: "1 / -1",
  height: space.xl,
  color: color.textQuiet,
  fontSize: fontSize.small,
  [from("md")]: { gridColumn: 2 },
  [when.hugeText]: { height: space.huge },
});

const Tick = styled.span({
  position: "absolute",
  // Zero width centres the text on the tick, in left-to-right and right-to-left scripts.
  display: "flex",
  justifyContent: "center",
  width: 0,
  "&:first-of-type": { justifyContent: "start" },
  "&:last-of-type": { justifyContent: "end" },
  // Alternate between two lines, to avoid overlap.
  [when.hugeText]: { "&:nth-of-type(even)": { insetBlockStart: space.xl } },
});

const Figures = styled(Table)({
  breakInside: "avoid",
  // On phones the note goes below the figures.
  tr: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    "& > :not(:first-child)": { paddingInlineEnd: 0 },
    "& > :last-child": { gridColumn: "1 / -1", paddingTop: 0 },
  },
  [from("sm")]: {
    tr: {
      display: "table-row",
      "& > :nth-of-type(n)": { paddingBlock: space.md, paddingInlineEnd: space.lg },
    },
  },
  "td:first-of-type": { color: color.text, whiteSpace: "nowrap" },
});

// Hidden, since the chart above shows the same text.
const Caption = styled.caption(visuallyHidden);

const Caution = styled.p({
  maxWidth: size.measure,
  marginBottom: space.xxl,
  paddingInlineStart: space.lg,
  borderInlineStart: `${border.rule} solid ${color.warm}`,
});

export const fragment = graphql`
  fragment ReturnsComparison on ReturnsComparison {
    heading {
      ...SectionHeading
    }
    columns {
      asset
      range
      note
    }
    axisLabel
    range
    rangeInWords
    rows {
      asset
      low
      high
      note
    }
    caution
  }
`;
