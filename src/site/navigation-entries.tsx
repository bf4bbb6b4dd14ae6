import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { SiteLink } from "../ui/site-link";
import { withoutScripts } from "../boot/marks";
import { border, color, fontSize, from, space, when } from "../theme";
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
    color: "inherit",
    textDecoration: "none",
    [when.hover]: { "&:hover": { color: color.accent } },
    [from("xl")]: {
      padding: `${space.sm} ${space.entry}`,
      fontSize: fontSize.small,
      whiteSpace: "nowrap",
    },
  },
  a: { display: "block" },
  // The current page's entry; underlined, since forced colours remove its colour.
  "[aria-current]": {
    color: color.accent,
    // Safari before 26.2 knows no shorthand with a thickness.
    textDecorationLine: "underline",
    textDecorationThickness: border.rule,
    textUnderlineOffset: space.sm,
  },
  [from("xl")]: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  [withoutScripts]: { display: "flex", flexWrap: "wrap", columnGap: space.md },
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
