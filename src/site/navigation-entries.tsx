import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useId, useState } from "react";

import { withoutScripts } from "../lib/attributes";
import { isSamePage } from "../lib/links";
import { border, color, fontSize, from, hairline, space, when } from "../theme";
import { chevron, openedChevron } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";

interface NavigationEntriesProps {
  site: Queries.NavigationFragment;
  /** Of the current page. */
  route: string;
  onChoose: () => void;
}

interface NavigationGroupProps extends Omit<NavigationEntriesProps, "site"> {
  label: string;
  items: readonly Queries.SiteLinkFragment[];
}

/** The links of the header and its groups of links. */
export const NavigationEntries = ({ site, ...rest }: NavigationEntriesProps) => (
  <Entries role="list">
    {site.navigation.map(({ label, to, items }) =>
      items ? (
        <NavigationGroup key={label} label={label} items={items} {...rest} />
      ) : (
        <li key={label}>
          <SiteLink
            to={to ?? "/"}
            onClick={rest.onChoose}
            aria-current={ariaCurrent(to ?? "/", rest.route)}
          >
            {label}
          </SiteLink>
        </li>
      ),
    )}
  </Entries>
);

/** The aria-current of a link: it leads to the current page, or to the list to which the current page belongs. */
const ariaCurrent = (to: string, route: string) =>
  isSamePage(to, route) ? "page" : route.startsWith(`${to}/`) || undefined;

/** A group of links that opens under the mouse and with its button; on small screens an indented list below its label. */
function NavigationGroup({ label, items, route, onChoose }: NavigationGroupProps) {
  // True after a press has opened the group; false after the visitor has closed it, even if the mouse is still over it.
  const [isOpen, setOpen] = useState<boolean>();
  const listId = useId();
  const isCurrent = items.some(({ to }) => ariaCurrent(to, route)) || undefined;
  return (
    <Group
      onPointerLeave={() => setOpen(isOpen || undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(isOpen && undefined);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape") return;
        setOpen(false);
        currentTarget.querySelector("button")?.focus();
      }}
    >
      <GroupButton
        type="button"
        aria-expanded={isOpen ?? false}
        aria-controls={listId}
        aria-current={isCurrent}
        onClick={({ currentTarget }) => {
          setOpen(!isOpen);
          // Safari does not focus a pressed button, so a press elsewhere would not close the list.
          currentTarget.focus();
        }}
      >
        {label}
      </GroupButton>
      {/* Small screens show the label in place of the button. */}
      <GroupLabel aria-current={isCurrent}>{label}</GroupLabel>
      <GroupLinks id={listId} role="list" data-open={isOpen}>
        {items.map((item) => (
          <li key={item.to}>
            <SiteLink
              to={item.to}
              onClick={() => {
                setOpen(false);
                onChoose();
              }}
              aria-current={ariaCurrent(item.to, route)}
            >
              {item.label}
            </SiteLink>
          </li>
        ))}
      </GroupLinks>
    </Group>
  );
}

const Group = styled.li({ position: "relative" });

const GroupButton = styled.button({
  display: "none",
  [from("xl")]: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.sm,
    "&::after": chevron,
    "&[aria-expanded=true]::after": openedChevron,
  },
});

const GroupLabel = styled.span({
  display: "block",
  paddingBlock: space.md,
  color: color.textQuiet,
  [from("xl")]: { display: "none" },
});

const GroupLinks = styled.ul({
  paddingInlineStart: space.xl,
  borderInlineStart: hairline,
  [from("xl")]: {
    position: "absolute",
    insetBlockStart: "100%",
    display: "none",
    minWidth: "13rem",
    padding: `${space.sm} ${space.none}`,
    border: hairline,
    backgroundColor: color.surface,
    [when.hover]: { "li:hover > &:not([data-open=false])": { display: "block" } },
    "&[data-open=true]": { display: "block" },
    [withoutScripts]: { "li:is(:hover, :focus-within) > &": { display: "block" } },
  },
});

const Entries = styled.ul({
  "a, button": {
    padding: `${space.sm} ${space.none}`,
    fontSize: fontSize.menu,
    border: 0,
    backgroundColor: "transparent",
    textDecoration: "none",
    // Every entry fits beside the others on a laptop: see `headerRoom`.
    [from("xl")]: { padding: `${space.sm} .55rem`, fontSize: fontSize.small, whiteSpace: "nowrap" },
  },
  a: { display: "block" },
  [withoutScripts]: { display: "flex", flexWrap: "wrap", columnGap: space.md },
  [from("xl")]: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  // The entry of the current page is also underlined, since forced colours remove its colour.
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
