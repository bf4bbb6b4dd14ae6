import styled from "@emotion/styled";
import { useCallback, useEffect, useId, useRef, useState } from "react";

import { SiteLink } from "../ui/site-link";
import { moveFocusOut, onEscape } from "../lib/keyboard";
import { isSamePage } from "../lib/links";
import { hairline, space } from "../theme";

export interface NavigationGroupProps {
  label: string;
  items: readonly Queries.SiteLinkFragment[];
  /** Route of the current page. */
  route: string;
  /** Called when a visitor chooses a link of the group. */
  onChoose: () => void;
}

/** The state of a group of links, which Escape and a press outside close. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = useCallback(() => {
    moveFocusOut(list.current, button.current);
    setOpen(false);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const open = new AbortController();
    const { signal } = open;
    // Some browsers do not focus a tapped button, so there is no blur.
    const closeOnPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !group.current?.contains(target)) close();
    };
    onEscape(close, signal);
    document.addEventListener("pointerdown", closeOnPress, { signal });
    return () => open.abort();
  }, [isOpen, close]);

  return { isOpen, setOpen, close, group, button, list };
}

/** A group of links behind a disclosure button; on small screens an indented list below its label. */
export function NavigationGroup({ label, items, route, onChoose }: NavigationGroupProps) {
  const { isOpen, setOpen, close, group, button, list } = useDisclosure();
  const listId = useId();
  const isCurrent = items.some(({ to }) => isSamePage(to, route)) || undefined;
  const choose = () => {
    close();
    onChoose();
  };

  return (
    <Group
      ref={group}
      onPointerLeave={({ pointerType, currentTarget }) => {
        // Keeps the list open for keyboard users.
        if (pointerType !== "mouse" || currentTarget.querySelector(":focus-visible")) return;
        setOpen(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target the window lost the focus, or a press outside closes the list.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={isCurrent}
        onClick={({ detail, nativeEvent: event }) => {
          // A double click counts as one click, two taps count as two.
          const isTap = "pointerType" in event && event.pointerType === "touch";
          if (detail <= 1 || isTap) setOpen(!isOpen);
        }}
      >
        {label}
      </button>
      {/* In place of the button on small screens. */}
      <span aria-current={isCurrent}>{label}</span>
      <Items
        ref={list}
        id={listId}
        role="list"
        data-open={isOpen || undefined}
        // Keeps the focused link visible if the screen becomes wide.
        onFocus={() => setOpen(true)}
      >
        {items.map((item) => (
          <li key={item.to}>
            <SiteLink to={item.to} onClick={choose}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </Items>
    </Group>
  );
}

const Group = styled.li({ position: "relative" });

// On small screens; `NavigationEntries` has the list of a large one.
const Items = styled.ul({ paddingInlineStart: space.xl, borderInlineStart: hairline });
