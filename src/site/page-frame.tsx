import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { type CSSProperties, type ReactNode, useState } from "react";

import { visuallyHidden } from "../ui/mixins";
import { NoticeProvider } from "../ui/notice";
import { DutyContext } from "../lib/duties";
import { newTab } from "../lib/links";
import { color, layer, space } from "../theme";
import { SiteFooter } from "./footer";
import { SiteHeader } from "./header";
import { WhatsAppButton } from "./whatsapp-button";
import { frameWords } from "./words";

/** The common fields of all page queries. */
type Content = Queries.PageFrameFragment & {
  page: Pick<Queries.InnerPageFragment, "head"> & Partial<Queries.InnerPageFragment>;
};

/** The argument of Gatsby's wrapPageElement. */
export interface PageElement {
  element: ReactNode;
  props: PageProps<{ content: Content }>;
}

const mainId = "content";

/**
 * What every page has, in the browser and in the build: skip link, header, footer, chat button, notice.
 * @param head of the page, unless it is prebuilt.
 */
export function PageFrame({ element, props, head }: PageElement & { head: ReactNode }) {
  const { content } = props.data;
  const { siteSettings: site, page } = content;
  const [isMenuOpen, setMenuOpen] = useState(false);
  // The call to action and the floating button share it.
  const message = page.closing?.chatMessage ?? site.whatsapp.message;
  // For the heads of the pages.
  const room: CSSProperties & { "--banner"?: string } = site.previewBanner
    ? { "--banner": space.xl }
    : {};
  return (
    <DutyContext.Provider value={content.whyInvestPage.cost.duties}>
      <NoticeProvider text={site.notice}>
        {/* Closes the menu before the browser follows the link, since the page behind an open menu is inert. */}
        <SkipLink href={`#${mainId}`} onClick={() => setMenuOpen(false)}>
          {frameWords.skipToContent}
        </SkipLink>
        <SiteHeader
          site={site}
          route={page.head.route}
          isMenuOpen={isMenuOpen}
          onMenuChange={setMenuOpen}
        />
        <div style={room} {...(isMenuOpen && { inert: "" })}>
          <main id={mainId} tabIndex={-1}>
            {head}
            {element}
          </main>
          <SiteFooter site={site} />
          <aside>
            <WhatsAppButton chat={{ ...site.whatsapp, message }} />
          </aside>
        </div>
        <span id={newTab["aria-describedby"]} hidden>
          {frameWords.newTab}
        </span>
      </NoticeProvider>
    </DutyContext.Provider>
  );
}

const SkipLink = styled.a({
  position: "fixed",
  zIndex: layer.skipLink,
  inset: `${space.sm} auto auto ${space.sm}`,
  padding: `${space.md} ${space.lg}`,
  backgroundColor: color.surfaceRaised,
  "&:not(:focus)": visuallyHidden,
});

export const fragment = graphql`
  fragment PageFrame on Content {
    whyInvestPage {
      cost {
        duties {
          ...DutySums
        }
      }
    }
    siteSettings {
      notice
      whatsapp {
        ...WhatsAppButton
        closingLabel
      }
      ...SiteHeader
      ...SiteFooter
    }
  }
`;
