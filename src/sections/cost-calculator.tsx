import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useMemo, useRef, useState } from "react";

import { Columns } from "../components/columns";
import { Disclosure } from "../components/disclosure";
import { Field, Input, Select } from "../components/field";
import { Container, Section, SectionHeading, VisuallyHidden } from "../components/section";
import {
  type CostField,
  costLimits,
  currencyLimits,
  formatCurrency,
  isOldRate,
  readCostQuery,
} from "../lib/cost-query";
import { fillTemplate } from "../lib/fill-template";
import { costOf, dutyPercent, type PlotCost } from "../lib/loan";
import { setQuery, useQuery } from "../lib/query";
import { formatNumber, formatRupees } from "../lib/rupees";
import { type NumberLimits, readNumber } from "../lib/typed-number";
import { useDevice } from "../lib/use-device";
import {
  border,
  color,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  size,
  space,
  when,
  withoutScripts,
} from "../theme";

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
}

/** A number as people type it. What cannot be used stays in the field, and the last good value in the address. */
function NumberField({ name, label, value, usual, limits, problem }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: "", value: NaN });
  // Back, Forward or another address may have changed the value since.
  const isTyped = typed.value === value;
  const isWrong = isTyped && readNumber(typed.text, limits) === undefined;
  const problemId = `${name}-problem`;
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
            if (next !== undefined) setQuery({ [name]: next === usual ? undefined : String(next) });
          }}
        />
      </Field>
      {isWrong && (
        <Problem id={problemId}>
          {fillTemplate(problem, {
            min: formatNumber(limits.min),
            max: formatNumber(limits.max),
          })}
        </Problem>
      )}
    </Cell>
  );
}

/** Milliseconds without a change after which the result is said to screen readers. */
const pause = 800;

/** Says a text whenever it has changed, and not while it is changing. */
function Announcement({ text }: { text: string }) {
  const last = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden as="output">{said}</VisuallyHidden>;
}

const mainFields = ["size", "rate", "downPayment", "interest", "years"] as const;
const dutyFields = ["stamp", "transfer", "registration"] as const;
/** The figures in their order; those with a part of the bar, which together are all that is paid. */
const figures = ["price", "duty", "total", "loan", "instalment", "interest"] as const;
const parts = ["price", "duty", "interest"] as const;
const isPart = (figure: keyof PlotCost) => parts.some((part) => part === figure);

/**
 * What a plot costs with duties and a loan. What a visitor changes is in the address and nowhere else. The prebuilt
 * page has the editor's example, without the fields.
 */
export function CostCalculator({ content }: { content: Queries.CostCalculatorFragment }) {
  const search = useQuery();
  const isReady = search !== undefined;
  const { fields, duties, results, currencies } = content;
  const defaults = useMemo(() => ({ ...content.defaults, ...duties }), [content, duties]);
  const rated = useMemo(
    () => currencies.rates.flatMap(({ rupees, ...rate }) => (rupees ? [{ ...rate, rupees }] : [])),
    [currencies],
  );
  const { inputs, currency } = readCostQuery(search ?? "", defaults, rated);
  const cost = costOf(inputs);
  const written = (figure: keyof PlotCost) => formatRupees(cost[figure]);
  const abroad = (figure: keyof PlotCost) => currency && formatCurrency(cost[figure], currency);
  const usual = rated.find(({ code }) => code === currency?.code)?.rupees;
  const isOld = useDevice(() => isOldRate(currencies.asOf, Date.now()));
  const share = formatNumber(dutyPercent(duties));

  const renderField = (name: CostField) =>
    isReady ? (
      <NumberField
        key={name}
        name={name}
        label={fields[name]}
        value={inputs[name]}
        usual={defaults[name]}
        limits={costLimits[name]}
        problem={content.limits}
      />
    ) : (
      <Cell key={name} />
    );

  return (
    <Section data-ground="sunk" aria-labelledby="cost">
      <Container>
        <SectionHeading id="cost" heading={content.heading} />
        <Columns>
          <div>
            <Fields>
              {mainFields.map(renderField)}
              {rated.length > 0 && (
                <Cell>
                  {isReady && (
                    <Field>
                      {fields.currency}
                      <Select
                        value={currency?.code ?? ""}
                        onChange={({ target }) =>
                          setQuery({ currency: target.value, rupees: undefined })
                        }
                      >
                        <option value="">{currencies.none}</option>
                        {rated.map(({ code, name }) => (
                          <option key={code} value={code}>
                            {name}
                          </option>
                        ))}
                      </Select>
                    </Field>
                  )}
                </Cell>
              )}
              {currency && usual && (
                <>
                  <NumberField
                    key={currency.code}
                    name="rupees"
                    label={fillTemplate(fields.currencyRate, { code: currency.code })}
                    value={currency.rupees}
                    usual={usual}
                    limits={currencyLimits}
                    problem={content.limits}
                  />
                  {currency.rupees === usual && (
                    <Dated>
                      {fillTemplate(isOld ? currencies.old : currencies.current, {
                        date: currencies.asOfText,
                      })}
                    </Dated>
                  )}
                </>
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
          </div>
          <Sheet>
            <p>
              {fillTemplate(content.basis, {
                size: formatNumber(inputs.size),
                rate: formatRupees(inputs.rate),
                downPayment: formatNumber(inputs.downPayment),
                interest: formatNumber(inputs.interest),
                years: inputs.years,
              })}
            </p>
            {/* The list below says the same in words. */}
            <Bar aria-hidden="true">
              {parts.map((part) => (
                <span key={part} data-part={part} style={{ flexGrow: cost[part] }} />
              ))}
            </Bar>
            <Figures>
              {figures.map((figure) => (
                <div key={figure} data-main={figure === "total" || undefined}>
                  <dt data-part={isPart(figure) ? figure : undefined}>{results[figure]}</dt>
                  <dd>
                    {written(figure)}
                    {currency && <Abroad>{abroad(figure)}</Abroad>}
                  </dd>
                </div>
              ))}
            </Figures>
            <Note>{fillTemplate(content.note, { percent: share, date: duties.asOfText })}</Note>
            {isReady && (
              <Announcement
                text={fillTemplate(content.announcement, {
                  total: abroad("total") ?? written("total"),
                  instalment: abroad("instalment") ?? written("instalment"),
                })}
              />
            )}
          </Sheet>
        </Columns>
      </Container>
    </Section>
  );
}

const Fields = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  alignItems: "start",
  gap: space.lg,
  marginBottom: space.lg,
  // On paper the sentence beside them says what they hold.
  [when.print]: { display: "none" },
  ...withoutScripts({ display: "none" }),
});

// As high as a field, so that nothing moves when scripts draw it.
const Cell = styled.div({
  minHeight: `calc(${fontSize.body} * ${lineHeight.body} + ${space.xs} + ${size.touch})`,
});

const Problem = styled.p({ color: color.warm, fontSize: fontSize.small });

const Dated = styled.p({
  alignSelf: "center",
  color: color.textQuiet,
  fontSize: fontSize.small,
});

const Sheet = styled.div({
  padding: `${space.xl} ${space.gutter}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
  breakInside: "avoid",
  "& > p": { color: color.textQuiet },
  // Of the bar, and of the marks in the list.
  "[data-part=price]": { "--part": color.planLine },
  "[data-part=duty]": { "--part": color.accent },
  "[data-part=interest]": { "--part": color.warm },
  "span[data-part], [data-part]::before": {
    backgroundColor: "var(--part)",
    printColorAdjust: "exact",
  },
  [when.forcedColors]: {
    "[data-part=price]": { "--part": "CanvasText" },
    "[data-part=duty]": { "--part": "Highlight" },
    "[data-part=interest]": { "--part": "GrayText" },
  },
});

const Bar = styled.div({
  display: "flex",
  gap: border.rule,
  height: space.xl,
  marginBlock: space.lg,
  borderRadius: radius.small,
  overflow: "hidden",
});

const Figures = styled.dl({
  fontVariantNumeric: "tabular-nums",
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.lg,
    paddingBlock: space.sm,
    borderTop: `${border.thin} solid ${color.line}`,
  },
  dt: { minWidth: 0, color: color.textQuiet },
  "dt[data-part]::before": {
    content: '""',
    display: "inline-block",
    width: space.md,
    height: space.md,
    marginInlineEnd: space.sm,
    borderRadius: radius.small,
  },
  // A sum of nine digits in large text is wider than a phone.
  dd: {
    minWidth: 0,
    overflowWrap: "anywhere",
    marginInlineStart: "auto",
    fontWeight: fontWeight.semibold,
    textAlign: "end",
  },
  "[data-main] > dd": { fontFamily: font.display, fontSize: fontSize.price },
});

const Abroad = styled.span({
  display: "block",
  color: color.textQuiet,
  fontFamily: font.text,
  fontSize: fontSize.small,
});

const Note = styled.p({
  paddingTop: space.md,
  borderTop: `${border.thin} solid ${color.line}`,
  fontSize: fontSize.small,
});

export const fragment = graphql`
  fragment CostCalculator on CostCalculator {
    heading {
      ...SectionHeading
    }
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
    defaults {
      size
      rate
      downPayment
      interest
      years
    }
    duties {
      title
      stamp
      transfer
      registration
      asOfText
      text
    }
    basis
    results {
      price
      duty
      total
      loan
      instalment
      interest
    }
    announcement
    note
    currencies {
      none
      asOf
      asOfText
      current
      old
      rates {
        code
        name
        rupees
      }
    }
  }
`;
