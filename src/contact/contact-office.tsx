import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";

import { PointList } from "../ui/points";
import { rangeText } from "../ui/words";
import { companyFacts, contactRows } from "../site/contact-rows";
import { officeState } from "./opening-hours";
import { officeWords } from "./words";
import { formatClock } from "../lib/clock";
import { needsScripts, noPrint } from "../lib/marks";
import { color, from, lineHeight, space } from "../theme";

export interface ContactOfficeProps {
  contact: Queries.ContactOfficeFragment;
  site: Queries.CompanyFactsFragment;
}

const minute = 60_000;

/** Whether the office is open now. Needs scripts, and reserves its lines. */
export function OpenNow({ contact }: { contact: Queries.ContactOfficeFragment }) {
  const { hours, closedDays } = contact;
  const [state, setState] = useState<ReturnType<typeof officeState<(typeof hours)[number]>>>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const now = Date.now();
      setState(officeState(hours, closedDays, now));
      timer = setTimeout(update, minute - (now % minute));
    };
    update();
    return () => clearTimeout(timer);
  }, [hours, closedDays]);

  return (
    <Now {...noPrint} {...needsScripts} data-open={state?.isOpen || undefined}>
      {state &&
        (state.isOpen
          ? officeWords.openNow(formatClock(state.line.closes ?? ""))
          : officeWords.opensNext(state.day, formatClock(state.line.opens ?? "")))}
    </Now>
  );
}

/** The hours, address and email of the office, and the company's legal details; the phone is above them. */
export const ContactOffice = ({ contact, site }: ContactOfficeProps) => (
  <Details as="dl" minWidth="max(15rem, 40%)" gap="items" rowGap="items">
    <div>
      <dt>{officeWords.hours}</dt>
      {contact.hours.map(({ label, opens, closes }) => (
        <Hours key={label}>
          <span>{label}</span>{" "}
          <span>
            {opens && closes
              ? rangeText(formatClock(opens), formatClock(closes))
              : officeWords.closed}
          </span>
        </Hours>
      ))}
    </div>
    {[...contactRows(contact).filter(({ name }) => name !== "phone"), ...companyFacts(site)].map(
      ({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </Details>
);

// Links have a larger touch target, which moves no lines.
const Details = styled(PointList)({
  a: { paddingBlock: space.sm },
  // The short details are below one another, beside the hours.
  [from("lg")]: { "& > :first-of-type": { gridRow: "span 2" } },
});

const Hours = styled.dd({
  fontVariantNumeric: "tabular-nums",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  "& > :first-of-type": { width: "5.5rem" },
});

const Now = styled.p({
  marginTop: space.lg,
  color: color.textQuiet,
  // Two lines where the longest text needs them, to avoid a layout shift.
  minHeight: `calc(2em * ${lineHeight.body})`,
  [from("xs")]: { minHeight: `${lineHeight.body}em` },
  "&[data-open]": { color: color.approved },
});

export const fragment = graphql`
  fragment ContactOffice on ContactDetails {
    ...ContactRows
    closedDays
    ...OpeningHours
  }

  fragment OpeningHours on ContactDetails {
    hours {
      label
      days
      opens
      closes
    }
  }
`;
