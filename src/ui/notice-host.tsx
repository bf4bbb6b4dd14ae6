import styled from "@emotion/styled";
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from "notistack";
import { useEffect, useRef } from "react";

import { border, color, noticeDuration, shadow, size, when } from "../theme";

export interface NoticeHostProps {
  text: string;
  /** Increases by one with each request for the notice. */
  request: number;
}

/** How much of one box another covers, in square pixels. */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Puts the notice at the top of the screen if it covers less of an element there than at the bottom of the screen. */
function place(host: HTMLElement | null, element: Element | null): void {
  const notice = host?.firstElementChild;
  if (!notice || !element) return;
  const [below = 0, above = 0] = [false, true].map((isAbove) => {
    host.toggleAttribute("data-above", isAbove);
    return overlap(notice.getBoundingClientRect(), element.getBoundingClientRect());
  });
  host.toggleAttribute("data-above", above < below);
}

/**
 * Shows one notice at a time: a new request replaces the current notice and restarts its time. The Escape
 * key closes it, and it never lies over what has the focus.
 */
export function NoticeHost({ text, request }: NoticeHostProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Named, so that a notice still waiting for its place is dropped too.
    const key = `notice-${request}`;
    const shown = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const close = () => {
      clearTimeout(timer);
      shown.abort();
      closeSnackbar(key);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Whatever is open behind the notice is closed by the next press.
      event.stopPropagation();
      close();
    };
    const stepAside = () => place(host.current, document.querySelector(":focus-visible"));
    const onEnter = () => {
      const { signal } = shown;
      timer = setTimeout(close, noticeDuration);
      place(host.current, document.activeElement);
      document.addEventListener("keydown", closeOnEscape, { capture: true, signal });
      document.addEventListener("focusin", stepAside, { signal });
      document.addEventListener("scroll", stepAside, { capture: true, passive: true, signal });
    };
    enqueueSnackbar(text, { key, onEnter });
    return close;
  }, [text, request]);

  return (
    <Place ref={host}>
      <SnackbarProvider
        maxSnack={1}
        // notistack's own clock stands still while a pointer rests on the notice.
        autoHideDuration={null}
        transitionDuration={transition}
        style={look}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      />
    </Place>
  );
}

const Place = styled.div({
  // notistack's own least width is more than a screen of 280 px has.
  "&& *": { minWidth: 0 },
  "&[data-above] > *": {
    insetBlock: `${size.header} auto`,
    // No room below the header.
    [when.shortScreen]: { insetBlockStart: 0 },
  },
});

const look = {
  // Also where forced colours take the background away.
  border: `${border.thin} solid ${color.lineOnDark}`,
  borderInlineStart: `${border.rule} solid ${color.accent}`,
  backgroundColor: color.surfaceDarkRaised,
  boxShadow: shadow.lifted,
  color: color.textOnDark,
  fontFamily: "inherit",
};

const transition = { enter: 150, exit: 100 };
