import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Container, Section, SectionHeading, visuallyHidden } from "../ui/section";
import { Table } from "../ui/table";
import { fillTemplate } from "../lib/fill-template";
import { niceAxis } from "./nice-axis";
import { border, color, fontSize, fontWeight, from, radius, size, space, when } from "../theme";

/** Yearly returns as range bars on one axis, and the same figures as a table. */
export function ReturnsComparison({ returns }: { returns: Queries.ReturnsComparisonFragment }) {
  const { heading, columns, rows } = returns;
  const { ticks, end } = niceAxis(Math.max(0, ...rows.map(({ high }) => high)));
  const along = (value: number) => `${(value / end) * 100}%`;

  return (
    <Section aria-labelledby="returns">
      <Container>
        <SectionHeading id="returns" heading={heading} />
        <Caution>{returns.caution}</Caution>
        {/* The table below says the same in words. */}
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
          <thead>
            <tr>
              <th scope="col">{columns.asset}</th>
              <th scope="col">{columns.range}</th>
              <th scope="col">{columns.note}</th>
            </tr>
          </thead>
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
      </Container>
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
  borderInlineStart: `${border.thin} solid ${color.line}`,
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
  // Without a width, so that it is centred in scripts of either direction.
  display: "flex",
  justifyContent: "center",
  width: 0,
  "&:first-of-type": { justifyContent: "start" },
  "&:last-of-type": { justifyContent: "end" },
  // In two lines, or they cover one another.
  [when.hugeText]: { "&:nth-of-type(even)": { insetBlockStart: space.xl } },
});

const Figures = styled(Table)({
  breakInside: "avoid",
  // On a phone the note is below its figures.
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

// The drawing above has it too.
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
