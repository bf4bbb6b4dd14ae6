import styled from "@emotion/styled";

import { Disclosure } from "../ui/disclosure";
import { CheckboxLabel, FormField, Select } from "../ui/field";
import { FigureText } from "../ui/figure-text";
import { stale } from "../ui/mixins";
import { NumberField, type NumberFieldProps } from "../ui/number-field";
import { type CostChoice, type CostField, costLimits, type Currency } from "./cost-query";
import { type CostInputs, localBodies } from "./loan";
import { setQuery } from "../lib/query";
import { needsScripts, noPrint, whenTyping } from "../boot/marks";
import {
  color,
  fontSize,
  fontWeight,
  from,
  hairline,
  layer,
  lineHeight,
  size,
  space,
  when,
} from "../theme";
import { agreementLabel, costFieldLabels, currencyWords, dutyWords, localBodyWords } from "./words";

export interface CostFieldsProps {
  duties: Queries.CostCalculatorFragment["duties"];
  choice: CostChoice;
  /** The defaults, which are left out of the address. */
  defaults: CostInputs;
  /** The available currencies. */
  currencies: readonly (Currency & { name: string })[];
  /** Whether the page is hydrated; before, the space of the fields is reserved. */
  isReady: boolean;
  /** The result in one line, which stays in view on phones. */
  summary: string;
  /** Whether a field has refused its text, so that the result is for an earlier one. */
  isStale: boolean;
  onRefused: NumberFieldProps["onRefused"];
}

const mainFields = ["size", "rate", "downPayment", "interest", "years", "charges"] as const;

/** The fields of the calculator: plot, loan and currency; what the duties depend on, behind a summary. */
export function CostFields({
  duties,
  choice,
  defaults,
  currencies,
  isReady,
  summary,
  isStale,
  onRefused,
}: CostFieldsProps) {
  const { inputs, currency } = choice;

  const renderField = (name: CostField) => (
    <Cell key={name}>
      {isReady && (
        <NumberField
          name={name}
          label={costFieldLabels[name]}
          value={inputs[name]}
          defaultValue={defaults[name]}
          limits={costLimits[name]}
          onRefused={onRefused}
        />
      )}
    </Cell>
  );

  return (
    <div>
      {/* The figures below have the same for screen readers. */}
      <Line {...noPrint} {...needsScripts} data-stale={isStale || undefined} aria-hidden="true">
        <FigureText>{summary}</FigureText>
      </Line>
      {/* In print the result has the same values. */}
      <Fields {...noPrint} {...needsScripts}>
        {mainFields.map(renderField)}
        {currencies.length > 0 && (
          <Cell>
            {isReady && (
              <FormField label={currencyWords.label}>
                <Select
                  value={currency?.code ?? ""}
                  onChange={({ target }) => setQuery({ currency: target.value })}
                >
                  <option value="">{currencyWords.none}</option>
                  {currencies.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              </FormField>
            )}
          </Cell>
        )}
      </Fields>
      <Agreement {...noPrint} {...needsScripts}>
        {isReady && (
          <CheckboxLabel>
            <input
              type="checkbox"
              checked={inputs.hasAgreement}
              onChange={({ target }) => setQuery({ agreement: target.checked ? undefined : "no" })}
            />
            <span>{agreementLabel}</span>
          </CheckboxLabel>
        )}
      </Agreement>
      <Disclosure>
        <summary>{dutyWords.title}</summary>
        <p>
          <FigureText>{dutyWords.text(duties)}</FigureText>
        </p>
        {isReady && (
          <Fields {...noPrint} {...needsScripts}>
            {renderField("government")}
            <Cell>
              <FormField label={localBodyWords.label}>
                <Select
                  value={inputs.localBody}
                  onChange={({ target: { value } }) =>
                    setQuery({ localBody: value === defaults.localBody ? undefined : value })
                  }
                >
                  {localBodies.map((body) => (
                    <option key={body} value={body}>
                      {localBodyWords.names[body]}
                    </option>
                  ))}
                </Select>
              </FormField>
            </Cell>
          </Fields>
        )}
      </Disclosure>
    </div>
  );
}

const Line = styled.p({
  position: "sticky",
  // Below the page's contents, which scroll away while a visitor types.
  insetBlockStart: `calc(${size.header} + ${size.row})`,
  [whenTyping]: { insetBlockStart: size.header },
  zIndex: layer.content,
  // Close to the heading, whose question it answers.
  margin: `calc(-1 * ${space.lg}) calc(-1 * ${space.gutter}) ${space.xl}`,
  padding: `${space.sm} ${space.gutter}`,
  borderBottom: hairline,
  backgroundColor: color.surface,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.snug,
  // There the result is right below the fields.
  [from("lg")]: { display: "none" },
  [when.shortScreen]: { position: "static" },
  "&[data-stale] > *": stale,
});

const Fields = styled.div({
  display: "grid",
  // Two, three or six in a row, so that six fill their rows.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(min(100%, 9rem), 24%), 1fr))",
  [from("xl")]: { gridTemplateColumns: "repeat(6, 1fr)" },
  alignItems: "start",
  gap: space.lg,
  marginBottom: space.lg,
  // Room for the label, and for the line above.
  "input, select": { scrollMarginTop: `calc(${space.huge} + ${space.xxl})` },
});

// Reserves its height, to avoid a layout shift at hydration.
const Agreement = styled.div({
  minHeight: size.touch,
});

// Reserves the height of a field, to avoid a layout shift at hydration.
const Cell = styled.div({
  minHeight: `calc(${fontSize.body} * ${lineHeight.body} + ${space.xs} + ${size.touch})`,
});
