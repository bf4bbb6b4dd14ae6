import type { PageProps } from "gatsby";
import { useEffect, useRef } from "react";

/**
 * Moves the focus where a link leads, and Back and Forward: to what its hash names, or else to the top of the page.
 * What a tool wrote into the address (`src/lib/query.ts`) is no new place: it has the key of the entry before.
 */
export function LinkFocus({ location: { key, hash } }: Pick<PageProps, "location">) {
  const last = useRef(key);
  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    // The router focuses a new page in an effect that comes after this one.
    queueMicrotask(() => {
      const target = document.getElementById(decodeURI(hash.slice(1)) || "gatsby-focus-wrapper");
      if (!target) return;
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  }, [key, hash]);
  return null;
}
