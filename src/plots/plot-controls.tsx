import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";

import { OutlineButton } from "../ui/button";
import { Field, Select } from "../ui/field";
import { NumberField } from "../ui/number-field";
import { areaUnits, type AreaUnit } from "../lib/area-units";
import { fillTemplate } from "../lib/fill-template";
import { type Choice, plotOrders, type PlotWish } from "./plot-filter";
import type { PlotChoices } from "./plot-query";
import { setQuery } from "../lib/query";
import { formatRupeesInWords } from "../lib/rupees";
import { sizeLimits } from "../lib/typed-number";
import {
  border,
  color,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  radius,
  size,
  space,
  when,
} from "../theme";

export interface PlotControlsProps {
  list: Queries.PlotControlsFragment;
  choices: PlotChoices;
  unit: AreaUnit;
  wish: PlotWish;
  /** How often the visitor has cleared the choices: what was typed goes too. */
  clears: number;
  /** What follows the controls: how many plots there are. */
  children: ReactNode;
}

interface SelectFieldProps {
  /** The key in the address. */
  name: string;
  label: string;
  value?: string | number;
  /** What stands for no value. */
  none: string;
  choices: readonly Choice[];
}

const SelectField = ({ name, label, value = "", none, choices }: SelectFieldProps) => (
  <Field>
    {label}
    <Select value={value} onChange={({ target }) => setQuery({ [name]: target.value })}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.name}
        </option>
      ))}
    </Select>
  </Field>
);

interface UnitChoiceProps {
  words: Queries.PlotControlsFragment["units"];
  value: AreaUnit;
}

const UnitChoice = ({ words, value }: UnitChoiceProps) => (
  <Units role="radiogroup" aria-labelledby="area-unit">
    <span id="area-unit">{words.label}</span>
    {areaUnits.map((unit, index) => (
      <Unit key={unit}>
        <input
          type="radio"
          name="unit"
          value={unit}
          checked={unit === value}
          onChange={() => setQuery({ unit: index === 0 ? undefined : unit })}
        />
        <span>{words[unit]}</span>
      </Unit>
    ))}
  </Units>
);

/** The controls that choose, sort and measure plots; on a phone behind a button. What they say is in the address. */
export function PlotControls({ list, choices, unit, wish, clears, children }: PlotControlsProps) {
  const { finder, units } = list;
  const [isOpen, setOpen] = useState(false);
  const budgets = choices.budgets.map((budget) => ({
    key: String(budget),
    name: fillTemplate(finder.upTo, { price: formatRupeesInWords(budget) }),
  }));
  const orders = plotOrders.map((order) => ({ key: order, name: finder[order] }));

  return (
    <Form role="search" aria-label={finder.title} onSubmit={(event) => event.preventDefault()}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls="find"
        onClick={() => setOpen(!isOpen)}
      >
        {finder.title}
      </Toggle>
      <Panel id="find" data-open={isOpen || undefined}>
        <Fields>
          <SelectField
            name="approval"
            label={finder.approval}
            value={wish.approval}
            none={finder.any}
            choices={choices.approvals}
          />
          <SelectField
            name="location"
            label={finder.location}
            value={wish.location}
            none={finder.any}
            choices={choices.locations}
          />
          <SelectField
            name="budget"
            label={finder.budget}
            value={wish.budget}
            none={finder.any}
            choices={budgets}
          />
          <NumberField
            key={clears}
            name="size"
            label={finder.size}
            value={wish.size}
            limits={sizeLimits}
            problem={finder.limits}
          />
          <SelectField
            name="sort"
            label={finder.sort}
            value={wish.order}
            none={finder.asListed}
            choices={orders}
          />
        </Fields>
        <UnitChoice words={units} value={unit} />
      </Panel>
      {children}
    </Form>
  );
}

/** Heights of the controls, which are kept free until scripts have drawn them. */
export const controlsHeight = {
  narrow: size.touch,
  wide: `calc(${fontSize.small} * ${lineHeight.snug} + ${space.xs} + 2 * ${size.touch} + ${space.md})`,
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
  "&::after": {
    content: '""',
    width: space.sm,
    height: space.sm,
    marginInlineStart: space.xs,
    borderInlineEnd: `${border.rule} solid`,
    borderBlockEnd: `${border.rule} solid`,
    transform: "translateY(-25%) rotate(45deg)",
  },
  "&[aria-expanded=true]::after": { transform: "translateY(25%) rotate(225deg)" },
  [from("lg")]: { display: "none" },
});

const Panel = styled.div({
  display: "none",
  flexBasis: "100%",
  "&[data-open]": { display: "grid", gap: space.lg },
  [from("lg")]: { "&, &[data-open]": { display: "contents" } },
  [when.print]: { "&, &[data-open]": { display: "none" } },
});

const Fields = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  gap: `${space.md} ${space.lg}`,
  alignItems: "start",
  flexBasis: "100%",
  [from("lg")]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  label: { color: color.textQuiet, fontSize: fontSize.small, lineHeight: lineHeight.snug },
  "input, select": {
    backgroundColor: color.surfaceRaised,
    color: color.text,
    fontSize: fontSize.body,
    lineHeight: lineHeight.body,
  },
});

const Units = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  "& > span": {
    marginInlineEnd: space.sm,
    color: color.textQuiet,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
  },
});

const Unit = styled.label({
  position: "relative",
  cursor: "pointer",
  // The browser's own mark lies under the name, with all that it does.
  input: { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" },
  span: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: size.touch,
    paddingInline: space.md,
    border: `${border.thin} solid transparent`,
    borderRadius: radius.small,
  },
  "input:checked + span": {
    borderColor: color.accentText,
    backgroundColor: color.surfaceRaised,
    color: color.accentText,
  },
  [when.forcedColors]: {
    "input:checked + span": {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
  },
  "input:focus-visible + span": {
    outline: `${border.focus} solid ${color.accent}`,
    outlineOffset: border.rule,
  },
});

export const fragment = graphql`
  fragment PlotControls on PlotList {
    units {
      label
      sqyd
      sqm
      sqft
      gunta
      cent
      acre
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
