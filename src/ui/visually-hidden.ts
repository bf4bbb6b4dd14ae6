import styled from "@emotion/styled";

import { border } from "../theme";

/** Hides text visually and keeps it for screen readers. */
export const visuallyHidden = {
  position: "absolute",
  width: border.thin,
  height: border.thin,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const VisuallyHidden = styled.span(visuallyHidden);
