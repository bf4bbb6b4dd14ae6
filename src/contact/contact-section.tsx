import styled from "@emotion/styled";
import { graphql } from "gatsby";

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
import { callText, contactLabels, rangeText } from "../ui/words";
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

/** The ways to reach the company: a call, a chat, the office and the message form. */
export const ContactSection = ({
  contactPage: page,
  siteSettings: site,
}: Queries.ContactSectionFragment) => (
  <Section id="office">
    <ContactWays>
      <CallOrChat gap="xl">
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
      </CallOrChat>
      <ContactForm title={page.formTitle} submitLabel={page.submit} />
      <OfficeDetails as="dl" minWidth="max(15rem, 40%)" gap="items" rowGap="items">
        <OfficeHours>
          <dt>{words.hours}</dt>
          {site.contact.hours.map(({ days, opens, closes }) => (
            <HoursLine key={days[0]}>
              <DayNames>{daysText(days)}</DayNames>{" "}
              <span>
                {opens && closes
                  ? rangeText(formatClock(opens), formatClock(closes))
                  : words.closed}
              </span>
              {opens && closes && <HoursAbroad opens={opens} closes={closes} />}
            </HoursLine>
          ))}
        </OfficeHours>
        {[...contactRows(site.contact), ...companyFacts(site)]
          .filter(({ label }) => label !== contactLabels.phone)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </OfficeDetails>
    </ContactWays>
  </Section>
);

// From tablets on, the form is beside the rest. Row 1 has both headings, row 2 the links beside the first fields, and row 3
// the details of the office beside the other fields.
const ContactWays = styled(Columns)({
  [from("md")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space.xl} ${space.xxl}`,
    gridTemplateRows: "auto auto 1fr",
  },
  [from("lg")]: { columnGap: space.columns },
  // A print has no form.
  [when.print]: { display: "block" },
});

const CallOrChat = styled(Stack)({
  [from("md")]: { gridTemplateRows: "subgrid", gridRow: "span 2" },
});

// Both links are equally wide; where they do not fit on one line, each fills a line.
const Shortcuts = styled(Row)({
  a: { flex: "1 13rem" },
  // Beside the form, only the button of the form is gold.
  [from("md")]: {
    a: { borderColor: color.outline, backgroundColor: "transparent", color: color.text },
  },
});

function everyTenSeconds(update: () => void) {
  const timer = setInterval(update, 10_000);
  return () => clearInterval(timer);
}

/** Says whether the office is open now. Needs scripts; until then its lines are empty. */
function OpenNow({ hours, closedDays }: Queries.ContactSectionFragment["siteSettings"]["contact"]) {
  const now = useBrowserValue(() => Math.floor(Date.now() / 60_000) * 60_000, everyTenSeconds);
  const state = now === undefined ? undefined : officeState(hours, closedDays, now);
  return (
    <OpenState {...noPrint} {...needsScripts} data-open={state?.isOpen || undefined}>
      {state &&
        (state.isOpen
          ? words.openNow(formatClock(state.time))
          : words.opensNext(state.day, formatClock(state.time)))}
    </OpenState>
  );
}

/** The opening hours on the visitor's clock; an empty line if that shows India's time. */
function HoursAbroad({ opens, closes }: { opens: string; closes: string }) {
  const minutesBehindUtc = useBrowserValue(() => new Date().getTimezoneOffset()) ?? -indiaOffset;
  const ahead = -minutesBehindUtc - indiaOffset;
  const localTime = (indianTime: string) => formatClock(shiftClock(indianTime, ahead));
  return (
    <LocalHours {...needsScripts}>
      {ahead !== 0 && words.forYou(rangeText(localTime(opens), localTime(closes)))}
    </LocalHours>
  );
}

// The padding enlarges the touch targets of links without moving the lines.
const OfficeDetails = styled(PointList)({ a: { paddingBlock: space.sm } });

// On wide screens the other details are below one another beside the hours.
const OfficeHours = styled.div({ [from("lg")]: { gridRow: "span 2" } });

const HoursLine = styled.dd({
  fontVariantNumeric: "tabular-nums",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
});

const DayNames = styled.span({ width: "5.5rem" });

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
        ...WhatsAppLink
        label
      }
    }
  }
`;
