/** The maximum delay of React's scripts after the page is parsed, in milliseconds. */
const maxDelay = 2000;

declare global {
  interface Window {
    /** Gatsby's path of the prebuilt page. */
    pagePath: string;
  }
}

/**
 * Starts the scripts of Gatsby and React, which wait in the template `scripts`, after the first screen's photo has been
 * painted, so that they delay neither text nor photo: at the latest after `maxDelay`, or at once on a touch or a key
 * press.
 */
export function startScripts(): void {
  let isWanted = false;
  let hasStarted = false;
  const start = () => {
    isWanted = true;
    if (hasStarted || document.readyState === "loading") return;
    hasStarted = true;
    const scripts = document.getElementById("scripts");
    // A copy: the template keeps the names of the page's own scripts, for set-marks.ts.
    if (scripts instanceof HTMLTemplateElement)
      document.body.append(document.importNode(scripts.content, true));
  };
  const startPainted = () => requestAnimationFrame(() => setTimeout(start));
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.loading === "eager") startPainted();
  };
  // An element's load event does not bubble.
  document.addEventListener("load", onLoad, true);
  addEventListener("load", startPainted);
  addEventListener("pointerdown", start, true);
  addEventListener("keydown", start, true);
  document.addEventListener("DOMContentLoaded", () => {
    if (isWanted) start();
    else setTimeout(start, maxDelay);
  });
}

/**
 * Keeps the button that was clicked before hydration for `window.takeEarlyClick()`, until the next press, key or focus
 * change.
 */
export function keepEarlyClick(): void {
  let early: HTMLElement | null = null;
  let isTaken = false;
  const onPress = ({ type, target }: Event) => {
    const isKept = type === "click" && !isTaken && target instanceof Element;
    early = isKept ? target.closest("button") : null;
  };
  for (const type of ["click", "pointerdown", "keydown", "focusin"]) {
    addEventListener(type, onPress, true);
  }
  window.takeEarlyClick = () => {
    isTaken = true;
    return () => early;
  };
}
