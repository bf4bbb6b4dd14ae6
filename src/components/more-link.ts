import styled from "@emotion/styled";

import { border, color, fontWeight, size, when } from "../theme";
import { SiteLink } from "./site-link";

/** A link from a few items to the full list. */
export const MoreLink = styled(SiteLink)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  color: color.accentText,
  fontWeight: fontWeight.semibold,
  textDecorationThickness: border.thin,
  textUnderlineOffset: "0.3em",
  [when.print]: { display: "none" },
  [when.hover]: { "&:hover": { textDecorationThickness: border.rule } },
});
