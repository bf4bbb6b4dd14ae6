import styled from "@emotion/styled";
import type { KeyboardEvent, ReactNode } from "react";

import { setQuery, type ToolKey } from "../lib/query";
import { border, color, fontWeight, radius, size, space } from "../theme";
import { chevron } from "./mixins";

export const FormField = ({ label, children }: { label: string; children: ReactNode }) => (
  <Label>
    <span>{label}</span>
    {children}
  </Label>
);

const Label = styled.label({
  display: "grid",
  // Lets long words of the label wrap.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  fontWeight: fontWeight.medium,
});

/** Attributes of a field outside a form: Enter leaves the field, which closes the keyboard of a phone. */
export const blurOnEnter = {
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

/** An option of a field or filter. */
interface FieldOption {
  /** In the URL. */
  key: string;
  name: string;
}

interface SelectFieldProps {
  /** The key in the URL. */
  name: ToolKey;
  label: string;
  /** The key of the chosen option. */
  value?: string | number;
  /** The name of the default, which has no key in the URL. */
  none: string;
  options: readonly FieldOption[];
  /** "no" for options that a translator may not change: an amount in them cannot have an element of its own. */
  translate?: "no";
}

/** A field whose choice is stored in the URL. */
export const SelectField = ({
  name,
  label,
  value = "",
  none,
  options,
  translate,
}: SelectFieldProps) => (
  <FormField label={label}>
    <SelectBox>
      <Select value={value} onChange={({ target }) => setQuery({ [name]: target.value }, "push")}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.key} value={option.key} translate={translate}>
            {option.name}
          </option>
        ))}
      </Select>
    </SelectBox>
  </FormField>
);

/** Makes a <select> as high and as light as an `Input`, whatever the browser. */
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

const Select = styled(Input.withComponent("select"))({
  appearance: "none",
  paddingInlineEnd: space.xxl,
  textOverflow: "ellipsis",
  option: { padding: 0 },
});
