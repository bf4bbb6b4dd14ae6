import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useCallback, useEffect, useRef } from "react";

import { needsScripts, noPrint, scriptsOn, whenScrolled, withoutScripts } from "../lib/attributes";
import { phoneUrl } from "../lib/links";
import {
  color,
  fontSize,
  from,
  layer,
  lineHeight,
  minWidth,
  size,
  space,
  until,
  when,
} from "../theme";
import { secondaryText } from "../ui/mixins";
import { useNotice } from "../ui/notice";
import { Container } from "../ui/primitives";
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import { callText } from "../ui/words";
import { NavigationEntries } from "./navigation-entries";
import { Wordmark } from "./wordmark";
import { siteWords } from "./words";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  route: string;
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
}

const menuId = "site-menu";

/** The header: transparent at the top of a page, dark and blurred further down; the boot script switches it. */
export function SiteHeader({ site, route, isMenuOpen, onMenuChange }: SiteHeaderProps) {
  const showNotice = useNotice();
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => onMenuChange(false), [onMenuChange]);

  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      closeMenu();
      menuButton.current?.focus();
    };
    addEventListener("keydown", onKey, { signal });
    addEventListener("popstate", closeMenu, { signal });
    // A wide screen has no button that closes the menu.
    matchMedia(minWidth("xl")).addEventListener("change", closeMenu, { signal });
    return () => listeners.abort();
  }, [isMenuOpen, closeMenu]);

  return (
    <Bar data-theme="dark" data-open={isMenuOpen || undefined}>
      <BarParts>
        {site.previewBanner && !isMenuOpen && <PreviewNote>{site.previewBanner}</PreviewNote>}
        <HomeLink to="/" onClick={closeMenu} aria-label={siteWords.homeLink(site.name)}>
          <Wordmark name={site.name} />
        </HomeLink>
        <MenuButton
          {...needsScripts}
          ref={menuButton}
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          aria-label={isMenuOpen ? siteWords.closeMenu : siteWords.openMenu}
          onClick={() => onMenuChange(!isMenuOpen)}
        >
          {/* Three lines, or a cross for the open menu. */}
          <svg viewBox="0 0 24 24" width="1.5rem" stroke="currentColor" strokeWidth={2} aria-hidden>
            <path d={isMenuOpen ? "M4 4l16 16M4 20L20 4" : "M0 4h24M0 12h24M0 20h24"} />
          </svg>
        </MenuButton>
        <Menu {...noPrint} id={menuId} aria-label={siteWords.navigation}>
          <NavigationEntries site={site} route={route} onChoose={closeMenu} />
          <MenuFoot {...needsScripts}>
            <a href={phoneUrl(site.contact.phone)}>{callText(site.contact.phone)}</a>
            <WhatsAppLink chat={site.whatsapp}>{site.whatsapp.label}</WhatsAppLink>
          </MenuFoot>
        </Menu>
        <BookButton {...needsScripts} type="button" data-look="outline" onClick={showNotice}>
          {site.bookSiteVisit}
        </BookButton>
      </BarParts>
    </Bar>
  );
}

const Bar = styled.header({
  // A sticky header would let the browser scroll the page to a link in the header that gets the focus.
  position: "fixed",
  zIndex: layer.header,
  inset: "0 0 auto",
  "--bar": size.header,
  [when.shortScreen]: { "--bar": size.headerShort },
  backgroundColor: "transparent",
  [whenScrolled]: {
    backgroundColor: color.backdrop,
    // Safari before 18 knows the prefixed name only.
    WebkitBackdropFilter: "blur(12px)",
    backdropFilter: "blur(12px)",
  },
  // An open menu covers the screen.
  "html &[data-open]": { inset: 0, backgroundColor: color.surface },
  // Without scripts nothing marks the page as scrolled, so the header is part of the page.
  [withoutScripts]: { position: "relative", backgroundColor: color.surface },
});

const BarParts = styled(Container)({
  display: "grid",
  gridTemplateColumns: "1fr auto auto",
  // Keeps the height of the bar above the open menu, which scrolls in what is left of the screen.
  gridTemplateRows: "minmax(var(--bar), auto) minmax(0, auto)",
  alignContent: "start",
  "[data-open] > &": { height: "100%" },
  alignItems: "center",
  columnGap: space.sm,
  [from("xl")]: { gridTemplateColumns: "auto 1fr auto" },
});

// Below the bar, so that the entries stay in place when the note disappears.
const PreviewNote = styled.p({
  gridArea: "2 / 1 / auto / -1",
  marginTop: `-${space.xs}`,
  ...secondaryText,
  // Fits one line on every phone.
  fontSize: `min(${fontSize.small}, 4.1vw)`,
  lineHeight: lineHeight.snug,
  [when.screen]: { [whenScrolled]: { display: "none" } },
});

const HomeLink = styled(SiteLink)({
  display: "flex",
  justifySelf: "start",
  minHeight: size.touch,
  textDecoration: "none",
});

const MenuButton = styled.button({
  // Stands right of the booking button, although that comes after the menu in the reading order.
  gridArea: "1 / 3",
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  marginInlineEnd: `-${space.md}`,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  [from("xl")]: { display: "none" },
});

/** Selects an element while the menu is closed. */
const whenClosed = `html${scriptsOn} header:not([data-open]) &`;

const Menu = styled.nav({
  [until("xl")]: {
    gridColumn: "1 / -1",
    alignSelf: "stretch",
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingBottom: `max(${space.xl}, env(safe-area-inset-bottom))`,
    [whenClosed]: { display: "none" },
  },
  [from("xl")]: { justifySelf: "end" },
});

const MenuFoot = styled.div({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  marginTop: space.md,
  a: { paddingBlock: space.sm },
  [from("xl")]: { display: "none" },
});

// Only outlined at the top of the page, where the hero has a gold button.
const BookButton = styled.button({
  gridArea: "1 / 2",
  paddingInline: space.sm,
  fontSize: fontSize.small,
  // Stands at the end of the menu, since there is no room beside the menu button.
  [until("xs")]: {
    gridArea: "auto / 1 / auto / -1",
    marginBottom: space.xl,
    [whenClosed]: { display: "none" },
  },
  [from("xl")]: { gridColumn: 3, paddingInline: space.lg, whiteSpace: "nowrap" },
  [whenScrolled]: {
    borderColor: color.accent,
    backgroundColor: color.accent,
    color: color.textOnAccent,
  },
});

export const fragment = graphql`
  fragment SiteHeader on SiteSettings {
    name
    bookSiteVisit
    previewBanner
    contact {
      phone
    }
    whatsapp {
      label
      ...WhatsAppLink
    }
    ...Navigation
  }
`;
