import { useEffect } from "react";

import { widthOf } from "../theme";

/**
 * Locks the scroll position of the page while the menu of small screens is open.
 * @param close called on Escape, Back and Forward.
 * @param closeOnWideScreen called when the screen becomes wide.
 */
export function useOpenMenu(isOpen: boolean, close: () => void, closeOnWideScreen: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    const wideScreen = matchMedia(widthOf("xl"));
    document.addEventListener("keydown", closeOnEscape);
    wideScreen.addEventListener("change", closeOnWideScreen);
    addEventListener("popstate", close);
    const { clientWidth, style } = document.documentElement;
    // Reserves the width of the scrollbar, to avoid a layout shift.
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      wideScreen.removeEventListener("change", closeOnWideScreen);
      removeEventListener("popstate", close);
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [isOpen, close, closeOnWideScreen]);
}
