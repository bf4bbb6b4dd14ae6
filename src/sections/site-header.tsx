import styled from "@emotion/styled";
import { graphql, Link } from "gatsby";
import { useCallback, useEffect, useRef } from "react";

import { buttonLooks } from "../components/button";
import { useNotice } from "../components/notice";
import { SiteLink } from "../components/site-link";
import { Wordmark } from "../components/wordmark";
import { fillTemplate } from "../lib/fill-template";
import { keepFocus } from "../lib/keep-focus";
import {
  border,
  color,
  fontSize,
  from,
  layer,
  motion,
  size,
  space,
  when,
  widthOf,
  withoutScripts,
} from "../theme";
import { NavigationGroup } from "./navigation-group";
import { navigationEntry } from "./navigation-style";

export interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  pathname: string;
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
}

const menuId = "site-menu";

/** The header: transparent at the top of a page, dark and blurred further down (see the boot script). */
export function SiteHeader({ site, pathname, isMenuOpen, onMenuChange }: SiteHeaderProps) {
  const showNotice = useNotice();
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const book = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => {
    for (const part of [menu.current, book.current]) keepFocus(part, menuButton.current);
    onMenuChange(false);
  }, [onMenuChange]);

  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeMenu();
    };
    const desktop = matchMedia(widthOf("xl"));
    // On a wide screen the entries stay, and the menu button goes.
    const closeOnDesktop = () => {
      keepFocus(menuButton.current, menu.current?.querySelector("a, button"));
      onMenuChange(false);
    };
    document.addEventListener("keydown", closeOnEscape);
    desktop.addEventListener("change", closeOnDesktop);
    // Back and forward.
    addEventListener("popstate", closeMenu);
    // The page behind the menu must not scroll, nor move sideways where its scrollbar takes room.
    const { clientWidth, style } = document.documentElement;
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      desktop.removeEventListener("change", closeOnDesktop);
      removeEventListener("popstate", closeMenu);
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [isMenuOpen, closeMenu, onMenuChange]);

  const { accessibility } = site;
  return (
    <Bar data-open={isMenuOpen || undefined}>
      <Inner>
        <Home
          to="/"
          onClick={closeMenu}
          aria-label={fillTemplate(accessibility.homeLink, { name: site.name })}
        >
          <Wordmark name={site.name} />
        </Home>
        <MenuButton
          ref={menuButton}
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          aria-label={isMenuOpen ? accessibility.closeMenu : accessibility.openMenu}
          onClick={() => onMenuChange(!isMenuOpen)}
        >
          <MenuLines />
        </MenuButton>
        <Menu
          ref={menu}
          id={menuId}
          aria-label={accessibility.mainNavigation}
          data-open={isMenuOpen || undefined}
        >
          <Entries role="list">
            {site.navigation.map(({ label, to, items }) =>
              items ? (
                <NavigationGroup
                  key={label}
                  label={label}
                  items={items}
                  pathname={pathname}
                  onChoose={closeMenu}
                />
              ) : (
                <li key={label}>
                  <Entry to={to ?? "/"} onClick={closeMenu}>
                    {label}
                  </Entry>
                </li>
              ),
            )}
          </Entries>
        </Menu>
        <Book
          ref={book}
          type="button"
          onClick={({ currentTarget }) => showNotice(currentTarget)}
          data-open={isMenuOpen || undefined}
        >
          {site.bookSiteVisit}
        </Book>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header({
  position: "fixed",
  zIndex: layer.header,
  insetBlockStart: 0,
  insetInline: 0,
  color: color.textOnDark,
  borderBottom: `${border.thin} solid transparent`,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  "html[data-scrolled] &, &[data-open]": {
    backgroundColor: color.shade,
    borderColor: color.lineOnDark,
    backdropFilter: "blur(12px)",
    [when.lessTransparency]: { backgroundColor: color.surfaceDark, backdropFilter: "none" },
  },
  // Without scripts nothing marks the page as scrolled, and the links are always open: the header
  // is above the page, not over it.
  ...withoutScripts({ position: "relative", backgroundColor: color.surfaceDark }),
  [when.print]: { display: "none" },
});

const Inner = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  // As high above the open menu as ever.
  gridTemplateRows: `minmax(${size.header}, auto)`,
  alignItems: "center",
  columnGap: space.sm,
  maxWidth: `calc(${size.page} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: `max(${space.gutter}, env(safe-area-inset-left)) max(${space.gutter}, env(safe-area-inset-right))`,
  [from("xl")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
  [when.shortScreen]: { gridTemplateRows: `minmax(${size.headerShort}, auto)` },
});

const Home = styled(Link)({
  display: "flex",
  justifySelf: "start",
  minHeight: size.touch,
  textDecoration: "none",
});

const MenuButton = styled.button({
  // Beside the button to book, which comes after the menu in the order of reading.
  gridRow: 1,
  gridColumn: 3,
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  marginInlineEnd: `calc(-1 * ${space.md})`,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  [from("xl")]: { display: "none" },
  ...withoutScripts({ display: "none" }),
});

const MenuLines = styled.span({
  position: "relative",
  width: size.icon,
  borderTop: `${border.rule} solid`,
  transition: `border-color ${motion.quick}`,
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    borderTop: `${border.rule} solid ${color.textOnDark}`,
    transition: `transform ${motion.quick}`,
  },
  "&::before": { transform: `translateY(calc(-1 * ${space.sm} - ${border.rule}))` },
  "&::after": { transform: `translateY(calc(${space.sm} - ${border.rule}))` },
  "[aria-expanded=true] > &": {
    borderColor: "transparent",
    "&::before": { transform: `translateY(calc(-1 * ${border.rule})) rotate(45deg)` },
    "&::after": { transform: `translateY(calc(-1 * ${border.rule})) rotate(-45deg)` },
  },
});

/** From here on the button to book is beside that of the menu; on smaller screens it is below the menu's links. */
const wideBar = from("xs");

const Menu = styled.nav({
  display: "none",
  gridColumn: "1 / -1",
  maxHeight: `calc(100dvh - ${size.header} - ${size.touch} - ${space.xl} - ${border.thin})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "&[data-open]": { display: "block" },
  [when.shortScreen]: {
    maxHeight: `calc(100dvh - ${size.headerShort} - ${size.touch} - ${space.xl} - ${border.thin})`,
  },
  [wideBar]: {
    maxHeight: `calc(100dvh - ${size.header} - ${border.thin})`,
    paddingBottom: `max(${space.xl}, env(safe-area-inset-bottom))`,
    [when.shortScreen]: { maxHeight: `calc(100dvh - ${size.headerShort} - ${border.thin})` },
  },
  ...withoutScripts({ display: "block", maxHeight: "none" }),
  [from("xl")]: {
    display: "block",
    gridColumn: "auto",
    justifySelf: "end",
    maxHeight: "none",
    paddingBottom: 0,
    overflow: "visible",
  },
});

const Entries = styled.ul({
  [from("xl")]: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  ...withoutScripts({ display: "flex", flexWrap: "wrap", columnGap: space.md }),
});

const Entry = styled(SiteLink)(navigationEntry());

// An outline while the first screen has a gold action of its own.
const Book = styled.button({
  ...buttonLooks.outlineOnDark,
  display: "none",
  gridColumn: "1 / -1",
  marginBottom: space.xl,
  // The photo of a hero may be behind it.
  backgroundColor: color.shade,
  "&[data-open]": { display: "flex" },
  ...withoutScripts({ display: "flex" }),
  [wideBar]: {
    display: "flex",
    gridRow: 1,
    gridColumn: 2,
    marginBottom: 0,
    paddingInline: space.sm,
    fontSize: fontSize.small,
    [from("xl")]: { gridColumn: 3, paddingInline: space.lg, whiteSpace: "nowrap" },
  },
  "&[data-open], html[data-scrolled] &": {
    borderColor: color.accent,
    backgroundColor: color.accent,
    color: color.textOnAccent,
    [when.hover]: {
      "&:hover": { borderColor: color.accentHover, backgroundColor: color.accentHover },
    },
  },
});

export const fragment = graphql`
  fragment SiteHeader on SiteSettings {
    name
    bookSiteVisit
    accessibility {
      mainNavigation
      openMenu
      closeMenu
      homeLink
    }
    navigation {
      label
      to
      items {
        ...SiteLink
      }
    }
  }
`;
