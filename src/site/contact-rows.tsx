import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";

import { SiteLink } from "../ui/site-link";
import { VisuallyHidden } from "../ui/announcement";
import { contactLabels } from "../ui/words";
import { phoneUrl } from "../lib/links";

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
  {
    label: contactLabels.phone,
    value: <SiteLink to={phoneUrl(phone)}>{phone}</SiteLink>,
  },
  { label: contactLabels.email, value: <SiteLink to={`mailto:${email}`}>{email}</SiteLink> },
];

/** The rows of the footer, whose labels are for screen readers only. */
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

export const fragment = graphql`
  fragment ContactRows on ContactDetails {
    address
    phone
    email
  }
`;
