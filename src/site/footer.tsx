import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Container } from "../ui/primitives";
import { Seal } from "../ui/photo";
import { SiteLink } from "../ui/site-link";
import { companyFacts, ContactAddress } from "./contact-rows";
import { Wordmark } from "./wordmark";
import { socialLabel } from "./words";
import { fillTemplate } from "../lib/text";
import { noPrint } from "../lib/marks";
import {
  border,
  chatClearance,
  color,
  fontSize,
  fontWeight,
  from,
  radius,
  space,
  until,
  when,
} from "../theme";

const itemsOf = (links: readonly Queries.SiteLinkFragment[]) =>
  links.map(({ label, to }) => (
    <li key={label}>
      <SiteLink to={to}>{label}</SiteLink>
    </li>
  ));

/** The footer of every page: company, links, contact and small print. */
export function SiteFooter({ site }: { site: Queries.SiteFooterFragment }) {
  const { footer } = site;
  return (
    <Frame data-theme="dark">
      <Container>
        <Line {...noPrint} aria-hidden="true" />
        <Columns links={footer.columns.length}>
          <div {...noPrint}>
            <Wordmark name={site.name} />
            <p>{site.tagline}</p>
            <LinkRow aria-label={socialLabel} role="list">
              {itemsOf(footer.social)}
            </LinkRow>
          </div>
          {footer.columns.map(({ title, links }) => (
            <div key={title} {...noPrint}>
              <h2>{title}</h2>
              <ul role="list">{itemsOf(links)}</ul>
            </div>
          ))}
          <div>
            <h2 {...noPrint}>{footer.contactTitle}</h2>
            <ContactAddress contact={site.contact} />
          </div>
        </Columns>
        <SmallPrint>
          <div>
            <p>{footer.note}</p>
            {companyFacts(site).map(({ name, label, value }) => (
              <p key={name}>{`${label}: ${value}`}</p>
            ))}
          </div>
          <p>{fillTemplate(footer.copyright, { year: footer.copyrightYear, name: site.name })}</p>
          <LinkRow role="list">{itemsOf(footer.legal)}</LinkRow>
          <Seal seal={site.seal} width="6rem" />
        </SmallPrint>
      </Container>
    </Frame>
  );
}

const Frame = styled.footer({
  // Cuts the line beside a scrollbar, and positions the seal.
  contain: "paint",
  paddingTop: space.huge,
  paddingBottom: `var(${chatClearance.foot})`,
  color: color.textQuiet,
  fontSize: fontSize.small,
  h2: {
    marginBottom: space.sm,
    color: color.text,
    fontFamily: "inherit",
    fontSize: "inherit",
    fontWeight: fontWeight.semibold,
  },
  p: { maxWidth: "50.4em" },
  address: { fontStyle: "normal" },
  // Room to tap a link.
  "ul, address": { lineHeight: 2 },
  a: { display: "inline-block", overflowWrap: "anywhere", textDecoration: "none" },
  [when.hover]: { "a:hover": { color: color.accent } },
});

// Begins with a dot, and runs off to the right.
const Line = styled.div({
  position: "relative",
  borderTop: `${border.thin} dashed ${color.outline}`,
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlockStart: `calc(${space.md} / -2)`,
    width: space.md,
    height: space.md,
    borderRadius: radius.round,
    backgroundColor: color.text,
  },
  marginBottom: space.heading,
  marginInlineEnd: "calc(50% - 50vw)",
});

/** @param links the number of columns with links, which editors choose. */
const Columns = styled("div", { shouldForwardProp: (name) => name !== "links" })<{
  links: number;
}>(({ links }) => ({
  display: "grid",
  // Pairs the columns of links, unless the text is large; company and address fill the row.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: space.xxl,
  [until("md")]: { "& > :first-child, & > :last-child": { gridColumn: "1 / -1" } },
  [from("md")]: { gridTemplateColumns: `1.6fr ${"1fr ".repeat(links)}1.4fr` },
}));

const SmallPrint = styled.div({
  display: "grid",
  gap: space.xs,
  marginTop: space.xl,
  // On phones beside the chat button at the end of the page.
  "& > img": { position: "absolute", insetBlockEnd: space.lg },
  [from("md")]: {
    gridTemplateColumns: "1fr auto",
    "& > img": { position: "static", gridArea: "1 / 2 / span 3", alignSelf: "end" },
  },
});

const LinkRow = styled.ul({ display: "flex", flexWrap: "wrap", columnGap: space.xl });

export const fragment = graphql`
  fragment SiteFooter on SiteSettings {
    ...CompanyFacts
    contact {
      ...ContactRows
    }
    name
    tagline
    seal {
      ...Seal
    }
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
