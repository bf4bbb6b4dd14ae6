import { setQuery, type ToolKey } from "../lib/query";
import { FormField, Select } from "./field";

/** An option of a field or filter: its key in the URL, and its name. */
export interface Option {
  key: string;
  name: string;
}

export interface SelectFieldProps {
  /** The key in the URL. */
  name: ToolKey;
  label: string;
  /** The key of the chosen option. */
  value?: string | number;
  /** Name of the default, which the URL leaves out. */
  none: string;
  options: readonly Option[];
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
    <Select value={value} onChange={({ target }) => setQuery({ [name]: target.value }, "push")}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.key} value={option.key} translate={translate}>
          {option.name}
        </option>
      ))}
    </Select>
  </FormField>
);
