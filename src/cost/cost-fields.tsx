import styled from "@emotion/styled";

import { needsScripts, noPrint } from "../lib/attributes";
import { layoutRoute } from "../lib/links";
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
import { NumberField } from "../ui/number-field";
import { Disclosure, Row } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";
import { plotName } from "../ui/words";
import { costFields, type CostChoice, type CostField, type Currency } from "./cost-query";
import { localBodies } from "./plot-cost";
import { costFieldLabels, dutyText, costWords as words } from "./words";

interface CostFieldsProps {
  choice: CostChoice;
  /** Empty space is reserved for the fields until the page is hydrated. */
  isHydrated: boolean;
  duties: Queries.DutyRates;
  /** The currencies with an exchange rate. */
  currencies: readonly (Currency & { name: string })[];
  /** The result in one line, which stays in view on phones. */
  summary: string;
}

const [usualBody, ...otherBodies] = localBodies;

/** The fields for plot, loan and currency. The fields for the duties are behind a summary. */
export const CostFields = ({
  choice,
  isHydrated,
  duties,
  currencies,
  summary,
}: CostFieldsProps) => {
  const fieldProps = { choice, isHydrated };
  const { localBody, hasAgreement } = choice.inputs;
  return (
    <div>
      {/* For the eyes only: the result below has the same amounts. */}
      <Summary {...noPrint} {...needsScripts} aria-hidden="true">
        <AmountText>{summary}</AmountText>
      </Summary>
      {/* Prints have the inputs as a sentence in the result. */}
      <Fields {...noPrint} {...needsScripts}>
        <NamedPlot choice={choice} />
        {(["size", "pricePerSqYd", "downPayment", "interestRate", "years", "charges"] as const).map(
          (field) => (
            <CostNumber key={field} field={field} {...fieldProps} />
          ),
        )}
        {currencies.length > 0 && (
          <Cell>
            {isHydrated && (
              <SelectField
                name="currency"
                label={words.currency}
                value={choice.currency?.code}
                none={words.rupeesOnly}
                options={currencies.map(({ code: key, name }) => ({ key, name }))}
              />
            )}
          </Cell>
        )}
      </Fields>
      <Agreement {...noPrint} {...needsScripts}>
        {isHydrated && (
          <CheckboxLabel>
            <Checkbox
              type="checkbox"
              checked={hasAgreement}
              onChange={({ target }) =>
                setQuery({ agreement: target.checked ? undefined : "no" }, "push")
              }
            />
            <span>{words.agreement}</span>
          </CheckboxLabel>
        )}
      </Agreement>
      {isHydrated && <Refused>{words.refused}</Refused>}
      <Disclosure>
        <summary>{words.dutyTitle}</summary>
        <p>
          <AmountText>{dutyText(duties)}</AmountText>
        </p>
        {isHydrated && (
          <Fields {...noPrint} {...needsScripts}>
            <CostNumber field="governmentValue" {...fieldProps} />
            <SelectField
              name="localBody"
              label={words.localBody}
              value={localBody === usualBody ? undefined : localBody}
              none={usualBody}
              options={otherBodies.map((body) => ({ key: body, name: body }))}
            />
          </Fields>
        )}
      </Disclosure>
    </div>
  );
};

interface CostNumberProps extends Pick<CostFieldsProps, "choice" | "isHydrated"> {
  field: CostField;
}

const CostNumber = ({ field, choice, isHydrated }: CostNumberProps) => (
  <Cell>
    {isHydrated && (
      <NumberField
        name={costFields[field].key}
        label={costFieldLabels[field]}
        value={choice.inputs[field]}
        defaultValue={choice.defaults[field]}
        limits={costFields[field]}
        isLocked={choice.plot && (field === "size" || field === "pricePerSqYd")}
      />
    )}
  </Cell>
);

/** The plot that the URL names. An open plot has a button that gives it up, any other plot its status. */
function NamedPlot({ choice }: Pick<CostFieldsProps, "choice">) {
  const { layout, number, plot, status, inputs } = choice;
  if (!layout || !number) return null;
  const name = plotName(number, layout.name);
  const values = { size: String(inputs.size), rate: String(inputs.pricePerSqYd) };
  return (
    <PlotRow gap="xl">
      <SiteLink to={`${layoutRoute(layout.slug)}?plot=${encodeURIComponent(number)}`}>
        {plot ? name : words.closedPlot(name, status)}
      </SiteLink>
      {plot && (
        <button
          type="button"
          data-look="link"
          onClick={({ currentTarget }) => {
            setQuery({ plot: undefined, ...values }, "push");
            // The button disappears, so the focus moves to the first field, which is no longer locked.
            currentTarget.closest("section")?.querySelector("input")?.focus();
          }}
        >
          {words.otherPlot}
        </button>
      )}
    </PlotRow>
  );
}

const Summary = styled.p({
  position: "sticky",
  insetBlockStart: size.header,
  zIndex: layer.content,
  // Close to the heading of the section, and across the whole width.
  margin: `-${space.lg} calc(-1 * ${space.gutter}) ${space.xl}`,
  padding: `${space.sm} ${space.gutter}`,
  borderBottom: hairline,
  backgroundColor: color.surface,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.snug,
  // Wide screens have the result beside the fields.
  [from("lg")]: { display: "none" },
  [when.shortScreen]: { position: "static" },
});

const Fields = styled.div({
  display: "grid",
  // Two or three fields in a row, so that the six fields fill their rows.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(min(100%, 9.7rem), 24%), 1fr))",
  alignItems: "start",
  gap: space.lg,
  marginBottom: space.lg,
  // Keeps the label and the summary in view when the browser scrolls to a field.
  "input, select": { scrollMarginTop: space.columns },
  "input[readonly]": { borderStyle: "dashed" },
});

const PlotRow = styled(Row)({ gridColumn: "1 / -1" });

// Reserves the height of the checkbox, to avoid a layout shift at hydration.
const Agreement = styled.div({ minHeight: size.touch });

// Reserves the height of a field, to avoid a layout shift at hydration.
const Cell = styled.div({
  minHeight: `calc(${fontSize.body} * ${lineHeight.body} + ${space.xs} + ${size.touch})`,
});

const Refused = styled.strong({
  display: "none",
  color: color.error,
  "*:has([aria-invalid=true]) &": { display: "block" },
});

const CheckboxLabel = styled.label({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: size.touch,
  cursor: "pointer",
});

const Checkbox = styled.input({
  flexShrink: 0,
  width: "1.1em",
  height: "1.1em",
  margin: 0,
  accentColor: color.approvedBackground,
  cursor: "inherit",
});
