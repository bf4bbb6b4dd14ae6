/** Milliseconds after the page has been read, at most, before React's scripts are fetched. */
const latestStart = 2000;

declare global {
  interface Window {
    /** Of Gatsby: the page that was prebuilt. */
    pagePath: string;
    /** Of Gatsby: the scripts of each page component, as JSON. `develop` has none. */
    ___chunkMapping?: string;
  }
}

/** Preloads the page's own script and data in parallel; Gatsby would ask for one after the other. */
function preloadPage(): void {
  const { pagePath, ___chunkMapping: mapping = "{}" } = window;
  const page = pagePath.replaceAll("/", "") || "index";
  const chunks: Record<string, string[]> = JSON.parse(mapping);
  const scripts = chunks[`component---src-pages-${page}-tsx`];
  if (!scripts) return;
  const data = ["/page-data/app-data.json", `/page-data/${page}/page-data.json`];
  for (const file of [...scripts, ...data]) {
    const link = document.createElement("link");
    if (data.includes(file)) Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "" });
    else link.rel = "prefetch";
    // The site may be in a folder of its host, as its scripts are.
    link.href = String(new URL(`.${file}`, [...document.scripts].at(-1)?.src));
    document.head.append(link);
  }
}

/**
 * Starts the scripts of Gatsby and React, which wait in the template `scripts`, once the photo of the first screen
 * has been painted, so that they hold back neither text nor photo: at the latest after `latestStart`, and at once if a
 * visitor touches the page or presses a key.
 */
export function startScripts(): void {
  let isWanted = false;
  let hasStarted = false;
  const start = () => {
    isWanted = true;
    if (hasStarted || document.readyState === "loading") return;
    hasStarted = true;
    const scripts = document.getElementById("scripts");
    if (scripts instanceof HTMLTemplateElement) document.body.append(scripts.content);
    preloadPage();
  };
  const startPainted = () => requestAnimationFrame(() => setTimeout(start));
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.loading === "eager") startPainted();
  };
  // The load of an element does not bubble.
  document.addEventListener("load", onLoad, true);
  addEventListener("load", startPainted);
  addEventListener("pointerdown", start, true);
  addEventListener("keydown", start, true);
  document.addEventListener("DOMContentLoaded", () => {
    if (isWanted) start();
    else setTimeout(start, latestStart);
  });
}

/**
 * Keeps for `window.takeEarlyClick()` which button was pressed before React could act on it, until the next press or
 * key, or a focus elsewhere.
 */
export function keepEarlyClick(): void {
  let early: HTMLElement | undefined;
  let isTaken = false;
  const onPress = ({ type, target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : undefined;
    early = type === "click" && !isTaken ? (button ?? undefined) : undefined;
  };
  for (const type of ["click", "pointerdown", "keydown", "focusin"]) {
    addEventListener(type, onPress, true);
  }
  window.takeEarlyClick = () => {
    isTaken = true;
    return () => early;
  };
}
