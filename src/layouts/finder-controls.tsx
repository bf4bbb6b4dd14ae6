import styled from "@emotion/styled";
import { useRef, useState } from "react";

import { areaUnits, unitNames } from "../lib/area-units";
import { sizeLimits } from "../lib/numbers";
import { setQuery, type ToolKey } from "../lib/query";
import { color, fontSize, from, lineHeight, size, space, until } from "../theme";
import { SelectField } from "../ui/field";
import { chevron, openedChevron, secondaryText } from "../ui/mixins";
import { NumberField } from "../ui/number-field";
import { announced } from "../ui/primitives";
import { plotSizeLabel } from "../ui/words";
import {
  conditions,
  selectConditions,
  sortOrders,
  type FinderOptions,
  type FinderQuery,
} from "./layout-filter";
import { filterWords, finderWords as words } from "./words";

interface FinderControlsProps extends FinderQuery {
  options: FinderOptions;
  /** The number of matching layouts in words. */
  foundText: string;
}

/**
 * The controls that filter and sort the layouts and set the unit of areas, and the number of matching layouts. A button
 * shows and hides the controls on small screens. The URL stores every choice.
 */
export function FinderControls({ options, unit, filter, foundText }: FinderControlsProps) {
  const [clearings, setClearings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const conditionCount = conditions.filter((name) => filter[name] !== undefined).length;

  return (
    <FinderForm role="search" aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <Toggle
        type="button"
        data-look="outline"
        aria-expanded={isOpen}
        aria-controls="find"
        onClick={() => setOpen(!isOpen)}
      >
        {words.title + (conditionCount > 0 ? ` (${conditionCount})` : "")}
      </Toggle>
      <FoundLine
        text={foundText}
        keys={conditions}
        isFiltered={conditionCount > 0}
        onClear={() => setClearings(clearings + 1)}
      />
      <Panel id="find" data-open={isOpen || undefined}>
        {selectConditions.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={words.filters[name]}
            value={filter[name]}
            none={filterWords.all}
            options={options[name]}
            translate={name === "budget" ? "no" : undefined}
          />
        ))}
        <NumberField
          // Clearing makes a new field, since an invalid text is not in the URL and would stay.
          key={clearings}
          name="size"
          label={plotSizeLabel}
          placeholder={filterWords.all}
          value={filter.size}
          limits={sizeLimits}
        />
        <QuieterFields>
          <SelectField
            name="sort"
            label={words.sort}
            value={filter.sort}
            none={words.asListed}
            options={sortOrders.map((key) => ({ key, name: words.orders[key] }))}
          />
          <SelectField
            name="unit"
            label={words.unit}
            value={unit === "sqyd" ? "" : unit}
            none={unitNames.sqyd}
            options={areaUnits.slice(1).map((key) => ({ key, name: unitNames[key] }))}
          />
        </QuieterFields>
      </Panel>
    </FinderForm>
  );
}

/** Has the height of the closed controls before hydration, too, to avoid a layout shift. */
export const ControlsSpace = styled.div({
  minHeight: size.touch,
  marginBottom: space.xl,
  [from("xl")]: {
    minHeight: `calc(${fontSize.small} * ${lineHeight.snug} + ${space.xs} + ${size.touch})`,
    marginBottom: space.items,
  },
});

const FinderForm = styled.form({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space.md} ${space.lg}`,
});

const Toggle = styled.button({
  flex: 1,
  maxWidth: "24rem",
  justifyContent: "space-between",
  paddingInline: space.lg,
  "&::after": chevron,
  "&[aria-expanded=true]::after": openedChevron,
  [from("xl")]: { display: "none" },
});

const Panel = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  gap: `${space.sm} ${space.lg}`,
  alignItems: "start",
  flexBasis: "100%",
  [until("xl")]: { "&:not([data-open])": { display: "none" } },
  [from("xl")]: {
    order: -1,
    flex: "1 0 0",
    // Leaves room for the button that clears, so that its appearance does not move the fields.
    maxWidth: `calc(100% - 10rem - ${space.lg})`,
    gridTemplateColumns: "repeat(4, 1fr) auto auto",
  },
  label: { ...secondaryText, lineHeight: lineHeight.snug },
  "input, select": {
    backgroundColor: color.surfaceRaised,
    color: color.text,
    fontSize: fontSize.body,
    lineHeight: lineHeight.body,
  },
  "input::placeholder": { color: color.textQuiet },
});

// The order and the unit do not change which layouts are found.
const QuieterFields = styled.div({
  display: "contents",
  select: { paddingInlineStart: 0, borderColor: "transparent", backgroundColor: "transparent" },
});

interface FoundLineProps {
  /** How many layouts or plots match the filters. */
  text: string;
  /** The keys of the filters in the URL. */
  keys: readonly ToolKey[];
  isFiltered: boolean;
  onClear?: () => void;
  className?: string;
}

/** Says how many layouts or plots match the filters, beside a button that clears the filters. */
export function FoundLine({ text, keys, isFiltered, onClear, className }: FoundLineProps) {
  const foundText = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    setQuery(Object.fromEntries(keys.map((key) => [key, undefined])), "push");
    onClear?.();
    // The button disappears; without a new place the focus would start again at the top of the page.
    foundText.current?.focus({ preventScroll: true });
  };
  return (
    <TextAndButton className={className}>
      <p ref={foundText} {...announced} tabIndex={-1}>
        {text}
      </p>
      {isFiltered && (
        <button type="button" data-look="link" onClick={clear}>
          {filterWords.clear}
        </button>
      )}
    </TextAndButton>
  );
}

const TextAndButton = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  // As high as the button, so that its appearance does not shift the page.
  minHeight: size.touch,
  color: color.textQuiet,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});
