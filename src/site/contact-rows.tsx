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
}: Queries.ContactRowsFragment): { name: string; label: string; value: ReactNode }[] => [
  {
    name: "address",
    label: contactLabels.address,
    value: address.map((line) => (
      <Fragment key={line}>
        <span>{line}</span>
        <br />
      </Fragment>
    )),
  },
  {
    name: "phone",
    label: contactLabels.phone,
    value: <SiteLink to={phoneUrl(phone)}>{phone}</SiteLink>,
  },
  {
    name: "email",
    label: contactLabels.email,
    value: <SiteLink to={`mailto:${email}`}>{email}</SiteLink>,
  },
];

/** The contact rows in the footer, where only screen readers get the labels. */
export const ContactAddress = ({ contact }: { contact: Queries.ContactRowsFragment }) => (
  <address>
    {contactRows(contact).map(({ name, label, value }) => (
      <p key={name}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {value}
      </p>
    ))}
  </address>
);

/** The legal details of the company that the content has, with their labels. */
export const companyFacts = ({ company }: Queries.CompanyFactsFragment) =>
  companyLabels.flatMap(([name, label]) => {
    const value = company?.[name];
    return value ? [{ name, label, value }] : [];
  });

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
