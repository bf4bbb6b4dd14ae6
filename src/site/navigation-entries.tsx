import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { SiteLink } from "../ui/site-link";
import { withoutScripts } from "../boot/marks";
import { from, space } from "../theme";
import { NavigationGroup } from "./navigation-group";
import { navigationEntry } from "./navigation-style";

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
          <Entry to={to ?? "/"} onClick={onChoose}>
            {label}
          </Entry>
        </li>
      ),
    )}
  </Entries>
);

const Entries = styled.ul({
  [from("xl")]: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  [withoutScripts]: { display: "flex", flexWrap: "wrap", columnGap: space.md },
});

const Entry = styled(SiteLink)(navigationEntry());

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
