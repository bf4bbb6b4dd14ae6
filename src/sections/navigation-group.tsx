import styled from "@emotion/styled";
import { useEffect, useId, useRef, useState } from "react";

import { SiteLink } from "../components/site-link";
import { isSamePage } from "../lib/links";
import {
  bare,
  border,
  color,
  from,
  motion,
  radius,
  shadow,
  space,
  when,
  withoutScripts,
} from "../theme";
import { navigationEntry } from "./navigation-style";

export interface NavigationGroupProps {
  label: string;
  items: readonly Queries.SiteLinkFragment[];
  /** Path of the current page. */
  pathname: string;
  /** Called when a link of the group is chosen. */
  onChoose: () => void;
}

/** A group of links behind a disclosure button; on small screens the links are shown indented below it. */
export function NavigationGroup({ label, items, pathname, onChoose }: NavigationGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const openedByHover = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isActive = items.some(({ to }) => isSamePage(to, pathname));

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return (
    <Group
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        openedByHover.current = !isOpen;
        setOpen(true);
      }}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-active={isActive || undefined}
        onClick={() => {
          // A mouse that points at the button has opened it already; its first click keeps it open.
          setOpen(openedByHover.current || !isOpen);
          openedByHover.current = false;
        }}
      >
        {label}
        <Chevron viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </Chevron>
      </Toggle>
      <SmallScreenLabel>{label}</SmallScreenLabel>
      <Items id={listId} role="list" data-open={isOpen || undefined}>
        {items.map((item) => (
          <li key={item.to}>
            <Item
              to={item.to}
              onClick={() => {
                setOpen(false);
                onChoose();
              }}
            >
              {item.label}
            </Item>
          </li>
        ))}
      </Items>
    </Group>
  );
}

const Group = styled.li({
  position: "relative",
  ...withoutScripts({ flexBasis: "100%" }),
  [from("xl")]: { flexBasis: "auto" },
});

const Toggle = styled.button({
  ...navigationEntry({ display: "inline-flex", alignItems: "center", gap: space.xs }),
  display: "none",
});

const Chevron = styled.svg({
  width: "0.75em",
  height: "0.75em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  transition: `transform ${motion.quick}`,
  "[aria-expanded=true] > &": { transform: "rotate(180deg)" },
});

const SmallScreenLabel = styled.span({
  display: "block",
  paddingBlock: space.md,
  color: color.textQuietOnDark,
  [from("xl")]: { display: "none" },
});

const Items = styled.ul({
  paddingInlineStart: space.xl,
  borderInlineStart: `${border.thin} solid ${color.lineOnDark}`,
  [from("xl")]: {
    position: "absolute",
    insetBlockStart: "100%",
    display: "none",
    minWidth: "13rem",
    paddingBlock: space.sm,
    paddingInline: 0,
    border: `${border.thin} solid ${color.lineOnDark}`,
    borderRadius: radius.card,
    backgroundColor: color.surfaceDark,
    boxShadow: shadow.lifted,
    "&[data-open]": { display: "block" },
    [when.noScript]: { "li:hover > &, li:focus-within > &": { display: "block" } },
    [`li:hover > ${bare}, li:focus-within > ${bare}`]: { display: "block" },
  },
});

const Item = styled(SiteLink)(navigationEntry({ padding: `${space.sm} ${space.lg}` }));
