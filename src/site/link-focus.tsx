import type { PageProps } from "gatsby";
import { useEffect, useRef } from "react";

/**
 * Moves the focus after a link, Back and Forward: to the target of the hash, or to the top of the page. Ignores
 * URLs that a tool writes (`src/lib/query.ts`): they keep the key of the previous history entry.
 */
export function LinkFocus({ location: { key, hash } }: Pick<PageProps, "location">) {
  const last = useRef(key);
  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    // After the effect in which the router focuses a new page.
    queueMicrotask(() => {
      const target = document.getElementById(hash.slice(1) || "gatsby-focus-wrapper");
      if (!target) return;
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  }, [key, hash]);
  return null;
}
