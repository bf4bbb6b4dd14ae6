import styled from "@emotion/styled";

import { color, fontSize, lineHeight, space } from "../theme";

/**
 * One line above the header that says that the site is a preview. It scrolls away, and the header moves with it until it
 * is out of sight, so that there is no gap. `--banner` is its usual height, for the elements that follow it.
 */
export const PreviewBanner = styled.section({
  display: "grid",
  alignContent: "center",
  minHeight: "var(--banner)",
  paddingInline: space.gutter,
  color: color.textQuiet,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  textAlign: "center",
  "&, & ~ div": { "--banner": space.xxl },
  "html[data-scripts=on]:not([data-banner-passed]) & + header:not([data-open])": {
    position: "absolute",
    insetBlockStart: "auto",
  },
});
