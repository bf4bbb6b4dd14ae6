import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { useState, type CSSProperties, type ReactNode } from "react";

import { noPrint, whenTyping } from "../lib/attributes";
import { newTab } from "../lib/links";
import { border, chatSide, color, layer, radius, shadow, size, space } from "../theme";
import { visuallyHidden } from "../ui/mixins";
import { NoticeProvider } from "../ui/notice";
import { WhatsAppLink } from "../ui/site-link";
import { SiteFooter } from "./footer";
import { SiteHeader } from "./header";
import { siteWords } from "./words";

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
  // The call to action and the floating button begin a chat with the same message.
  const message = page.closing?.chatMessage ?? site.whatsapp.message;
  // The preview note takes this space above the words of a page.
  const bannerSpace: CSSProperties & { "--banner"?: string } = site.previewBanner
    ? { "--banner": space.xl }
    : {};
  return (
    <NoticeProvider text={site.notice}>
      {/* Closes the menu before the browser follows the link, since the page behind an open menu is inert. */}
      <SkipLink href={`#${mainId}`} onClick={() => setMenuOpen(false)}>
        {siteWords.skipToContent}
      </SkipLink>
      <SiteHeader
        site={site}
        route={page.head.route}
        isMenuOpen={isMenuOpen}
        onMenuChange={setMenuOpen}
      />
      <div style={bannerSpace} {...(isMenuOpen && { inert: "" })}>
        <main id={mainId} tabIndex={-1}>
          {head}
          {element}
        </main>
        <SiteFooter site={site} />
        <aside>
          <ChatButton
            chat={{ number: site.whatsapp.number, message }}
            {...noPrint}
            aria-label={site.whatsapp.label}
          >
            <svg
              viewBox="0 0 24 24"
              width="2rem"
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              aria-hidden="true"
            >
              <path d="M3 21l1.3-4.7a9 9 0 1 1 3.4 3.3z" />
              <path
                d="M9.4 7.4c-2 .9-1.6 3.4.8 5.9s5 3.1 6.2 1.1l-2.1-1.5-1.2.9q-2-.8-3-2.9l.9-1.2z"
                fill="currentColor"
                stroke="none"
              />
            </svg>
          </ChatButton>
        </aside>
      </div>
      <span id={newTab["aria-describedby"]} hidden>
        {siteWords.newTab}
      </span>
    </NoticeProvider>
  );
}

/** The distance of the chat button from an edge of the screen, clear of a phone's notch. */
const distance = (edge: string) => `max(${space.md}, env(safe-area-inset-${edge}))`;

const ChatButton = styled(WhatsAppLink)({
  position: "fixed",
  zIndex: layer.floating,
  [chatSide]: distance(chatSide),
  bottom: distance("bottom"),
  display: "grid",
  placeItems: "center",
  width: size.chat,
  height: size.chat,
  // Shows the shape when forced colours remove the background.
  border: `${border.thin} solid transparent`,
  borderRadius: radius.round,
  backgroundColor: color.whatsapp,
  color: color.textOnBadge,
  boxShadow: shadow,
  // Hidden while a visitor types, since browsers scroll only the caret of a long field into view.
  [whenTyping]: { display: "none" },
});

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
    siteSettings {
      notice
      whatsapp {
        ...WhatsAppLink
        label
        closingLabel
      }
      ...SiteHeader
      ...SiteFooter
    }
  }
`;
