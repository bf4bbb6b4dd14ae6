import styled from "@emotion/styled";
import { useRef } from "react";

import { announced } from "../ui/announcement";
import { setQuery, type ToolKey } from "../lib/query";
import { color, fontSize, size, space } from "../theme";
import { filterWords } from "./words";

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
