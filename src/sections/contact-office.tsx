import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { SectionHeading } from "../components/section";
import { SiteLink } from "../components/site-link";
import { fillTemplate } from "../lib/fill-template";
import { phoneAddress } from "../lib/links";
import { border, color, fontSize, fontWeight, from, space } from "../theme";

export interface ContactOfficeProps {
  headings: Queries.ContactHeadingsFragment;
  contact: Queries.ContactOfficeFragment;
}

/** Where the office is, how to reach it, when it is open. */
export const ContactOffice = ({ headings, contact }: ContactOfficeProps) => (
  <section aria-labelledby="office">
    <SectionHeading id="office" heading={headings} />
    <Details>
      <Detail>
        <dt>{headings.address}</dt>
        <dd>
          {contact.address.map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        </dd>
      </Detail>
      <Detail>
        <dt>{headings.phone}</dt>
        <dd>
          <SiteLink to={phoneAddress(contact.phone)}>{contact.phone}</SiteLink>
        </dd>
      </Detail>
      <Detail>
        <dt>{headings.email}</dt>
        <dd>
          <SiteLink to={`mailto:${contact.email}`}>{contact.email}</SiteLink>
        </dd>
      </Detail>
      <Detail>
        <OpeningHours label={headings.hours} contact={contact} />
      </Detail>
    </Details>
  </section>
);

export interface OpeningHoursProps {
  label: string;
  contact: Queries.OpeningHoursFragment;
}

/** When the office is open, as an entry of a description list. */
export const OpeningHours = ({ label: term, contact }: OpeningHoursProps) => (
  <>
    <dt>{term}</dt>
    {contact.hours.map(({ label, opensText: opens, closesText: closes }) => (
      <Hours key={label}>
        <span>{label}</span>{" "}
        <span>
          {opens && closes ? fillTemplate(contact.hoursRange, { opens, closes }) : contact.closed}
        </span>
      </Hours>
    ))}
  </>
);

const Details = styled.dl({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.xl} ${space.huge}`,
  [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const Detail = styled.div({
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.line}`,
  dt: { color: color.textQuiet, fontSize: fontSize.small },
  dd: { fontWeight: fontWeight.semibold },
  // Room for a finger, which moves no line.
  a: { paddingBlock: space.sm },
});

const Line = styled.span({ display: "block" });

const Hours = styled.dd({
  fontVariantNumeric: "tabular-nums",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.lg,
});

export const fragment = graphql`
  fragment ContactHeadings on ContactHeadings {
    title
    address
    phone
    email
    hours
  }

  fragment ContactOffice on ContactDetails {
    address
    phone
    email
    ...OpeningHours
  }

  fragment OpeningHours on ContactDetails {
    hours {
      label
      opensText
      closesText
    }
    hoursRange
    closed
  }
`;
