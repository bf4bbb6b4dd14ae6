import { useEffect } from "react";

import { onEscape } from "../lib/keyboard";
import { minWidth } from "../theme";

/**
 * Locks the scroll position of the page while the menu of small screens is open.
 * @param close called on Escape, Back and Forward.
 * @param closeOnWideScreen called when the screen becomes wide.
 */
export function useOpenMenu(isOpen: boolean, close: () => void, closeOnWideScreen: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const open = new AbortController();
    const { signal } = open;
    onEscape(close, signal);
    matchMedia(minWidth("xl")).addEventListener("change", closeOnWideScreen, { signal });
    addEventListener("popstate", close, { signal });
    const { clientWidth, style } = document.documentElement;
    // Reserves the width of the scrollbar, to avoid a layout shift.
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      open.abort();
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [isOpen, close, closeOnWideScreen]);
}
