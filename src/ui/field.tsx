import styled from "@emotion/styled";
import type { KeyboardEvent, ReactNode } from "react";

import { border, color, fontWeight, radius, size, space } from "../theme";

export const FormField = ({ label, children }: { label: string; children: ReactNode }) => (
  <Label>
    <span>{label}</span>
    {children}
  </Label>
);

const Label = styled.label({
  display: "grid",
  // Wraps long words of the label, whose text has no minimum width of zero.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  fontWeight: fontWeight.medium,
});

/** For a field outside a form: Enter leaves it, which closes the keyboard of a phone. */
export const leftByEnter = {
  enterKeyHint: "done",
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
    key === "Enter" && currentTarget.blur(),
} as const;

export const Input = styled.input({
  width: "100%",
  minHeight: size.touch,
  padding: `${space.sm} ${space.md}`,
  border: `${border.thin} solid ${color.textQuiet}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  fontWeight: fontWeight.regular,
  // Keeps the label in view when the browser scrolls to the field.
  scrollMarginTop: space.xxl,
  "&[aria-invalid=true]": { borderColor: color.error, borderWidth: border.rule },
});
