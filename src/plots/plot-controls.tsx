import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";

import { Field, Select } from "../ui/field";
import { chevron } from "../ui/chevron";
import { secondaryText } from "../ui/mixins";
import { plotSizeLabel, unitNames } from "../ui/field-words";
import { NumberField } from "../ui/number-field";
import { type AreaUnit, areaUnits } from "../lib/area-units";
import { type Choice, plotOrders, type PlotFilter } from "./plot-filter";
import type { PlotChoices } from "./plot-query";
import { setQuery } from "../lib/query";
import { formatRupeesInWords } from "../lib/rupees";
import { sizeLimits } from "../lib/typed-number";
import { color, fontSize, from, lineHeight, size, space } from "../theme";
import { finderWords as words, plotListWords } from "./finder-words";

export interface PlotControlsProps {
  choices: PlotChoices;
  unit: AreaUnit;
  filter: PlotFilter;
  /** The number of times that the filter was cleared; each change clears the typed text. */
  clears: number;
  /** The number of conditions. */
  count: number;
  /** Status line and button, above the controls or beside them. */
  children: ReactNode;
}

interface SelectFieldProps {
  /** The key in the address. */
  name: string;
  label: string;
  value?: string | number;
  /** Label of the empty choice. */
  none: string;
  choices: readonly Choice[];
}

const SelectField = ({ name, label, value = "", none, choices }: SelectFieldProps) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => setQuery({ [name]: target.value })}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        // A sum in a choice cannot have an element of its own.
        <option key={choice.key} value={choice.key} translate={name === "budget" ? "no" : "yes"}>
          {choice.name}
        </option>
      ))}
    </Select>
  </Field>
);

/** The controls that filter, sort and measure plots, stored in the address; on small screens behind a button. */
export function PlotControls({
  choices,
  unit,
  filter,
  clears,
  count,
  children,
}: PlotControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const budgets = choices.budgets.map((budget) => ({
    key: String(budget),
    name: words.upTo(formatRupeesInWords(budget)),
  }));
  const filters = [
    { name: "approval", label: plotListWords.approval, choices: choices.approvals },
    { name: "location", label: words.location, choices: choices.locations },
    { name: "budget", label: words.budget, choices: budgets },
  ] as const;
  const [, ...otherUnits] = areaUnits;
  const orders = plotOrders.map((order) => ({ key: order, name: words.orders[order] }));

  return (
    <Form role="search" aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <Toggle
        type="button"
        data-look="outline"
        aria-expanded={isOpen}
        aria-controls="find"
        onClick={() => setOpen(!isOpen)}
      >
        {words.title + (count > 0 ? ` (${count})` : "")}
      </Toggle>
      {children}
      <Panel id="find" data-open={isOpen || undefined}>
        {filters.map((field) => (
          <SelectField key={field.name} {...field} value={filter[field.name]} none={words.all} />
        ))}
        <NumberField
          key={clears}
          name="size"
          label={plotSizeLabel}
          value={filter.size}
          limits={sizeLimits}
        />
        <SelectField
          name="sort"
          label={words.sort}
          value={filter.order}
          none={words.asListed}
          choices={orders}
        />
        <SelectField
          name="unit"
          label={words.unit}
          value={unit === "sqyd" ? undefined : unit}
          none={unitNames.sqyd}
          choices={otherUnits.map((name) => ({ key: name, name: unitNames[name] }))}
        />
      </Panel>
    </Form>
  );
}

/** Heights of the controls, reserved until hydration. */
export const controlsHeight = {
  narrow: size.touch,
  wide: `calc(${fontSize.small} * ${lineHeight.snug} + ${space.xs} + ${size.touch})`,
};

const Form = styled.form({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.md} ${space.lg}`,
});

const Toggle = styled.button({
  paddingInline: space.lg,
  "&::after": chevron,
  "&[aria-expanded=true]::after": { scale: "1 -1" },
  [from("xl")]: { display: "none" },
});

const Panel = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  gap: `${space.sm} ${space.lg}`,
  alignItems: "start",
  flexBasis: "100%",
  "&:not([data-open])": { display: "none" },
  [from("xl")]: {
    flex: "1 0 0",
    gridTemplateColumns: "repeat(6, 1fr)",
    "&:not([data-open])": { display: "grid" },
  },
  label: { ...secondaryText, lineHeight: lineHeight.snug },
  "input, select": {
    backgroundColor: color.surfaceRaised,
    color: color.text,
    fontSize: fontSize.body,
    lineHeight: lineHeight.body,
  },
});
