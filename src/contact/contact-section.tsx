import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";

import { needsScripts, noPrint } from "../lib/attributes";
import { phoneUrl } from "../lib/links";
import { useBrowserValue } from "../lib/query";
import { daysText, formatClock, indiaOffset, shiftClock } from "../lib/time";
import { companyFacts, contactRows } from "../site/contact-rows";
import { color, from, lineHeight, space, when } from "../theme";
import { PointList } from "../ui/lists";
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

/** The ways to reach the company: call, chat, its office, and the message form. */
export const ContactSection = ({
  contactPage: page,
  siteSettings: site,
}: Queries.ContactSectionFragment) => (
  <Section id="office">
    <Ways>
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
      <Details as="dl" minWidth="max(15rem, 40%)" gap="items" rowGap="items">
        <HoursDetail>
          <dt>{words.hours}</dt>
          {site.contact.hours.map(({ days, opens, closes }) => (
            <Hours key={days[0]}>
              <Days>{daysText(days)}</Days>{" "}
              <span>
                {opens && closes
                  ? rangeText(formatClock(opens), formatClock(closes))
                  : words.closed}
              </span>
              {opens && closes && <HoursAbroad opens={opens} closes={closes} />}
            </Hours>
          ))}
        </HoursDetail>
        {[...contactRows(site.contact), ...companyFacts(site)]
          .filter(({ name }) => name !== "phone")
          .map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Details>
    </Ways>
  </Section>
);

// From tablets on, the form is beside the rest: the headings share one row, the fields and the ways to call the next.
const Ways = styled(Columns)({
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

// Both are equally wide; where they do not fit on one line, each fills a line.
const Shortcuts = styled(Row)({
  "& > *": { flex: "1 13rem" },
  // The form beside them has the gold button.
  [from("md")]: {
    "& > *": { borderColor: color.outline, backgroundColor: "transparent", color: color.text },
  },
});

const minute = 60_000;

/** Updates more often than each minute, so that a change is shown within seconds. */
function subscribe(update: () => void) {
  const timer = setInterval(update, minute / 6);
  return () => clearInterval(timer);
}

/** Whether the office is open now. Needs scripts, and reserves its lines. */
function OpenNow({ hours, closedDays }: Queries.ContactSectionFragment["siteSettings"]["contact"]) {
  const now = useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  const state = now === undefined ? undefined : officeState(hours, closedDays, now * minute);
  return (
    <OpenState {...noPrint} {...needsScripts} data-open={state?.isOpen || undefined}>
      {state &&
        (state.isOpen
          ? words.openNow(formatClock(state.time))
          : words.opensNext(state.day, formatClock(state.time)))}
    </OpenState>
  );
}

/** The opening hours on the visitor's clock, where it differs from India's. Reserves its line. */
function HoursAbroad({ opens, closes }: { opens: string; closes: string }) {
  const minutesBehindUtc = useBrowserValue(() => new Date().getTimezoneOffset()) ?? -indiaOffset;
  const ahead = -minutesBehindUtc - indiaOffset;
  const there = (inIndia: string) => formatClock(shiftClock(inIndia, ahead));
  return (
    <LocalHours {...needsScripts}>
      {ahead !== 0 && words.forYou(rangeText(there(opens), there(closes)))}
    </LocalHours>
  );
}

// The padding enlarges the touch target of links, and moves no lines.
const Details = styled(PointList)({ a: { paddingBlock: space.sm } });

// The short details are below one another, beside the hours.
const HoursDetail = styled.div({ [from("lg")]: { gridRow: "span 2" } });

const Hours = styled.dd({
  fontVariantNumeric: "tabular-nums",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
});

const Days = styled.span({ width: "5.5rem" });

const LocalHours = styled.span({
  flexBasis: "100%",
  minHeight: `${lineHeight.body}em`,
  color: color.text,
});

const OpenState = styled.p({
  marginTop: space.lg,
  color: color.textQuiet,
  // Two lines where the longest text needs them, to avoid a layout shift.
  minHeight: `calc(2em * ${lineHeight.body})`,
  [from("xs")]: { minHeight: `${lineHeight.body}em` },
  "&[data-open]": { color: color.approved },
});

export const fragment = graphql`
  fragment ContactSection on Content {
    contactPage {
      officeTitle
      formTitle
      submit
    }
    siteSettings {
      ...CompanyFacts
      contact {
        ...ContactRows
        hours {
          days
          opens
          closes
        }
        closedDays
      }
      whatsapp {
        ...WhatsAppButton
      }
    }
  }
`;
