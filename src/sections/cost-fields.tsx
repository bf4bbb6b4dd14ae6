import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useState } from "react";

import { Announcement } from "../components/announcement";
import { Disclosure } from "../components/disclosure";
import { Field, Input, Select } from "../components/field";
import {
  type CostChoice,
  type CostField,
  costLimits,
  type Currency,
  currencyLimits,
} from "../lib/cost-query";
import { fillTemplate } from "../lib/fill-template";
import type { CostInputs } from "../lib/loan";
import { setQuery } from "../lib/query";
import { formatNumber } from "../lib/rupees";
import { type NumberLimits, readNumber } from "../lib/typed-number";
import { color, fontSize, lineHeight, size, space, when, withoutScripts } from "../theme";

export interface CostFieldsProps {
  content: Queries.CostFieldsFragment;
  choice: CostChoice;
  /** The inputs that the address does not mention. */
  usual: CostInputs;
  /** What there is to choose from. */
  currencies: readonly (Currency & { name: string })[];
  /** Whether scripts run; without them there is only room for the fields. */
  isReady: boolean;
}

interface NumberFieldProps {
  /** Its key in the address. */
  name: string;
  label: string;
  value: number;
  /** The value that the address does not mention. */
  usual: number;
  limits: NumberLimits;
  /** Said of what cannot be used. */
  problem: string;
  /** Called after each change with what is wrong with it, or "". */
  onProblem: (problem: string) => void;
}

/** A number as people type it. What cannot be used stays in the field, and the last good value in the address. */
function NumberField({ name, label, value, usual, limits, problem, onProblem }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: "", value: NaN });
  // Back, Forward or another address may have changed the value since.
  const isTyped = typed.value === value;
  const isWrong = isTyped && readNumber(typed.text, limits) === undefined;
  const problemId = `${name}-problem`;
  const said = fillTemplate(problem, {
    min: formatNumber(limits.min),
    max: formatNumber(limits.max),
  });
  return (
    <Cell>
      <Field>
        {label}
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={isTyped ? typed.text : formatNumber(value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={({ target: { value: text } }) => {
            const next = readNumber(text, limits);
            setTyped({ text, value: next ?? value });
            onProblem(next === undefined ? said : "");
            if (next !== undefined) setQuery({ [name]: next === usual ? undefined : String(next) });
          }}
        />
      </Field>
      {isWrong && <Problem id={problemId}>{said}</Problem>}
    </Cell>
  );
}

const mainFields = ["size", "rate", "downPayment", "interest", "years"] as const;
const dutyFields = ["stamp", "transfer", "registration"] as const;

/** What a visitor can change in the calculator: plot, loan and currency, and the duties behind a summary. */
export function CostFields({ content, choice, usual, currencies, isReady }: CostFieldsProps) {
  const { fields, duties } = content;
  const { inputs, currency } = choice;
  const [problem, setProblem] = useState("");

  const renderField = (name: CostField) =>
    isReady ? (
      <NumberField
        key={name}
        name={name}
        label={fields[name]}
        value={inputs[name]}
        usual={usual[name]}
        limits={costLimits[name]}
        problem={content.limits}
        onProblem={setProblem}
      />
    ) : (
      <Cell key={name} />
    );

  return (
    <div>
      <Fields>
        {mainFields.map(renderField)}
        {currencies.length > 0 && (
          <Cell>
            {isReady && (
              <Field>
                {fields.currency}
                <Select
                  value={currency?.code ?? ""}
                  onChange={({ target }) => setQuery({ currency: target.value, rupees: undefined })}
                >
                  <option value="">{content.currencies.none}</option>
                  {currencies.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </Cell>
        )}
        {currency && (
          <NumberField
            key={currency.code}
            name="rupees"
            label={fillTemplate(fields.currencyRate, { code: currency.code })}
            value={currency.rupees}
            usual={currency.usual}
            limits={currencyLimits}
            problem={content.limits}
            onProblem={setProblem}
          />
        )}
      </Fields>
      <Disclosure>
        <summary>{duties.title}</summary>
        <p>
          {fillTemplate(duties.text, {
            stamp: formatNumber(duties.stamp),
            transfer: formatNumber(duties.transfer),
            registration: formatNumber(duties.registration),
            date: duties.asOfText,
          })}
        </p>
        {isReady && <Fields>{dutyFields.map(renderField)}</Fields>}
      </Disclosure>
      {isReady && <Announcement text={problem} />}
    </div>
  );
}

const Fields = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  alignItems: "start",
  gap: space.lg,
  marginBottom: space.lg,
  // On paper the result beside them says what they hold.
  [when.print]: { display: "none" },
  ...withoutScripts({ display: "none" }),
});

// As high as a field, so that nothing moves when scripts draw it.
const Cell = styled.div({
  minHeight: `calc(${fontSize.body} * ${lineHeight.body} + ${space.xs} + ${size.touch})`,
});

const Problem = styled.p({ color: color.warm, fontSize: fontSize.small });

export const fragment = graphql`
  fragment CostFields on CostCalculator {
    fields {
      size
      rate
      downPayment
      interest
      years
      stamp
      transfer
      registration
      currency
      currencyRate
    }
    limits
    duties {
      title
      stamp
      transfer
      registration
      asOfText
      text
    }
    currencies {
      none
    }
  }
`;
