import styled from "@emotion/styled";

import { font, fontSize, fontWeight, lineHeight } from "../theme";
import { secondaryText } from "./mixins";

/** The main figure of a card, with small words beside it. */
export const Price = styled.p({
  fontFamily: font.display,
  fontSize: fontSize.price,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.tight,
  small: { ...secondaryText, fontFamily: font.text, fontWeight: fontWeight.regular },
});
