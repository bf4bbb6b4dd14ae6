import styled from "@emotion/styled";

import { logo } from "../lib/logo";
import { color, font, fontSize, fontWeight, lineHeight, space } from "../theme";

/** The company's logo and name. */
export const Wordmark = ({ name }: { name: string }) => (
  <Name>
    <Logo viewBox="0 0 32 32" strokeWidth={logo.stroke} aria-hidden="true">
      <path d={logo.lines} />
      <path d={logo.filled} fill="currentColor" />
    </Logo>
    <span translate="no">{name}</span>
  </Name>
);

const Name = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  // Keeps each word whole on a phone with text zoomed to 200%.
  font: `${fontWeight.display} min(${fontSize.item}, 5.2vw)/${lineHeight.snug} ${font.display}`,
  // With text zoomed to 200%, a long name would reach under the menu button.
  overflowWrap: "anywhere",
});

const Logo = styled.svg({
  width: "1.5em",
  height: "1.5em",
  fill: "none",
  stroke: "currentColor",
  color: color.accent,
});
