import styled from "@emotion/styled";

import { grid } from "../ui/mixins";
import { Section } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { navigationLinks } from "../lib/links";
import { color, fontSize, from, hairline, space, when } from "../theme";

export interface PageLinksProps {
  title: string;
  site: Queries.NavigationFragment;
}

/** Links to every page of the navigation, for the page of missing addresses. */
export const PageLinks = ({ title, site }: PageLinksProps) => (
  <Section id="pages" heading={{ title }}>
    <List role="list">
      {navigationLinks(site).map(({ label, to }) => (
        <li key={to}>
          <Page to={to}>{label}</Page>
        </li>
      ))}
    </List>
  </Section>
);

const List = styled.ul(grid(`0 ${space.xl}`, { [from("sm")]: 2, [from("lg")]: 3 }));

const Page = styled(SiteLink)({
  display: "block",
  paddingBlock: space.lg,
  borderTop: hairline,
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
