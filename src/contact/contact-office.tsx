import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";

import { displayText } from "../ui/mixins";
import { TermList } from "../ui/points";
import { contactLabels, rangeText } from "../ui/words";
import { companyFacts } from "../site/company-facts";
import { contactRows } from "../site/footer-contact";
import { officeState } from "./opening-hours";
import { officeWords } from "./words";
import { needsScripts, noPrint } from "../boot/marks";
import { color, lineHeight, space } from "../theme";

export interface ContactOfficeProps {
  contact: Queries.ContactOfficeFragment;
  site: Queries.CompanyFactsFragment;
}

const minute = 60_000;

/** Whether the office is open now, large. Needs scripts, and reserves the space of its longest text. */
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

  const write = (
    isOpen: boolean,
    day: string,
    { opensText, closesText }: (typeof hours)[number],
  ) =>
    isOpen ? officeWords.openNow(closesText ?? "") : officeWords.opensNext(day, opensText ?? "");
  const texts = hours
    .filter(({ opens }) => opens)
    .flatMap((line) =>
      line.days.flatMap((day) => [true, false].map((isOpen) => write(isOpen, day, line))),
    );
  if (texts.length === 0) return null;
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
  return (
    <Now
      {...noPrint}
      {...needsScripts}
      data-longest={longest}
      data-open={state?.isOpen || undefined}
    >
      <span>{state && write(state.isOpen, state.day, state.line)}</span>
    </Now>
  );
}

const isNotPhone = ({ label }: { label: string }) => label !== contactLabels.phone;

/** The hours, address and email of the office, and the company's legal details; the phone is above them. */
export const ContactOffice = ({ contact, site }: ContactOfficeProps) => (
  <Details as="dl">
    <div>
      <dt>{officeWords.hours}</dt>
      {contact.hours.map(({ label, opensText: opens, closesText: closes }) => (
        <Hours key={label}>
          <span>{label}</span>{" "}
          <span>{opens && closes ? rangeText(opens, closes) : officeWords.closed}</span>
        </Hours>
      ))}
    </div>
    {[...contactRows(contact).filter(isNotPhone), ...companyFacts(site)].map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Details>
);

// Links have a larger touch target, which moves no lines.
const Details = styled(TermList)({ a: { paddingBlock: space.sm } });

const Hours = styled.dd({
  fontVariantNumeric: "tabular-nums",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  "& > :first-of-type": { width: "5.5rem" },
});

const Now = styled.p({
  ...displayText("item", lineHeight.snug),
  display: "grid",
  textWrap: "balance",
  "&[data-open]": { color: color.approved },
  "&::before, & > span": { gridArea: "1 / 1" },
  // Reserves the space, to avoid a layout shift.
  "&::before": { content: "attr(data-longest)", visibility: "hidden" },
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
      opensText
      closes
      closesText
    }
  }
`;
