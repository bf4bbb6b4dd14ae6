import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";

import { phoneUrl } from "../lib/links";
import { VisuallyHidden } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";
import { contactLabels } from "../ui/words";
import { companyLabels } from "./words";

/** Address, phone and e-mail with their labels. */
export const contactRows = ({
  address,
  phone,
  email,
}: Queries.ContactRowsFragment): { label: string; value: ReactNode }[] => [
  {
    label: contactLabels.address,
    value: address.map((line) => (
      <Fragment key={line}>
        <span>{line}</span>
        <br />
      </Fragment>
    )),
  },
  { label: contactLabels.phone, value: <SiteLink to={phoneUrl(phone)}>{phone}</SiteLink> },
  { label: contactLabels.email, value: <SiteLink to={`mailto:${email}`}>{email}</SiteLink> },
];

/** The contact rows in the footer, where only screen readers get the labels. */
export const ContactAddress = ({ contact }: { contact: Queries.ContactRowsFragment }) => (
  <address>
    {contactRows(contact).map(({ label, value }) => (
      <p key={label}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {value}
      </p>
    ))}
  </address>
);

/** The company's legal details that `data/site.json` gives, with their labels. */
export const companyFacts = ({ company }: Queries.CompanyFactsFragment) =>
  companyLabels
    .map(([name, label]) => ({ label, value: company?.[name] }))
    .filter(({ value }) => value);

export const fragment = graphql`
  fragment ContactRows on ContactDetails {
    address
    phone
    email
  }

  fragment CompanyFacts on SiteSettings {
    company {
      legalName
      number
      office
      complaints
    }
  }
`;
