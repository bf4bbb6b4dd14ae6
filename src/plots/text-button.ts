import styled from "@emotion/styled";

import { underlined } from "../ui/mixins";
import { color, fontWeight, size, space } from "../theme";

/** A button that looks like a link, for secondary actions. */
export const TextButton = styled.button({
  minHeight: size.touch,
  padding: `0 ${space.xs}`,
  border: 0,
  backgroundColor: "transparent",
  color: color.accentText,
  fontWeight: fontWeight.medium,
  ...underlined,
});
