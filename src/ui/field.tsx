import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";

import { border, color, fontWeight, radius, size, space } from "../theme";
import { chevron } from "./chevron";

/** A label over its field. */
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

/** A <select> as high and as light as an `Input`, which it is not in every browser's own look. */
export const Select = (props: ComponentProps<"select">) => (
  <SelectBox>
    <NativeSelect {...props} />
  </SelectBox>
);

const SelectBox = styled.span({
  display: "grid",
  alignItems: "center",
  "& > *, &::after": { gridArea: "1 / 1" },
  "&::after": {
    ...chevron,
    justifySelf: "end",
    marginInlineEnd: space.lg,
    pointerEvents: "none",
  },
});

const NativeSelect = styled(Input.withComponent("select"))({
  appearance: "none",
  paddingInlineEnd: space.xxl,
  textOverflow: "ellipsis",
  option: { padding: 0 },
});

/** A checkbox before its label. */
export const CheckboxLabel = styled.label({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: size.touch,
  cursor: "pointer",
  input: {
    flexShrink: 0,
    width: "1.1em",
    height: "1.1em",
    margin: 0,
    accentColor: color.approvedBackground,
    cursor: "inherit",
  },
});
