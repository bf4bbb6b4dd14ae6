import styled from "@emotion/styled";

import { layoutRoute } from "../lib/links";
import { needsScripts, noPrint } from "../lib/marks";
import { setQuery } from "../lib/query";
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
import { AmountText } from "../ui/amount-text";
import { SelectField } from "../ui/field";
import { stale } from "../ui/mixins";
import { NumberField, type NumberFieldProps } from "../ui/number-field";
import { Disclosure, Row } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";
import { plotName } from "../ui/words";
import { costFields, type CostChoice, type CostField, type Currency } from "./cost-query";
import { localBodies, type CostInputs } from "./plot-cost";
import {
  agreementLabel,
  costFieldLabels,
  currencyWords,
  dutyWords,
  localBodyWords,
  namedPlotWords as words,
} from "./words";

interface FormProps {
  choice: CostChoice;
  /** The defaults, which are left out of the URL. */
  defaults: CostInputs;
  /** Whether the page is hydrated; before, the space of the fields is reserved. */
  isReady: boolean;
  onRefused: NumberFieldProps["onRefused"];
}

interface CostFieldsProps extends FormProps {
  duties: Queries.DutiesFragment;
  /** The available currencies. */
  currencies: readonly (Currency & { name: string })[];
  /** The result in one line, which stays in view on phones. */
  summary: string;
  /** Whether a field has refused its text, so that the result is for an earlier one. */
  isStale: boolean;
}

const mainFields = [
  "size",
  "pricePerSqYd",
  "downPayment",
  "interestRate",
  "years",
  "charges",
] as const;

const CostNumber = ({ field, ...form }: FormProps & { field: CostField }) => (
  <Cell>
    {form.isReady && (
      <NumberField
        name={costFields[field].key}
        label={costFieldLabels[field]}
        value={form.choice.inputs[field]}
        defaultValue={form.defaults[field]}
        limits={costFields[field]}
        isLocked={form.choice.plot && (field === "size" || field === "pricePerSqYd")}
        onRefused={form.onRefused}
      />
    )}
  </Cell>
);

/** The plot that the URL names: with the way to another, or what is known of it. */
function NamedPlot({
  choice: { layout, number, plot, isKnown, status, inputs },
}: Pick<FormProps, "choice">) {
  if (!layout || !number) return null;
  const name = plotName(number, layout.name);
  const values = { size: String(inputs.size), rate: String(inputs.pricePerSqYd) };
  return (
    <Named gap="xl">
      <SiteLink to={`${layoutRoute(layout.slug)}?plot=${encodeURIComponent(number)}`}>
        {plot ? name : words.closed(name, isKnown, status)}
      </SiteLink>
      {plot && (
        <button
          type="button"
          data-look="link"
          onClick={({ currentTarget }) => {
            setQuery({ plot: undefined, ...values }, "push");
            // The button goes, and the first field can be edited.
            currentTarget.closest("section")?.querySelector("input")?.focus();
          }}
        >
          {words.another}
        </button>
      )}
    </Named>
  );
}

const [usualBody, ...otherBodies] = localBodies;

/** The state's duties and what they depend on, behind a summary. */
const DutyDetails = ({ duties, ...form }: FormProps & Pick<CostFieldsProps, "duties">) => {
  const { localBody } = form.choice.inputs;
  return (
    <Disclosure>
      <summary>{dutyWords.title}</summary>
      <p>
        <AmountText>{dutyWords.text(duties)}</AmountText>
      </p>
      {form.isReady && (
        <Fields {...noPrint} {...needsScripts}>
          <CostNumber field="governmentValue" {...form} />
          <SelectField
            name="localBody"
            label={localBodyWords.label}
            value={localBody === usualBody ? undefined : localBody}
            none={localBodyWords.names[usualBody]}
            options={otherBodies.map((key) => ({ key, name: localBodyWords.names[key] }))}
          />
        </Fields>
      )}
    </Disclosure>
  );
};

/** The fields of the calculator: plot, loan and currency; what the duties depend on, behind a summary. */
export const CostFields = ({ duties, currencies, summary, isStale, ...form }: CostFieldsProps) => (
  <div>
    {/* The figures below have the same for screen readers. */}
    <Summary {...noPrint} {...needsScripts} data-stale={isStale || undefined} aria-hidden="true">
      <AmountText>{summary}</AmountText>
    </Summary>
    {/* In print the result has the same values. */}
    <Fields {...noPrint} {...needsScripts}>
      <NamedPlot choice={form.choice} />
      {mainFields.map((field) => (
        <CostNumber key={field} field={field} {...form} />
      ))}
      {currencies.length > 0 && (
        <Cell>
          {form.isReady && (
            <SelectField
              name="currency"
              label={currencyWords.label}
              value={form.choice.currency?.code}
              none={currencyWords.none}
              options={currencies.map(({ code: key, name }) => ({ key, name }))}
            />
          )}
        </Cell>
      )}
    </Fields>
    <Agreement {...noPrint} {...needsScripts}>
      {form.isReady && (
        <CheckboxLabel>
          <input
            type="checkbox"
            checked={form.choice.inputs.hasAgreement}
            onChange={({ target }) =>
              setQuery({ agreement: target.checked ? undefined : "no" }, "push")
            }
          />
          <span>{agreementLabel}</span>
        </CheckboxLabel>
      )}
    </Agreement>
    <DutyDetails duties={duties} {...form} />
  </div>
);

const Summary = styled.p({
  position: "sticky",
  insetBlockStart: size.header,
  zIndex: layer.content,
  // Close to the heading, whose question it answers.
  margin: `-${space.lg} calc(-1 * ${space.gutter}) ${space.xl}`,
  padding: `${space.sm} ${space.gutter}`,
  borderBottom: hairline,
  backgroundColor: color.surface,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.snug,
  // There the result is beside the fields.
  [from("lg")]: { display: "none" },
  [when.shortScreen]: { position: "static" },
  "&[data-stale] > *": stale,
});

const Fields = styled.div({
  display: "grid",
  // Two or three in a row, so that the six fields fill their rows.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(min(100%, 9.7rem), 24%), 1fr))",
  alignItems: "start",
  gap: space.lg,
  marginBottom: space.lg,
  // Room for the label, and for the line above.
  "input, select": { scrollMarginTop: space.columns },
  "input[readonly]": { borderStyle: "dashed" },
});

const Named = styled(Row)({ gridColumn: "1 / -1" });

// Reserves its height, to avoid a layout shift at hydration.
const Agreement = styled.div({ minHeight: size.touch });

// Reserves the height of a field, to avoid a layout shift at hydration.
const Cell = styled.div({
  minHeight: `calc(${fontSize.body} * ${lineHeight.body} + ${space.xs} + ${size.touch})`,
});

const CheckboxLabel = styled.label({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: size.touch,
  cursor: "pointer",
  input: {
    flexShrink: 0,
    width: "1.1em",
    height: "1.1em",
    margin: 0,
    accentColor: color.approvedBackground,
    cursor: "inherit",
  },
});
