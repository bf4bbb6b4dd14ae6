import styled from "@emotion/styled";

import { font, fontSize, lineHeight, space } from "../theme";
import { TestimonialRows } from "./testimonial-grid";

/** Testimonials of which the first is a large quotation above the others. */
export const LedRows = styled(TestimonialRows)({
  "& > :first-of-type": {
    flexBasis: "100%",
    blockquote: {
      maxWidth: "27em",
      fontFamily: font.display,
      fontSize: fontSize.price,
      lineHeight: lineHeight.snug,
    },
    figure: { padding: space.none, border: "none", backgroundColor: "transparent" },
    figcaption: { padding: space.none, border: "none" },
  },
});
