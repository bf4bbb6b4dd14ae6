import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { VisuallyHidden } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { contactLabels } from "../ui/words";
import { phoneAddress } from "../lib/links";
import { noPrint } from "../boot/marks";
import { color, fontWeight, space } from "../theme";

/** The column of the footer with address, phone and e-mail. */
export function FooterContact({ site }: { site: Queries.FooterContactFragment }) {
  const { footer, contact } = site;
  return (
    <div>
      <ColumnTitle {...noPrint}>{footer.contactTitle}</ColumnTitle>
      <Address>
        <p>
          <VisuallyHidden>{`${contactLabels.address}: `}</VisuallyHidden>
          {contact.address.map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        </p>
        <p>
          <VisuallyHidden>{`${contactLabels.phone}: `}</VisuallyHidden>
          <FooterLink to={phoneAddress(contact.phone)}>{contact.phone}</FooterLink>
        </p>
        <p>
          <VisuallyHidden>{`${contactLabels.email}: `}</VisuallyHidden>
          <FooterLink to={`mailto:${contact.email}`}>{contact.email}</FooterLink>
        </p>
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
  fragment FooterContact on SiteSettings {
    contact {
      address
      phone
      email
    }
    footer {
      contactTitle
    }
  }
`;
