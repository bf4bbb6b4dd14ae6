import styled from "@emotion/styled";
import { useState } from "react";

import { formatNumber, isUnclear, readNumber, type NumberLimits } from "../lib/numbers";
import { setQuery, type ToolKey } from "../lib/query";
import { color, fontSize } from "../theme";
import { blurOnEnter, FormField, Input } from "./field";
import { Announcement } from "./primitives";
import { numberFieldWords } from "./words";

interface NumberFieldProps {
  /** The key in the URL. */
  name: ToolKey;
  label: string;
  value?: number;
  /** The default, which is left out of the URL; without a default the field may be empty. */
  defaultValue?: number;
  limits: NumberLimits;
  placeholder?: string;
  /** Whether the value is fixed for now. */
  isLocked?: boolean;
}

/** The error message for a typed text; empty if the text is valid. */
function problemText(text: string, { defaultValue, limits }: NumberFieldProps): string {
  const isEmpty = defaultValue === undefined && text.trim() === "";
  if (isEmpty || readNumber(text, limits) !== undefined) return "";
  const { min, max, isWhole } = limits;
  return isUnclear(text)
    ? numberFieldWords.unclear
    : numberFieldWords.outside(formatNumber(min), formatNumber(max), isWhole);
}

/**
 * A field for a number in the forms that people type. The URL keeps the last valid value, unless the field may be empty.
 * An invalid text stays in the field, with an error message from when the visitor leaves it or presses Enter.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, value, defaultValue, limits, placeholder, isLocked } = props;
  const [typed, setTyped] = useState<{ text: string; value?: number; problem: string }>();
  // Drops the typed text after Back, Forward or a link has changed the value.
  const isTyped = typed !== undefined && typed.value === value;
  const text = isTyped ? typed.text : value === undefined ? "" : formatNumber(value);
  const problem = isTyped ? typed.problem : "";
  const isWrong = problem !== "";
  const problemId = `${name}-problem`;
  return (
    <div>
      <FormField label={label}>
        <Input
          inputMode="decimal"
          {...blurOnEnter}
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          readOnly={isLocked}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problemId : undefined}
          onBlur={() => typed && setTyped({ ...typed, problem: problemText(typed.text, props) })}
          onChange={({ target }) => {
            const kept =
              readNumber(target.value, limits) ?? (defaultValue === undefined ? undefined : value);
            setTyped({ text: target.value, value: kept, problem });
            setQuery({ [name]: kept === defaultValue ? undefined : String(kept) }, "replace");
          }}
        />
      </FormField>
      {isWrong && <Problem id={problemId}>{problem}</Problem>}
      <Announcement text={problem} />
    </div>
  );
}

const Problem = styled.p({ color: color.error, fontSize: fontSize.small });
