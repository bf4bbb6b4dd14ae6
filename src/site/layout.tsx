import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { type ReactNode, useDeferredValue, useState } from "react";

import { visuallyHidden } from "../ui/section";
import { NoticeProvider } from "../ui/notice";
import { newTab } from "../lib/links";
import { color, layer, space, when } from "../theme";
import { SiteFooter } from "./footer";
import { SiteHeader } from "./header";
import { PreviewStrip } from "./preview-strip";
import { WhatsAppButton } from "./whatsapp-button";
import { layoutWords } from "./words";

export interface LayoutProps {
  site: Queries.LayoutFragment;
  /** Route of the current page, like "/about". */
  route: string;
  /** The page's closing call, whose chat message the floating button shares. */
  closing?: Pick<Queries.ClosingCallFragment, "chatMessage">;
  children: ReactNode;
}

const mainId = "content";

/** The layout of all pages: skip link, strip of a preview, header, footer, chat button and notice. */
export function Layout({ site, route, closing, children }: LayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  // Hidden after the menu is drawn, since the whole page gets new styles; shown at once.
  const isCovered = useDeferredValue(isMenuOpen) && isMenuOpen;
  const message = closing?.chatMessage ?? site.whatsapp.message;
  return (
    <NoticeProvider text={site.notice}>
      {/* Closes the menu before the browser follows the link, since the page behind an open menu is hidden. */}
      <SkipLink href={`#${mainId}`} onClick={() => setMenuOpen(false)}>
        {layoutWords.skipToContent}
      </SkipLink>
      {site.strip && (
        <PreviewStrip data-ground="granite" aria-label={layoutWords.preview}>
          <p>{site.strip}</p>
        </PreviewStrip>
      )}
      <SiteHeader site={site} route={route} isMenuOpen={isMenuOpen} onMenuChange={setMenuOpen} />
      <Page data-covered={isCovered || undefined}>
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter site={site} />
        <aside>
          <WhatsAppButton chat={{ ...site.whatsapp, message }} />
        </aside>
      </Page>
      <span id={newTab["aria-describedby"]} hidden>
        {layoutWords.newTab}
      </span>
    </NoticeProvider>
  );
}

// An open menu covers the page. Not `inert`, which Firefox has since version 112 only.
const Page = styled.div({
  "&[data-covered]": { visibility: "hidden", [when.print]: { visibility: "visible" } },
  // The footer is its caption.
  [when.print]: { display: "table", tableLayout: "fixed", width: "100%" },
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
  fragment Layout on SiteSettings {
    notice
    strip
    whatsapp {
      ...WhatsAppButton
      closingLabel
    }
    ...SiteHeader
    ...SiteFooter
  }
`;
