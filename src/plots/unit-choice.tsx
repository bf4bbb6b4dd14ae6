import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { note } from "../ui/looks";
import { areaUnits, type AreaUnit } from "../lib/area-units";
import { setQuery } from "../lib/query";
import { border, color, fontWeight, radius, size, space, when } from "../theme";

export interface UnitChoiceProps {
  words: Queries.UnitChoiceFragment;
  value: AreaUnit;
}

/** The choice of the unit of areas. */
export const UnitChoice = ({ words, value }: UnitChoiceProps) => (
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

const Units = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  "& > span": {
    marginInlineEnd: space.sm,
    ...note,
    fontWeight: fontWeight.medium,
  },
});

const Unit = styled.label({
  position: "relative",
  cursor: "pointer",
  // The browser's radio button covers the name invisibly, and keeps its behaviour.
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
  fragment UnitChoice on AreaUnits {
    label
    sqyd
    sqm
    sqft
    gunta
    cent
    acre
  }
`;
