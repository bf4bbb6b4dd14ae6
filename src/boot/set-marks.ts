import { shareableUrl } from "../lib/shareable-url";
import { isHydrated } from "../lib/page-loader";
import { headerScrollThreshold } from "../theme";
import {
  loadFailedMark,
  printLineMark,
  queryPendingMark,
  scriptsMark,
  scrolledMark,
  bannerPassedMark,
  typingMark,
} from "./marks";
import { whileParsing } from "./while-parsing";

const root = document.documentElement;

/** Marks the page while a text field has the focus. */
export function markTyping(): void {
  const fields = "textarea, input:not([type=radio], [type=checkbox])";
  const mark = ({ type, target }: Event) =>
    root.toggleAttribute(
      typingMark,
      type === "focusin" && target instanceof Element && target.matches(fields),
    );
  addEventListener("focusin", mark);
  addEventListener("focusout", mark);
}

/** Marks the page while it is scrolled beyond the preview banner, and beyond the header's threshold. */
export function markScrolled(): void {
  const mark = () => {
    const banner = document.querySelector("main")?.offsetTop ?? 0;
    root.toggleAttribute(bannerPassedMark, window.scrollY > banner);
    // In large text the banner is higher than the threshold.
    root.toggleAttribute(scrolledMark, window.scrollY > Math.max(banner, headerScrollThreshold));
  };
  addEventListener("scroll", mark, { passive: true });
  addEventListener("pageshow", mark);
  mark();
}

/** Marks the page if its URL has choices of its tools, which the prebuilt page does not show. */
export function markPendingQuery(): void {
  const { search } = location;
  if (!search) return;
  whileParsing(() => root.toggleAttribute(queryPendingMark, shareableUrl(search).includes("?")));
}

/** Whether a text names a position in a script of the page by its full URL: "https://host/app.js:1:23". */
function namesOwnScript(text: string): boolean {
  const named = document.querySelector<HTMLTemplateElement>("#scripts")?.content.children ?? [];
  return Array.from(named).some((one) => {
    const path = one.getAttribute("src") ?? one.getAttribute("href");
    return text.includes(`${location.origin}${path}:`);
  });
}

/**
 * Marks photos that could not be loaded, and the page once one of its own scripts is missing or fails before hydration.
 * Then the page has the layout of a page without scripts, and its header works.
 */
export function markFailures(): void {
  const fail = (position: string) => {
    if (!isHydrated() && namesOwnScript(position)) root.setAttribute(scriptsMark, "failed");
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLImageElement) target.setAttribute(loadFailedMark, "");
    else if (target instanceof HTMLScriptElement) fail(`${target.src}:`);
    else if (event instanceof ErrorEvent) fail(`${event.filename}:`);
  };
  // An element's error does not bubble.
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof Error)) return;
    // Only the top frame counts: deeper frames may belong to scripts of others.
    const [position = ""] =
      /\S+:\d+:\d+/.exec(reason.stack?.replace(reason.message, "") ?? "") ?? [];
    fail(position);
  });
}

/** Writes the URL and the date for the top of a print, and opens all <details> while the page is printed. */
export function preparePrints(): void {
  let closed: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const details of closed) details.open = true;
    const { search, hash } = location;
    const url = shareableUrl(search) + (document.getElementById(hash.slice(1)) ? hash : "");
    const date = new Date().toLocaleDateString("en-IN", { dateStyle: "long" });
    document.body.setAttribute(printLineMark, `${url} · ${date}`);
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });
}
