import { headerScrollThreshold } from "../theme";

const root = document.documentElement;

/** Sets `data-typing` on <html> while a text field has the focus. */
export function markTyping(): void {
  const fields = "textarea, input:not([type=radio], [type=checkbox])";
  const mark = ({ type, target }: Event) =>
    root.toggleAttribute(
      "data-typing",
      type === "focusin" && target instanceof Element && target.matches(fields),
    );
  addEventListener("focusin", mark);
  addEventListener("focusout", mark);
}

/** Sets `data-scrolled` on <html> while the page is scrolled beyond the header's threshold. */
export function markScrolled(): void {
  const mark = () => root.toggleAttribute("data-scrolled", window.scrollY > headerScrollThreshold);
  addEventListener("scroll", mark, { passive: true });
  addEventListener("pageshow", mark);
  mark();
}

/** Sets `data-filtered` on <html> until React runs, if the query selects other plots than the prebuilt page shows. */
export function markFiltered(): void {
  const choice = /[?&](approval|location|budget|size|sort|unit)=[^&]/;
  root.toggleAttribute("data-filtered", choice.test(location.search));
}

/**
 * Sets `data-failed` on each photo that fails to load, and `data-scripts` on <html>: "on", or "failed" after an error before
 * hydration. Then the page has the layout of a page without scripts, and its header works.
 */
export function markFailures(): void {
  root.setAttribute("data-scripts", "on");
  const bare = () => {
    const isRunning = performance.getEntriesByName("onInitialClientRender").length > 0;
    if (!isRunning) root.setAttribute("data-scripts", "failed");
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.setAttribute("data-failed", "");
    else if (target === window || target instanceof HTMLScriptElement) bare();
  };
  // An element's error does not bubble.
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", bare);
}

/** Removes a hash that Gatsby cannot decode from the address. */
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

/** Writes the address and the date into `data-printed` on <body> before printing. */
export function signPrints(): void {
  addEventListener("beforeprint", () => {
    const date = new Date().toLocaleDateString("en-IN", { dateStyle: "long" });
    document.body.dataset.printed = `${location.href} · ${date}`;
  });
}
