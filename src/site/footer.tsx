import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { noPrint } from "../lib/attributes";
import { fillTemplate } from "../lib/text";
import {
  chatSide,
  color,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  size,
  space,
  until,
  when,
} from "../theme";
import { Container } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";
import { companyFacts, ContactAddress } from "./contact-rows";
import { Wordmark } from "./wordmark";
import { siteWords } from "./words";

/** The footer of every page: company, links, contact and small print. */
export function SiteFooter({ site }: { site: Queries.SiteFooterFragment }) {
  const { footer } = site;
  return (
    <Footer data-theme="dark">
      <Container>
        <FooterColumns>
          <Company {...noPrint}>
            <Wordmark name={site.name} />
            <p>{site.tagline}</p>
            <LinkRow aria-label={siteWords.socialLinks} role="list">
              {linkItems(footer.social)}
            </LinkRow>
          </Company>
          {footer.columns.map(({ title, links }) => (
            <LinkColumn key={title} {...noPrint}>
              <h2>{title}</h2>
              <ul role="list">{linkItems(links)}</ul>
            </LinkColumn>
          ))}
          <ContactColumn>
            <h2 {...noPrint}>{footer.contactTitle}</h2>
            <ContactAddress contact={site.contact} />
          </ContactColumn>
        </FooterColumns>
        <SmallPrint>
          <div>
            <p>{footer.note}</p>
            {companyFacts(site).map(({ label, value }) => (
              <p key={label}>{`${label}: ${value}`}</p>
            ))}
          </div>
          <div>
            <LinkRow role="list">{linkItems(footer.legal)}</LinkRow>
            <Copyright>
              {fillTemplate(footer.copyright, { year: footer.copyrightYear, name: site.name })}
            </Copyright>
          </div>
        </SmallPrint>
      </Container>
    </Footer>
  );
}

const linkItems = (links: readonly Queries.SiteLinkFragment[]) =>
  links.map(({ label, to }) => (
    <li key={label}>
      <SiteLink to={to}>{label}</SiteLink>
    </li>
  ));

const Footer = styled.footer({
  paddingTop: space.xxl,
  // On phones the last line, with the room above it 2.25rem high, is beside the chat button; the links are above both.
  paddingBottom: `calc(${size.chatFoot} - 2.25rem)`,
  color: color.textQuiet,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  h2: {
    marginBottom: space.xs,
    color: color.text,
    font: "inherit",
    fontWeight: fontWeight.semibold,
  },
  address: { fontStyle: "normal" },
  // Leaves room to tap a link.
  "ul, address": { lineHeight: 1.8 },
  a: { display: "inline-block", overflowWrap: "anywhere", textDecoration: "none" },
  [when.hover]: { "a:hover": { color: color.accent } },
});

const FooterColumns = styled.div({
  display: "grid",
  // On phones two columns of links stand side by side, unless the text is large.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: space.lg,
  [from("md")]: { display: "flex", columnGap: space.xxl },
});

const Company = styled.div({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  [until("md")]: { gridColumn: "1 / -1" },
  [from("md")]: { flex: 1.6 },
});

const LinkColumn = styled.div({ [from("md")]: { flex: 1 } });

const ContactColumn = styled.div({
  [until("md")]: {
    gridColumn: "1 / -1",
    // Phone and e-mail share a row.
    "address > *": { display: "inline-block", marginInlineEnd: space.xl },
  },
  [from("md")]: { flex: 1.4 },
});

const SmallPrint = styled.div({
  display: "grid",
  gap: `${space.xs} ${space.columns}`,
  marginTop: space.lg,
  p: { fontSize: fontSize.fine },
  [from("md")]: { gridTemplateColumns: "1fr auto", marginTop: space.xl },
});

// Keeps clear of the chat button on phones.
const Copyright = styled.p({ [`padding-${chatSide}`]: size.chat });

const LinkRow = styled.ul({ display: "flex", flexWrap: "wrap", columnGap: space.md });

export const fragment = graphql`
  fragment SiteFooter on SiteSettings {
    ...CompanyFacts
    contact {
      ...ContactRows
    }
    name
    tagline
    footer {
      social {
        ...SiteLink
      }
      columns {
        title
        links {
          ...SiteLink
        }
      }
      copyright
      copyrightYear
      legal {
        ...SiteLink
      }
      note
      contactTitle
    }
  }
`;
