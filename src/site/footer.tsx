import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Container, VisuallyHidden } from "../ui/section";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { companyFacts } from "./company-facts";
import { Wordmark } from "./wordmark";
import { fillTemplate } from "../lib/fill-template";
import { phoneAddress } from "../lib/links";
import {
  border,
  color,
  fontSize,
  fontWeight,
  from,
  hairline,
  radius,
  size,
  space,
  when,
} from "../theme";

/** The footer of every page: company, links, contact and small print. */
export function SiteFooter({ site }: { site: Queries.SiteFooterFragment }) {
  const { footer, contact } = site;
  return (
    <Ground>
      <Container>
        <Columns>
          <div>
            <Wordmark name={site.name} />
            <Tagline>{site.tagline}</Tagline>
            <SocialLinks data-screen aria-label={footer.socialTitle} role="list">
              {footer.social.map(({ label, icon, to }) => (
                <li key={label}>
                  <SocialLink to={to} aria-label={label}>
                    <Icon icon={icon} />
                  </SocialLink>
                </li>
              ))}
            </SocialLinks>
          </div>
          {footer.columns.map(({ title, links }) => (
            <div data-screen key={title}>
              <ColumnTitle>{title}</ColumnTitle>
              <ul role="list">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <ColumnTitle>{footer.contactTitle}</ColumnTitle>
            <Address>
              <p>
                <VisuallyHidden>{footer.addressLabel}: </VisuallyHidden>
                {contact.address.map((line) => (
                  <Line key={line}>{line}</Line>
                ))}
              </p>
              <p>
                <VisuallyHidden>{footer.phoneLabel}: </VisuallyHidden>
                <FooterLink to={phoneAddress(contact.phone)}>{contact.phone}</FooterLink>
              </p>
              <p>
                <VisuallyHidden>{footer.emailLabel}: </VisuallyHidden>
                <FooterLink to={`mailto:${contact.email}`}>{contact.email}</FooterLink>
              </p>
            </Address>
          </div>
        </Columns>
        <SmallPrint>
          <div>
            <Note>{footer.note}</Note>
            {companyFacts(site).map(({ label, value }) => (
              <Note key={label}>
                {label}: {value}
              </Note>
            ))}
          </div>
          <p>{fillTemplate(footer.copyright, { year: footer.copyrightYear, name: site.name })}</p>
          <LegalLinks data-screen role="list">
            {footer.legal.map(({ label, to }) => (
              <li key={label}>
                <FooterLink to={to}>{label}</FooterLink>
              </li>
            ))}
          </LegalLinks>
        </SmallPrint>
      </Container>
    </Ground>
  );
}

const Ground = styled.footer({
  paddingTop: space.xl,
  // Leaves room for the floating chat button.
  paddingBottom: `calc(${size.floating} + ${space.xxl})`,
  backgroundColor: color.surfaceDark,
  color: color.textQuietOnDark,
  [from("md")]: { paddingTop: space.huge },
  [when.print]: {
    padding: `${space.lg} 0 0`,
    borderTop: hairline,
    backgroundColor: "transparent",
    breakInside: "avoid",
  },
});

const Columns = styled.div({
  display: "grid",
  // Pairs the columns of links, unless the text is large; company and address fill the row.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: space.lg,
  "& > :first-child, & > :last-child": { gridColumn: "1 / -1" },
  [from("sm")]: {
    gridTemplateColumns: "repeat(2, 1fr)",
    gap: space.huge,
    "& > :nth-child(n)": { gridColumn: "auto" },
  },
  [from("lg")]: { gridTemplateColumns: "1.6fr 1fr 1fr 1.4fr" },
  [when.print]: { gap: space.lg },
});

const Tagline = styled.p({ marginTop: space.md });

const SocialLinks = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  marginTop: space.md,
});

const SocialLink = styled(SiteLink)({
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  border: `${border.thin} solid ${color.lineOnDark}`,
  borderRadius: radius.round,
  [when.hover]: { "&:hover": { color: color.accent } },
});

const ColumnTitle = styled.h2({
  marginBottom: space.sm,
  color: color.textOnDark,
  fontFamily: "inherit",
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
});

const FooterLink = styled(SiteLink)({
  display: "inline-block",
  overflowWrap: "anywhere",
  paddingBlock: space.xs,
  textDecoration: "none",
  [when.hover]: { "&:hover": { textDecoration: "underline" } },
});

const Address = styled.address({
  display: "grid",
  gap: space.xs,
  // Aligns with the links beside it.
  paddingTop: space.xs,
  fontStyle: "normal",
});

const Line = styled.span({ display: "block" });

const SmallPrint = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space.sm} ${space.xl}`,
  marginTop: space.xl,
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.lineOnDark}`,
  fontSize: fontSize.small,
  "& > div": { flexBasis: "100%" },
  [when.print]: { marginTop: space.lg, paddingTop: space.md },
});

const Note = styled.p({ maxWidth: "50.4em", [when.print]: { maxWidth: "none" } });

const LegalLinks = styled.ul({ display: "flex", flexWrap: "wrap", gap: space.xl });

export const fragment = graphql`
  fragment SiteFooter on SiteSettings {
    ...CompanyFacts
    name
    tagline
    contact {
      address
      phone
      email
    }
    footer {
      social {
        label
        icon {
          ...Icon
        }
        to
      }
      socialTitle
      columns {
        title
        links {
          ...SiteLink
        }
      }
      contactTitle
      addressLabel
      phoneLabel
      emailLabel
      copyright
      copyrightYear
      legal {
        ...SiteLink
      }
      note
    }
  }
`;
