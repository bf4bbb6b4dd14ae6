import styled from "@emotion/styled";

import { announced } from "../ui/announcement";
import { SelectField } from "../ui/select-field";
import { needsScripts, noPrint } from "../lib/marks";
import { setQuery } from "../lib/query";
import { color, fontSize, from, size, space } from "../theme";
import { type PlanFilter, planFilters, type planOptions } from "./plan-filter";
import { planWords as words } from "./plan-words";

/** Id of the line that says how many open plots match. */
const foundId = "found";

interface PlanFiltersProps {
  filter: PlanFilter;
  options: ReturnType<typeof planOptions>;
  /** How many open plots match, in words. */
  foundText: string;
}

/** The filters of a plan, how many open plots match, and the button that clears the filters. */
export function PlanFilters({ filter, options, foundText }: PlanFiltersProps) {
  const isFiltered = planFilters.some((one) => filter[one]);
  return (
    <Filters {...noPrint} {...needsScripts} role="search" aria-labelledby="plan">
      {planFilters.map((one) => (
        <SelectField
          key={one}
          name={one}
          label={words.filters[one]}
          value={filter[one]}
          none={words.all}
          options={options[one]}
          translate={one === "budget" ? "no" : undefined}
        />
      ))}
      <Found>
        <p id={foundId} {...announced} tabIndex={-1}>
          {foundText}
        </p>
        {isFiltered && (
          <button
            type="button"
            data-look="link"
            onClick={() => {
              setQuery(Object.fromEntries(planFilters.map((one) => [one, ""])), "push");
              // The button disappears, and would take the focus with it.
              document.getElementById(foundId)?.focus({ preventScroll: true });
            }}
          >
            {words.clear}
          </button>
        )}
      </Found>
    </Filters>
  );
}

const Filters = styled.form({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.4rem), 1fr))",
  alignItems: "end",
  gap: `${space.sm} ${space.md}`,
  marginBottom: space.lg,
  fontSize: fontSize.small,
  [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) 14rem" },
});

const Found = styled.div({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: space.lg,
  [from("lg")]: { gridColumn: "auto", justifyContent: "end" },
  minHeight: size.touch,
  color: color.textQuiet,
});
