import styled from "@emotion/styled";

import { color, font, fontSize, fontWeight, lineHeight, space } from "../theme";

/** The company's mark and name. The mark is a corner of a layout plan: roads, plots, one of them sold. */
export const Wordmark = ({ name }: { name: string }) => (
  <Row>
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 2h12v12H2zM18 2h12v12H18zM2 18h12v12H2z" />
      <path d="M18 18h12v6l-6 6h-6z" fill="currentColor" />
      <path d="M2 8h12M24 2v12M8 18v12" />
    </Mark>
    {name}
  </Row>
);

const Row = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: space.md,
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  whiteSpace: "nowrap",
});

const Mark = styled.svg({
  flexShrink: 0,
  width: "1.5em",
  height: "1.5em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  color: color.accent,
});
