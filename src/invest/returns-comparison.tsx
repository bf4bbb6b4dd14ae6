import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { secondaryText } from "../ui/mixins";
import { Section } from "../ui/section";
import { Heads, Table } from "../ui/table";
import { rangeText } from "../ui/words";
import { border, color, radius, size, space, until, when } from "../theme";
import { returnsWords as words } from "./words";

/** The ranges of yearly returns: a table with a bar in each row, all on one scale, which is above the first. */
export function ReturnsComparison({ returns }: { returns: Queries.ReturnsComparisonFragment }) {
  const { rows } = returns;
  const highest = Math.max(1, ...rows.map(({ high }) => high));
  // At most five steps of tens.
  const step = 10 * Math.ceil(highest / 50);
  const ticks = Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
  const end = Math.max(...ticks);
  const along = (value: number) => `${(value / end) * 100}%`;

  return (
    <Section id="returns" heading={returns}>
      <Figures aria-labelledby="returns">
        <Heads texts={[words.asset, words.range, words.note]} />
        <tbody>
          {rows.map(({ asset, low, high, note }, index) => (
            <tr key={asset}>
              <th scope="row">{asset}</th>
              <td translate="no">{`${rangeText(low, high)}%`}</td>
              <td>
                {index === 0 && (
                  <Scale aria-hidden="true">
                    {ticks.map((tick) => (
                      <span key={tick}>{`${tick}%`}</span>
                    ))}
                  </Scale>
                )}
                <Track style={{ backgroundSize: `${along(step)} 100%` }}>
                  <Bar style={{ insetInlineStart: along(low), width: along(high - low) }} />
                </Track>
                <span>{note}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
      <Note>
        {[returns.caution, returns.source && words.source(returns.source)]
          .filter(Boolean)
          .join(" ")}
      </Note>
    </Section>
  );
}

const Note = styled.p({ ...secondaryText, maxWidth: size.measure, marginTop: space.lg });

const Figures = styled(Table)({
  breakInside: "avoid",
  "th, td": { verticalAlign: "top" },
  "tr > :last-child": { width: "60%", paddingInlineEnd: 0 },
  // On phones the bar and the note go below the figures.
  [until("sm")]: {
    tr: {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      "& > :not(:first-child)": { paddingInlineEnd: 0 },
      "& > :last-child": { gridColumn: "1 / -1", width: "auto", paddingTop: 0 },
    },
    "thead th": { paddingTop: space.none },
    "thead th:last-child": { display: "none" },
  },
  "td:first-of-type": { color: color.text, whiteSpace: "nowrap" },
});

const Track = styled.span({
  position: "relative",
  display: "block",
  height: space.md,
  marginBlock: space.xs,
  // Room for the last label of the scale; a line at each of its steps.
  marginInlineEnd: "2.5em",
  borderInlineEnd: `${border.thin} solid ${color.planLine}`,
  backgroundImage: `linear-gradient(to right, ${color.planLine} ${border.thin}, transparent 0)`,
  printColorAdjust: "exact",
});

const Scale = styled.span({
  display: "flex",
  justifyContent: "space-between",
  marginInlineEnd: "2.5em",
  // Each label begins at its line.
  "& > span": { width: 0, whiteSpace: "nowrap" },
});

const Bar = styled.span({
  position: "absolute",
  insetBlock: 0,
  borderRadius: radius.small,
  backgroundColor: color.planLine,
  // The first is land.
  "*:where(tr:first-of-type) &": { backgroundColor: color.accent },
  printColorAdjust: "exact",
  [when.forcedColors]: { backgroundColor: "CanvasText" },
});

export const fragment = graphql`
  fragment ReturnsComparison on ReturnsComparison {
    ...SectionHeading
    rows {
      asset
      low
      high
      note
    }
    caution
    source
  }
`;
