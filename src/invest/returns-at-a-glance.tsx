import styled from "@emotion/styled";

import { fillTemplate } from "../lib/fill-template";
import { niceAxis } from "./nice-axis";
import { color, fontSize, fontWeight, space } from "../theme";

/** A short chart of yearly returns, for the page header. */
export function ReturnsAtAGlance({ returns }: { returns: Queries.ReturnsComparisonFragment }) {
  const { end } = niceAxis(Math.max(0, ...returns.rows.map(({ high }) => high)));
  const along = (value: number) => `${(value / end) * 100}%`;
  return (
    <Ranges>
      {returns.rows.map(({ asset, low, high }, index) => (
        <Row key={asset}>
          <dt>{asset}</dt>
          <Range>
            <Track>
              <Bar
                data-first={index === 0 || undefined}
                style={{ marginInlineStart: along(low), width: along(high - low) }}
              />
            </Track>
            {fillTemplate(returns.range, { low, high })}
          </Range>
        </Row>
      ))}
    </Ranges>
  );
}

const Ranges = styled.dl({ display: "grid", gap: space.sm, fontSize: fontSize.small });

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7.5rem) 1fr",
  columnGap: space.lg,
});

const Range = styled.dd({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space.lg,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
});

const Track = styled.span({ flexGrow: 1 });

// Borders, since forced colours remove backgrounds.
const Bar = styled.span({
  display: "block",
  borderTop: `${space.sm} solid`,
  opacity: 0.5,
  "&[data-first]": { borderColor: color.accent, opacity: 1 },
});
