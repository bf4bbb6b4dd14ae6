import { headerScrollThreshold } from "../theme";

const root = document.documentElement;

/** Keeps `data-scrolled` on <html> while the page is scrolled by more than the header's threshold. */
export function markScrolled(): void {
  const mark = () => root.toggleAttribute("data-scrolled", window.scrollY > headerScrollThreshold);
  addEventListener("scroll", mark, { passive: true });
  addEventListener("pageshow", mark);
  mark();
}

/** Sets `data-filtered` on <html>, until React runs, if the address asks for other plots than the prebuilt page shows. */
export function markFiltered(): void {
  const choice = /[?&](approval|location|budget|size|sort|unit)=[^&]/;
  root.toggleAttribute("data-filtered", choice.test(location.search));
}

/**
 * Sets `data-failed` on each photo that cannot be loaded, and `data-bare` on <html> once an error keeps React from
 * starting: the page is then laid out as it would be without scripts, and its header works.
 */
export function markFailures(): void {
  const bare = () => {
    const isRunning = performance.getEntriesByName("onInitialClientRender").length > 0;
    if (!isRunning) root.setAttribute("data-bare", "");
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.setAttribute("data-failed", "");
    else if (target === window || target instanceof HTMLScriptElement) bare();
  };
  // Errors of elements do not bubble.
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", bare);
}

/** Removes a hash that cannot be decoded from the address: Gatsby would fail to decode it. */
export function removeUnreadableHash(): void {
  const remove = () => {
    try {
      decodeURI(location.hash);
    } catch {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
  };
  addEventListener("popstate", remove);
  remove();
}

/** Before the page is printed: puts its address and the date into `data-printed` on <body>. */
export function signPrints(): void {
  addEventListener("beforeprint", () => {
    const date = new Date().toLocaleDateString("en-IN", { dateStyle: "long" });
    document.body.dataset.printed = `${location.href} · ${date}`;
  });
}
