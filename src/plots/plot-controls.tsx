import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";

import { OutlineButton } from "../ui/button";
import { Field, Select } from "../ui/field";
import { chevron, chevronUp } from "../ui/chevron";
import { note } from "../ui/looks";
import { NumberField } from "../ui/number-field";
import { type AreaUnit, areaUnits } from "../lib/area-units";
import { fillTemplate } from "../lib/fill-template";
import { type Choice, plotOrders, type PlotFilter } from "./plot-filter";
import type { PlotChoices } from "./plot-query";
import { setQuery } from "../lib/query";
import { formatRupeesInWords } from "../lib/rupees";
import { sizeLimits } from "../lib/typed-number";
import { color, fontSize, from, lineHeight, size, space } from "../theme";

export interface PlotControlsProps {
  list: Queries.PlotControlsFragment;
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
  list,
  choices,
  unit,
  filter,
  clears,
  count,
  children,
}: PlotControlsProps) {
  const { finder, units } = list;
  const [isOpen, setOpen] = useState(false);
  const budgets = choices.budgets.map((budget) => ({
    key: String(budget),
    name: fillTemplate(finder.upTo, { price: formatRupeesInWords(budget) }),
  }));
  const filters = [
    ["approval", choices.approvals],
    ["location", choices.locations],
    ["budget", budgets],
  ] as const;
  const [, ...otherUnits] = areaUnits;
  const orders = plotOrders.map((order) => ({ key: order, name: finder[order] }));

  return (
    <Form role="search" aria-label={finder.title} onSubmit={(event) => event.preventDefault()}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls="find"
        onClick={() => setOpen(!isOpen)}
      >
        {finder.title + (count > 0 ? ` (${count})` : "")}
      </Toggle>
      {children}
      <Panel id="find" data-open={isOpen || undefined}>
        {filters.map(([name, options]) => (
          <SelectField
            key={name}
            name={name}
            label={finder[name]}
            value={filter[name]}
            none={finder.any}
            choices={options}
          />
        ))}
        <NumberField
          key={clears}
          name="size"
          label={finder.size}
          value={filter.size}
          limits={sizeLimits}
          problem={finder.limits}
        />
        <SelectField
          name="sort"
          label={finder.sort}
          value={filter.order}
          none={finder.asListed}
          choices={orders}
        />
        <SelectField
          name="unit"
          label={units.label}
          value={unit === "sqyd" ? undefined : unit}
          none={units.sqyd}
          choices={otherUnits.map((name) => ({ key: name, name: units[name] }))}
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

const Toggle = styled(OutlineButton)({
  paddingInline: space.lg,
  "&::after": chevron,
  "&[aria-expanded=true]::after": chevronUp,
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
  label: { ...note, lineHeight: lineHeight.snug },
  "input, select": {
    backgroundColor: color.surfaceRaised,
    color: color.text,
    fontSize: fontSize.body,
    lineHeight: lineHeight.body,
  },
});

export const fragment = graphql`
  fragment PlotControls on PlotList {
    units {
      ...UnitNames
      label
    }
    finder {
      title
      approval
      location
      budget
      size
      sort
      any
      upTo
      asListed
      cheapest
      dearest
      largest
      limits
    }
  }
`;
