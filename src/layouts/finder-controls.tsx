import styled from "@emotion/styled";
import { useRef, useState } from "react";

import { areaUnits } from "../lib/area-units";
import { formatRupeesInWords, sizeLimits } from "../lib/numbers";
import { setQuery, type ToolKey } from "../lib/query";
import { color, fontSize, from, lineHeight, size, space } from "../theme";
import { SelectField } from "../ui/field";
import { chevron, openedChevron, secondaryText } from "../ui/mixins";
import { NumberField } from "../ui/number-field";
import { announced } from "../ui/primitives";
import { plotSizeLabel, unitNames } from "../ui/words";
import type { FinderOptions, FinderQuery } from "./finder-query";
import { conditions, sortOrders } from "./layout-filter";
import { filterWords, finderWords as words } from "./words";

interface FinderControlsProps extends FinderQuery {
  options: FinderOptions;
  /** The number of matching layouts in words. */
  foundText: string;
}

/**
 * The controls that filter, sort and measure layouts, stored in the URL, on small screens behind a button; the number of
 * matching layouts, and the button that clears the filter.
 */
export function FinderControls({ options, unit, filter, foundText }: FinderControlsProps) {
  // Each change resets the typed text.
  const [resets, setResets] = useState(0);
  const conditionCount = conditions.filter((name) => filter[name] !== undefined).length;
  const [isOpen, setOpen] = useState(false);
  const budgets = options.budgets.map((budget) => ({
    key: String(budget),
    name: filterWords.upTo(formatRupeesInWords(budget)),
  }));
  const filters = [
    { name: "approval", label: words.approval, options: options.approvals },
    { name: "location", label: words.location, options: options.locations },
    { name: "budget", label: words.budget, options: budgets, translate: "no" },
  ] as const;
  const [, ...otherUnits] = areaUnits;
  const orders = sortOrders.map((order) => ({ key: order, name: words.orders[order] }));

  return (
    <Form role="search" aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <Toggle
        type="button"
        data-look="outline"
        aria-expanded={isOpen}
        aria-controls="find"
        onClick={() => setOpen(!isOpen)}
      >
        {words.title + (conditionCount > 0 ? ` (${conditionCount})` : "")}
      </Toggle>
      <Found
        text={foundText}
        keys={conditions}
        isFiltered={conditionCount > 0}
        onClear={() => setResets(resets + 1)}
      />
      <Panel id="find" data-open={isOpen || undefined}>
        {filters.map((field) => (
          <SelectField
            key={field.name}
            {...field}
            value={filter[field.name]}
            none={filterWords.all}
          />
        ))}
        <NumberField
          key={resets}
          name="size"
          label={plotSizeLabel}
          placeholder={filterWords.all}
          value={filter.size}
          limits={sizeLimits}
        />
        <SelectField
          name="sort"
          label={words.sort}
          value={filter.sort}
          none={words.asListed}
          options={orders}
        />
        <SelectField
          name="unit"
          label={words.unit}
          value={unit === "sqyd" ? undefined : unit}
          none={unitNames.sqyd}
          options={otherUnits.map((name) => ({ key: name, name: unitNames[name] }))}
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
  "&:not([data-open])": { display: "none" },
  [from("xl")]: {
    flex: "1 0 0",
    gridTemplateColumns: "repeat(4, 1fr) auto auto",
    "&:not([data-open])": { display: "grid" },
  },
  label: { ...secondaryText, lineHeight: lineHeight.snug },
  "input, select": {
    backgroundColor: color.surfaceRaised,
    color: color.text,
    fontSize: fontSize.body,
    lineHeight: lineHeight.body,
  },
  "input::placeholder": { color: color.textQuiet },
  // Order and unit do not find a layout, so they are quieter than the filters.
  "& > :nth-child(n + 5) select": {
    paddingInlineStart: 0,
    borderColor: "transparent",
    backgroundColor: "transparent",
  },
});

const Found = styled(FoundLine)({
  marginInlineStart: "auto",
  // At the height of the fields, with room for its button.
  [from("xl")]: { order: 1, alignSelf: "end", justifyContent: "end", minWidth: "10rem" },
});

interface FoundLineProps {
  /** How much matches the filters, in words. */
  text: string;
  /** The keys of the filters in the URL. */
  keys: readonly ToolKey[];
  isFiltered: boolean;
  onClear?: () => void;
  className?: string;
}

/** The line that says how much matches the filters, and the button that clears them. */
export function FoundLine({ text, keys, isFiltered, onClear, className }: FoundLineProps) {
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <Line className={className}>
      <p ref={status} {...announced} tabIndex={-1}>
        {text}
      </p>
      {isFiltered && (
        <button
          type="button"
          data-look="link"
          onClick={() => {
            setQuery(Object.fromEntries(keys.map((key) => [key, undefined])), "push");
            onClear?.();
            // The focused button disappears, which would reset the focus to the top of the page.
            status.current?.focus({ preventScroll: true });
          }}
        >
          {filterWords.clear}
        </button>
      )}
    </Line>
  );
}

const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  // Reserves the height of its button, to avoid a layout shift.
  minHeight: size.touch,
  color: color.textQuiet,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});
