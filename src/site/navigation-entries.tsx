import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { chevron, openedChevron } from "../ui/chevron";
import { SiteLink } from "../ui/site-link";
import { withoutScripts } from "../lib/marks";
import { border, color, fontSize, from, hairline, space, when } from "../theme";
import { NavigationGroup } from "./navigation-group";

export interface NavigationEntriesProps {
  site: Queries.NavigationFragment;
  /** Route of the current page. */
  route: string;
  /** Called when a visitor chooses a link. */
  onChoose: () => void;
}

/** The links of the header and its groups of links. */
export const NavigationEntries = ({ site, route, onChoose }: NavigationEntriesProps) => (
  <Entries role="list">
    {site.navigation.map(({ label, to, items }) =>
      items ? (
        <NavigationGroup
          key={label}
          label={label}
          items={items}
          route={route}
          onChoose={onChoose}
        />
      ) : (
        <li key={label}>
          <SiteLink to={to ?? "/"} onClick={onChoose}>
            {label}
          </SiteLink>
        </li>
      ),
    )}
  </Entries>
);

const Entries = styled.ul({
  "a, button": {
    padding: `${space.sm} ${space.none}`,
    fontSize: fontSize.menu,
    border: 0,
    backgroundColor: "transparent",
    textDecoration: "none",
  },
  a: { display: "block" },
  button: { display: "none" },
  span: { display: "block", paddingBlock: space.md, color: color.textQuiet },
  [withoutScripts]: { display: "flex", flexWrap: "wrap", columnGap: space.md },
  [from("xl")]: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    "a, button": {
      padding: `${space.sm} ${space.entry}`,
      fontSize: fontSize.small,
      whiteSpace: "nowrap",
    },
    button: { display: "inline-flex", alignItems: "center", gap: space.sm },
    "button::after": chevron,
    "button[aria-expanded=true]::after": openedChevron,
    span: { display: "none" },
    ul: {
      position: "absolute",
      insetBlockStart: "100%",
      display: "none",
      minWidth: "13rem",
      padding: `${space.sm} ${space.none}`,
      border: hairline,
      backgroundColor: color.surface,
    },
    "ul[data-open]": { display: "block" },
    [withoutScripts]: { "li:is(:hover, :focus-within) > ul": { display: "block" } },
  },
  // The current page's entry; underlined, since forced colours remove its colour.
  "[aria-current]": {
    color: color.accent,
    // Safari before 26.2 knows no shorthand with a thickness.
    textDecorationLine: "underline",
    textDecorationThickness: border.rule,
    textUnderlineOffset: space.sm,
  },
  [when.hover]: { "& :is(a, button):hover": { color: color.accent } },
});

export const fragment = graphql`
  fragment Navigation on SiteSettings {
    navigation {
      label
      to
      items {
        ...SiteLink
      }
    }
  }
`;
