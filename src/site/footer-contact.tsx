import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";

import { VisuallyHidden } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { contactLabels } from "../ui/words";
import { phoneAddress } from "../lib/links";
import { noPrint } from "../boot/marks";

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
    value: <SiteLink to={phoneAddress(phone)}>{phone}</SiteLink>,
  },
  { label: contactLabels.email, value: <SiteLink to={`mailto:${email}`}>{email}</SiteLink> },
];

/** The column of the footer with address, phone and e-mail. */
export const FooterContact = ({ site }: { site: Queries.FooterContactFragment }) => (
  <div>
    <h2 {...noPrint}>{site.footer.contactTitle}</h2>
    <address>
      {contactRows(site.contact).map(({ label, value }) => (
        <p key={label}>
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {value}
        </p>
      ))}
    </address>
  </div>
);

export const fragment = graphql`
  fragment ContactRows on ContactDetails {
    address
    phone
    email
  }

  fragment FooterContact on SiteSettings {
    contact {
      ...ContactRows
    }
    footer {
      contactTitle
    }
  }
`;
