import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";

import { phoneUrl } from "../lib/links";
import { needsScripts, noPrint } from "../lib/marks";
import { useBrowserValue } from "../lib/query";
import { daysText, formatClock, indiaOffset, shiftClock } from "../lib/time";
import { companyFacts, contactRows } from "../site/contact-rows";
import { color, from, lineHeight, space, when } from "../theme";
import { PointList } from "../ui/points";
import { Columns, Row, Stack } from "../ui/primitives";
import { Section } from "../ui/section";
import { WhatsAppLink } from "../ui/site-link";
import { callText, rangeText } from "../ui/words";
import { ContactForm } from "./contact-form";
import { officeState } from "./opening-hours";

const words = {
  hours: "Business hours in India",
  closed: "Closed",
  /** The hours on the clock of a visitor abroad. */
  forYou: (hours: string) => `${hours} for you`,
  openNow: (closes: string) => `Open now, closes ${closes} IST`,
  opensNext: (day: string, opens: string) => `Opens ${day}, ${opens} IST`,
} as const;

interface ContactSectionProps {
  page: Queries.ContactSectionFragment;
  site: Queries.ContactSiteFragment;
}

/** The ways to reach the company: call, chat, its office, and the message form. */
export const ContactSection = ({ page, site }: ContactSectionProps) => (
  <Section id="office">
    <Parts>
      <Stack gap="xl">
        <div>
          <h2 id="office">{page.officeTitle}</h2>
          <OpenNow {...site.contact} />
        </div>
        <Shortcuts>
          <a href={phoneUrl(site.contact.phone)} data-look="primary">
            {callText(site.contact.phone)}
          </a>
          <WhatsAppLink {...noPrint} chat={site.whatsapp} data-look="outline">
            {site.whatsapp.label}
          </WhatsAppLink>
        </Shortcuts>
      </Stack>
      <ContactForm title={page.formTitle} submit={page.submit} />
      <ContactOffice site={site} />
    </Parts>
  </Section>
);

// From tablets on, the form is beside the rest: the headings on one line, and the fields and the ways to call on the next.
const Parts = styled(Columns)({
  [from("md")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space.xl} ${space.xxl}`,
    gridTemplateRows: "auto auto 1fr",
    "& > div, & > form": { display: "grid", gridTemplateRows: "subgrid", gridRow: "span 2" },
    "& > form": { gridArea: "1 / 2 / span 3", rowGap: space.xl },
    "form > :first-of-type": { margin: 0 },
    "form > :last-child": { gridRow: "span 2" },
  },
  [from("lg")]: { columnGap: space.columns },
  // A print has no form.
  [when.print]: { display: "block" },
});

// Equally wide; where the two do not fit one line, each fills its own.
const Shortcuts = styled(Row)({
  "& > *": { flex: "1 13rem" },
  // The form beside them has the gold button.
  [from("md")]: {
    "& > *": { borderColor: color.outline, backgroundColor: "transparent", color: color.text },
  },
});

const minute = 60_000;

/** Whether the office is open now. Needs scripts, and reserves its lines. */
function OpenNow({ hours, closedDays }: Queries.ContactSiteFragment["contact"]) {
  const [state, setState] = useState<ReturnType<typeof officeState>>();
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
          ? words.openNow(formatClock(state.line.closes ?? ""))
          : words.opensNext(state.day, formatClock(state.line.opens ?? "")))}
    </Now>
  );
}

/** The hours, address and email of the office, and the company's legal details; the phone is above them. */
const ContactOffice = ({ site }: Pick<ContactSectionProps, "site">) => (
  <Details as="dl" minWidth="max(15rem, 40%)" gap="items" rowGap="items">
    <div>
      <dt>{words.hours}</dt>
      {site.contact.hours.map(({ days, opens, closes }) => (
        <Hours key={days[0]}>
          <span>{daysText(days)}</span>{" "}
          <span>
            {opens && closes ? rangeText(formatClock(opens), formatClock(closes)) : words.closed}
          </span>
          {opens && closes && <HoursAbroad opens={opens} closes={closes} />}
        </Hours>
      ))}
    </div>
    {[...contactRows(site.contact), ...companyFacts(site)]
      .filter(({ name }) => name !== "phone")
      .map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </Details>
);

/** Minutes by which the visitor's clock is ahead of UTC today. */
const readOffset = () => -new Date().getTimezoneOffset();

/** The opening hours on the visitor's clock, where it differs from India's. Reserves its line. */
function HoursAbroad({ opens, closes }: { opens: string; closes: string }) {
  const ahead = (useBrowserValue(readOffset) ?? indiaOffset) - indiaOffset;
  const there = (inIndia: string) => formatClock(shiftClock(inIndia, ahead));
  return (
    <Yours {...needsScripts}>
      {ahead !== 0 && words.forYou(rangeText(there(opens), there(closes)))}
    </Yours>
  );
}

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

const Yours = styled.span({
  flexBasis: "100%",
  minHeight: `${lineHeight.body}em`,
  color: color.text,
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
  fragment ContactSection on ContactPage {
    officeTitle
    formTitle
    submit
  }

  fragment ContactSite on SiteSettings {
    ...CompanyFacts
    contact {
      ...ContactRows
      ...OpeningHours
      closedDays
    }
    whatsapp {
      ...WhatsAppLink
      label
    }
  }

  fragment OpeningHours on ContactDetails {
    hours {
      days
      opens
      closes
    }
  }
`;
