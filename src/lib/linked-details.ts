import { useEffect } from "react";

/** Opens all <details> for printing. */
export function useDetailsOnPaper(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    const mounted = new AbortController();
    const { signal } = mounted;
    addEventListener("beforeprint", open, { signal });
    addEventListener("afterprint", close, { signal });
    return () => mounted.abort();
  }, []);
}

/**
 * Opens the <details> with the id of the hash, since browsers open it only for elements inside; and all for printing.
 * @param hash of the address, like "#what-is-an-ec".
 */
export function useLinkedDetails(hash: string): void {
  useDetailsOnPaper();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);
}
