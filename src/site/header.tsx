import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useCallback, useRef } from "react";

import { buttonVariants } from "../ui/button";
import { useNotice } from "../ui/notice";
import { ContactLink } from "../ui/notice-button";
import { Container } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { callText } from "../ui/words";
import { Wordmark } from "./wordmark";
import { phoneAddress } from "../lib/links";
import { moveFocusOut } from "../lib/move-focus-out";
import { noPrint, whenScrolled, withoutScripts } from "../boot/marks";
import { border, color, fontSize, from, layer, motion, size, space, when } from "../theme";
import { NavigationEntries } from "./navigation-entries";
import { useOpenMenu } from "./use-open-menu";
import { headerWords } from "./words";

export interface SiteHeaderProps {
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
  const menu = useRef<HTMLElement>(null);
  const book = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => {
    for (const part of [menu.current, book.current]) moveFocusOut(part, menuButton.current);
    onMenuChange(false);
  }, [onMenuChange]);
  // A wide screen hides the menu button and keeps the entries.
  const closeOnWideScreen = useCallback(() => {
    moveFocusOut(menuButton.current, menu.current?.querySelector("a, button"));
    onMenuChange(false);
  }, [onMenuChange]);
  useOpenMenu(isMenuOpen, closeMenu, closeOnWideScreen);

  return (
    <Bar data-inner={route !== "/" || undefined} data-open={isMenuOpen || undefined}>
      <Inner>
        <Home to="/" onClick={closeMenu} aria-label={headerWords.homeLink(site.name)}>
          <Wordmark name={site.name} />
        </Home>
        <MenuButton
          ref={menuButton}
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          aria-label={isMenuOpen ? headerWords.closeMenu : headerWords.openMenu}
          onClick={() => onMenuChange(!isMenuOpen)}
        >
          <MenuLines />
        </MenuButton>
        <Menu
          {...noPrint}
          ref={menu}
          id={menuId}
          aria-label={headerWords.navigation}
          data-open={isMenuOpen || undefined}
        >
          <NavigationEntries site={site} route={route} onChoose={closeMenu} />
          <Reach>
            <a href={phoneAddress(site.contact.phone)}>{callText(site.contact.phone)}</a>
            <WhatsAppLink chat={site.whatsapp}>{site.whatsapp.label}</WhatsAppLink>
          </Reach>
        </Menu>
        <ContactLink component={BookLink}>{site.bookSiteVisit}</ContactLink>
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
  // Not sticky: the browser would scroll the page to a link of the header that gets the focus.
  position: "fixed",
  zIndex: layer.header,
  inset: "0 0 auto",
  "--bar": size.header,
  [when.shortScreen]: { "--bar": size.headerShort },
  color: color.textOnDark,
  borderBottom: `${border.thin} solid transparent`,
  transition: `background-color ${motion.quick}`,
  [whenScrolled]: {
    backgroundColor: color.shade,
    borderColor: color.lineOnDark,
    backdropFilter: "blur(12px)",
    [when.lessTransparency]: { backgroundColor: color.surfaceDark, backdropFilter: "none" },
  },
  // Hides the breadcrumb that slides under the transparent bar of an inner page; at the top it looks the same.
  "&[data-inner]::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: 0,
    backgroundColor: color.surfaceDark,
  },
  // Once the bar's own ground has faded in.
  [`${whenScrolled}[data-inner]::before`]: {
    visibility: "hidden",
    transition: `visibility 0s ${motion.quick}`,
  },
  // An open menu covers the screen.
  "html &[data-open]": { inset: 0, backgroundColor: color.surfaceDark },
  // Without scripts nothing marks the page as scrolled, so the header is part of the page.
  [withoutScripts]: { position: "relative", backgroundColor: color.surfaceDark },
  // On paper only the company's name is left, in the upper right corner.
  [when.print]: {
    display: "contents",
    "--bar": 0,
    a: { position: "absolute", inset: "0 0 auto auto" },
  },
});

const Inner = styled(Container)({
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

const Home = styled(SiteLink)({
  display: "flex",
  justifySelf: "start",
  minHeight: size.touch,
  textDecoration: "none",
});

/** The button of the menu on small screens. */
const MenuButton = styled.button({
  // Right of the booking button, which comes after the menu in the reading order.
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
  [withoutScripts]: { display: "none" },
});

/** The icon of the button: three lines, or a cross while the menu is open. */
const MenuLines = styled.span({
  position: "relative",
  width: size.icon,
  borderTop: `${border.rule} solid`,
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

/** From this width on, the booking button is beside the menu button; on narrower screens it ends the menu. */
const wideBar = from("xs");

const Menu = styled.nav({
  display: "none",
  gridColumn: "1 / -1",
  alignSelf: "stretch",
  overflowY: "auto",
  overscrollBehavior: "contain",
  "&[data-open]": { display: "block" },
  [wideBar]: { paddingBottom: `max(${space.xl}, env(safe-area-inset-bottom))` },
  [withoutScripts]: { display: "block" },
  [from("xl")]: {
    display: "block",
    gridColumn: "auto",
    alignSelf: "center",
    justifySelf: "end",
    paddingBottom: 0,
    overflow: "visible",
  },
});

// The foot of the open menu.
const Reach = styled.div({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  marginTop: space.md,
  a: { paddingBlock: space.sm },
  [from("xl")]: { display: "none" },
  // The page has them at its foot.
  [withoutScripts]: { display: "none" },
});

// An outline at the top of the page, where the hero has a gold button.
const Book = styled.button({
  ...buttonVariants.outlineOnDark,
  display: "none",
  gridColumn: "1 / -1",
  marginBottom: space.xl,
  // For contrast over the photo of a hero.
  backgroundColor: color.shade,
  "&[data-open]": { display: "flex" },
  [withoutScripts]: { display: "flex" },
  [wideBar]: {
    display: "flex",
    gridRow: 1,
    gridColumn: 2,
    marginBottom: 0,
    paddingInline: space.sm,
    fontSize: fontSize.small,
    [from("xl")]: { gridColumn: 3, paddingInline: space.lg, whiteSpace: "nowrap" },
  },
  [`&[data-open], ${whenScrolled}`]: {
    borderColor: color.accent,
    backgroundColor: color.accent,
    color: color.textOnAccent,
    [when.hover]: {
      "&:hover": { borderColor: color.accentHover, backgroundColor: color.accentHover },
    },
  },
});

const BookLink = Book.withComponent("a");

export const fragment = graphql`
  fragment SiteHeader on SiteSettings {
    name
    bookSiteVisit
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
