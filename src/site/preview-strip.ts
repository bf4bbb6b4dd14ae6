import styled from "@emotion/styled";

import { color, fontSize, hairline, lineHeight, space, when } from "../theme";

/**
 * Says above the header that the site is a preview, in one quiet line. It scrolls away, and tells what follows it its
 * usual height. The header moves with it, so that no gap opens between the two, until the strip is out of sight.
 */
export const PreviewStrip = styled.section({
  display: "grid",
  alignContent: "center",
  minHeight: "var(--strip)",
  paddingInline: space.gutter,
  borderBottom: hairline,
  color: color.textQuiet,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  textAlign: "center",
  "&, & ~ div": { "--strip": space.xxl },
  "html[data-scripts=on]:not([data-strip-passed]) & + header:not([data-open])": {
    position: "absolute",
    insetBlockStart: "auto",
  },
  [when.print]: {
    display: "block",
    minHeight: 0,
    marginBottom: space.lg,
    color: color.text,
    textAlign: "start",
  },
});
