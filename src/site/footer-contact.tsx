import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";

import { VisuallyHidden } from "../ui/section";
import { SiteLink, type SiteLinkProps } from "../ui/site-link";
import { contactLabels } from "../ui/words";
import { phoneAddress } from "../lib/links";
import { noPrint } from "../boot/marks";
import { color, fontWeight, space } from "../theme";

/** Address, phone and e-mail with their labels. @param Link a variant of `SiteLink`. */
export const contactRows = (
  { address, phone, email }: Queries.ContactRowsFragment,
  Link: ComponentType<SiteLinkProps> = SiteLink,
): { label: string; value: ReactNode }[] => [
  { label: contactLabels.address, value: address.map((line) => <Line key={line}>{line}</Line>) },
  { label: contactLabels.phone, value: <Link to={phoneAddress(phone)}>{phone}</Link> },
  { label: contactLabels.email, value: <Link to={`mailto:${email}`}>{email}</Link> },
];

/** The column of the footer with address, phone and e-mail. */
export function FooterContact({ site }: { site: Queries.FooterContactFragment }) {
  const { footer, contact } = site;
  return (
    <div>
      <ColumnTitle {...noPrint}>{footer.contactTitle}</ColumnTitle>
      <Address>
        {contactRows(contact, FooterLink).map(({ label, value }) => (
          <p key={label}>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {value}
          </p>
        ))}
      </Address>
    </div>
  );
}

export const ColumnTitle = styled.h2({
  marginBottom: space.sm,
  color: color.text,
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: fontWeight.semibold,
});

export const FooterLink = styled(SiteLink)({
  display: "inline-block",
  overflowWrap: "anywhere",
  paddingBlock: space.xs,
  textDecoration: "none",
});

const Address = styled.address({
  display: "grid",
  // Aligns with the links beside it.
  paddingTop: space.xs,
  fontStyle: "normal",
});

const Line = styled.span({ display: "block" });

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
