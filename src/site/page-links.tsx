import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { navigationLinks } from "../lib/links";
import { border, color, fontSize, from, space, when } from "../theme";

export interface PageLinksProps {
  title: string;
  site: Queries.NavigationFragment;
}

/** Links to every page of the navigation, for those who lost their way. */
export const PageLinks = ({ title, site }: PageLinksProps) => (
  <Section aria-labelledby="pages">
    <Container>
      <SectionHeading id="pages" heading={{ title }} />
      <List role="list">
        {navigationLinks(site).map(({ label, to }) => (
          <li key={to}>
            <Page to={to}>{label}</Page>
          </li>
        ))}
      </List>
    </Container>
  </Section>
);

const List = styled.ul({
  display: "grid",
  columnGap: space.xl,
  [from("sm")]: { gridTemplateColumns: "repeat(2, 1fr)" },
  [from("lg")]: { gridTemplateColumns: "repeat(3, 1fr)" },
});

const Page = styled(SiteLink)({
  display: "block",
  paddingBlock: space.lg,
  borderTop: `${border.thin} solid ${color.line}`,
  fontSize: fontSize.lead,
  textDecoration: "none",
  [when.print]: {
    "&::after": {
      content: '" (" attr(href) ")"',
      color: color.textQuiet,
      fontSize: fontSize.small,
    },
  },
  [when.hover]: { "&:hover": { color: color.accentText } },
});

export const fragment = graphql`
  fragment Navigation on SiteSettings {
    navigation {
      label
      to
      items {
        ...SiteLink
      }
    }
  }
`;
