import styled from "@emotion/styled";

import { bare, border, color, from, motion, size, space } from "../theme";

/** The button of the menu on small screens. */
export const MenuButton = styled.button({
  // Right of the booking button, which comes after the menu in the reading order.
  gridRow: 1,
  gridColumn: 3,
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  marginInlineEnd: `calc(-1 * ${space.md})`,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  [from("xl")]: { display: "none" },
  [bare]: { display: "none" },
});

/** The icon of the button: three lines, or a cross while the menu is open. */
export const MenuLines = styled.span({
  position: "relative",
  width: size.icon,
  borderTop: `${border.rule} solid`,
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    borderTop: `${border.rule} solid ${color.textOnDark}`,
    transition: `transform ${motion.quick}`,
  },
  "&::before": { transform: `translateY(calc(-1 * ${space.sm} - ${border.rule}))` },
  "&::after": { transform: `translateY(calc(${space.sm} - ${border.rule}))` },
  "[aria-expanded=true] > &": {
    borderColor: "transparent",
    "&::before": { transform: `translateY(calc(-1 * ${border.rule})) rotate(45deg)` },
    "&::after": { transform: `translateY(calc(-1 * ${border.rule})) rotate(-45deg)` },
  },
});
