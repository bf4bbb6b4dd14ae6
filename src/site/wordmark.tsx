import styled from "@emotion/styled";

import { mark } from "../lib/mark";
import { color, font, fontSize, fontWeight, lineHeight, space } from "../theme";

/** The company's mark and name. */
export const Wordmark = ({ name }: { name: string }) => (
  <Row>
    <Mark viewBox={`0 0 ${mark.size} ${mark.size}`} strokeWidth={mark.stroke} aria-hidden="true">
      <path d={mark.lines} />
      <path d={mark.filled} fill="currentColor" />
    </Mark>
    <span>{name}</span>
  </Row>
);

const Row = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  fontFamily: font.display,
  // Keeps each word whole on a phone with text zoomed to 200%.
  fontSize: `min(${fontSize.item}, 5.2vw)`,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  // With text zoomed to 200%, a long name would reach under the menu button.
  overflowWrap: "anywhere",
});

const Mark = styled.svg({
  width: "1.5em",
  height: "1.5em",
  fill: "none",
  stroke: "currentColor",
  color: color.accent,
});
