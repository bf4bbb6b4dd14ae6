import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";

import { navigationLinks } from "../lib/links";
import { InnerPage } from "../site/inner-page";
import { color, space, when } from "../theme";
import { displayText } from "../ui/mixins";
import { Columns } from "../ui/primitives";
import { Section } from "../ui/section";
import { SiteLink } from "../ui/site-link";

export default function NotFoundPage({ data: { content } }: PageProps<Queries.NotFoundQuery>) {
  return (
    <InnerPage content={content}>
      <Section id="pages" heading={{ title: content.page.linksTitle }}>
        <Columns as="ul" role="list" minWidth="max(11rem, 30%)" rowGap="none">
          {navigationLinks(content.siteSettings).map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </Columns>
      </Section>
    </InnerPage>
  );
}

const PageLink = styled(SiteLink)({
  ...displayText("item"),
  display: "block",
  paddingBlock: space.lg,
  textDecoration: "none",
  [when.hover]: { "&:hover": { color: color.accentText } },
});

export const query = graphql`
  query NotFound {
    content {
      ...PageFrame
      page: notFoundPage {
        ...InnerPage
        linksTitle
      }
    }
  }
`;
