import styled from "@emotion/styled";

import { color, hairline, headerScrollThreshold, lineHeight, space, when } from "../theme";

/**
 * Says above the header that the site is a preview. It scrolls away, and tells what follows it its usual height. The
 * header stays behind once the strip is out of sight, so that it never jumps.
 */
export const PreviewStrip = styled.section({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  minHeight: "var(--strip)",
  padding: `${space.xs} ${space.gutter}`,
  backgroundColor: color.surfaceDarkRaised,
  color: color.textQuietOnDark,
  fontSize: "0.8125rem",
  lineHeight: lineHeight.snug,
  textAlign: "center",
  "&, & ~ div": { "--strip": `${headerScrollThreshold}px` },
  // Until the page is scrolled, the header moves with the strip: no gap opens between the two.
  "html[data-scripts=on]:not([data-scrolled]) & + header:not([data-open])": {
    position: "absolute",
  },
  [when.print]: {
    display: "block",
    minHeight: 0,
    marginBottom: space.lg,
    borderBottom: hairline,
    backgroundColor: "transparent",
    color: color.text,
    textAlign: "start",
  },
});
