import styled from "@emotion/styled";
import {
  closeSnackbar,
  type CustomContentProps,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from "notistack";
import { forwardRef, useEffect, useRef } from "react";

import { onEscape } from "../lib/keyboard";
import {
  border,
  color,
  fontSize,
  hairline,
  noticeDuration,
  noticeFade,
  shadow,
  size,
  space,
  when,
} from "../theme";

export interface NoticeHostProps {
  text: string;
  /** Increases by one with each request for the notice. */
  request: number;
}

/** The area of the overlap of two boxes, in square pixels. */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Moves the notice to the top of the screen if it covers less of an element there than at the bottom. */
function keepClearOf(host: HTMLElement | null, element: Element | null): void {
  const notice = host?.firstElementChild;
  if (!notice || !element) return;
  const [below = 0, above = 0] = [false, true].map((isAbove) => {
    host.toggleAttribute("data-above", isAbove);
    return overlap(notice.getBoundingClientRect(), element.getBoundingClientRect());
  });
  host.toggleAttribute("data-above", above < below);
}

/**
 * Shows one notice at a time: a new request replaces the current notice and restarts its time. The Escape key closes
 * it, and it moves away from the focused element.
 */
export function NoticeHost({ text, request }: NoticeHostProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The key also removes a notice that is still queued.
    const key = `notice-${request}`;
    const shown = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const close = () => {
      clearTimeout(timer);
      shown.abort();
      closeSnackbar(key);
    };
    const stepAside = () => keepClearOf(host.current, document.querySelector(":focus-visible"));
    const onEnter = () => {
      const { signal } = shown;
      timer = setTimeout(close, noticeDuration);
      keepClearOf(host.current, document.activeElement);
      // The next press closes the menu or viewer behind the notice.
      onEscape(close, signal, true);
      document.addEventListener("focusin", stepAside, { signal });
      document.addEventListener("scroll", stepAside, { capture: true, passive: true, signal });
    };
    enqueueSnackbar(text, { key, onEnter });
    return close;
  }, [text, request]);

  return (
    <Host ref={host}>
      <SnackbarProvider
        maxSnack={1}
        // notistack's own timer pauses while a pointer rests on the notice.
        autoHideDuration={null}
        transitionDuration={noticeFade}
        Components={components}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      />
    </Host>
  );
}

const Host = styled.div({
  // notistack's minimum width is wider than a screen of 280 px.
  "&& *": { minWidth: 0 },
  "&[data-above] > *": {
    insetBlock: `${size.header} auto`,
    // There is no space below the header.
    [when.shortScreen]: { insetBlockStart: 0 },
  },
});

// notistack's own content is an alert, which would be announced again within our live region.
const Content = forwardRef<HTMLDivElement, CustomContentProps>(function Content({ message }, ref) {
  return (
    <Box ref={ref} data-theme="dark">
      {message}
    </Box>
  );
});

const components = { default: Content };

const Box = styled(SnackbarContent)({
  // The same as in notistack.
  padding: `${fontSize.small} ${space.lg}`,
  borderRadius: "4px",
  lineHeight: 1.43,
  letterSpacing: "0.01071em",
  // Keeps its shape when forced colours remove the background.
  border: hairline,
  borderInlineStart: `${border.rule} solid ${color.accent}`,
  boxShadow: shadow,
  fontSize: fontSize.small,
});
