import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useId, useRef, useState } from "react";

import { isSamePage } from "../lib/links";
import { withoutScripts } from "../lib/marks";
import { border, color, fontSize, from, hairline, space, when } from "../theme";
import { chevron, openedChevron } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";

interface NavigationEntriesProps {
  site: Queries.NavigationFragment;
  /** Route of the current page. */
  route: string;
  /** Called when a visitor chooses a link. */
  onChoose: () => void;
}

interface NavigationGroupProps extends Omit<NavigationEntriesProps, "site"> {
  label: string;
  items: readonly Queries.SiteLinkFragment[];
}

/** Marks the entry of the current page, or of the page to which that belongs. */
const markOf = (to: string, route: string) =>
  isSamePage(to, route) ? "page" : route.startsWith(`${to}/`) || undefined;

/** A group of links that opens under the mouse and with its button; on small screens an indented list below its label. */
function NavigationGroup({ label, items, route, onChoose }: NavigationGroupProps) {
  // Whether a press has opened it, or the visitor has closed it although the mouse may still be over it.
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isCurrent = items.some(({ to }) => markOf(to, route)) || undefined;
  const choose = () => {
    setOpen(false);
    onChoose();
  };

  return (
    <Group
      onPointerLeave={() => setOpen(isOpen || undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(isOpen && undefined);
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen ?? false}
        aria-controls={listId}
        aria-current={isCurrent}
        onClick={({ currentTarget }) => {
          setOpen(!isOpen);
          // Safari does not, so a press elsewhere would not close the list.
          currentTarget.focus();
        }}
      >
        {label}
      </button>
      {/* In place of the button on small screens. */}
      <span aria-current={isCurrent}>{label}</span>
      <Items id={listId} role="list" data-open={isOpen}>
        {items.map((item) => (
          <li key={item.to}>
            <SiteLink to={item.to} onClick={choose} aria-current={markOf(item.to, route)}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </Items>
    </Group>
  );
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
          <SiteLink to={to ?? "/"} onClick={onChoose} aria-current={markOf(to ?? "/", route)}>
            {label}
          </SiteLink>
        </li>
      ),
    )}
  </Entries>
);

const Group = styled.li({ position: "relative" });

// On small screens; `Entries` has the list of a large one.
const Items = styled.ul({ paddingInlineStart: space.xl, borderInlineStart: hairline });

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
      // Every entry fits beside the others on a laptop.
      padding: `${space.sm} .55rem`,
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
    [when.hover]: { "li:hover > ul:not([data-open=false])": { display: "block" } },
    "ul[data-open=true]": { display: "block" },
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
