import styled from "@emotion/styled";

import { Columns } from "../ui/primitives";
import { displayText } from "../ui/mixins";
import { Section } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { navigationLinks } from "../lib/links";
import { color, space, when } from "../theme";

export interface PageLinksProps {
  title: string;
  site: Queries.NavigationFragment;
}

/** Links to every page of the navigation, for the page of missing URLs. */
export const PageLinks = ({ title, site }: PageLinksProps) => (
  <Section id="pages" heading={{ title }}>
    <Links as="ul" role="list" minWidth="max(11rem, 30%)">
      {navigationLinks(site).map(({ label, to }) => (
        <li key={to}>
          <Page to={to}>{label}</Page>
        </li>
      ))}
    </Links>
  </Section>
);

const Links = styled(Columns)({ rowGap: space.none });

const Page = styled(SiteLink)({
  ...displayText("item"),
  display: "block",
  paddingBlock: space.lg,
  textDecoration: "none",
  [when.hover]: { "&:hover": { color: color.accentText } },
});
