import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";

import { visuallyHidden } from "../ui/section";
import { NoticeProvider } from "../ui/notice";
import { newTab, pageLabel } from "../lib/links";
import { color, layer, space } from "../theme";
import { SiteFooter } from "./footer";
import { SiteHeader } from "./header";
import { WhatsAppButton } from "./whatsapp-button";

export interface LayoutProps {
  site: Queries.LayoutFragment;
  /** Route of the current page, like "/about". */
  route: string;
  children: ReactNode;
}

const mainId = "content";

/** The layout of all pages: skip link, header, footer, chat button and notice. */
export function Layout({ site, route, children }: LayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <NoticeProvider text={site.notice} loadFailed={site.loadFailed}>
      {/* Closes the menu before the browser follows the link, since the page behind an open menu is inert. */}
      <SkipLink href={`#${mainId}`} onClick={() => setMenuOpen(false)}>
        {site.accessibility.skipToContent}
      </SkipLink>
      <SiteHeader site={site} route={route} isMenuOpen={isMenuOpen} onMenuChange={setMenuOpen} />
      {/* An open menu covers the page, so it is inert for keyboards and screen readers. */}
      <div {...(isMenuOpen ? { inert: "" } : {})}>
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter site={site} />
        <aside>
          <WhatsAppButton chat={site.whatsapp} page={pageLabel(site, route)} />
        </aside>
      </div>
      <span id={newTab["aria-describedby"]} hidden>
        {site.accessibility.newTab}
      </span>
    </NoticeProvider>
  );
}

const SkipLink = styled.a({
  "&:not(:focus)": visuallyHidden,
  position: "fixed",
  zIndex: layer.skipLink,
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  padding: `${space.md} ${space.lg}`,
  backgroundColor: color.surfaceRaised,
  color: color.text,
});

export const fragment = graphql`
  fragment Layout on SiteSettings {
    notice
    loadFailed
    accessibility {
      skipToContent
      newTab
    }
    whatsapp {
      ...WhatsAppButton
    }
    ...SiteHeader
    ...SiteFooter
    ...PageHeaderSite
  }
`;
