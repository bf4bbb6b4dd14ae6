import {
  loadFailedAttribute,
  queryPendingAttribute,
  readyAttribute,
  scriptsAttribute,
  scrolledAttribute,
} from "../lib/attributes";
import { toolKeys } from "../lib/query";
import { headerScrollThreshold, scriptsTimeout } from "../theme";

/** The id of the template in which Gatsby's scripts wait. */
export const waitingScripts = "scripts";

/**
 * Runs inline, first in <body>, before the first paint: sets the attributes that the styles need before React, and starts
 * Gatsby's scripts after the first screen has been painted, so that they delay neither its text nor its photo. The path of
 * the page is an attribute, so that the script, and its hash in the Content-Security-Policy, is the same on all pages.
 */
export const boot = `(() => {
  const root = document.documentElement;
  window.pagePath = document.currentScript.dataset.path;
  const markScrolled = () => root.toggleAttribute("${scrolledAttribute}", scrollY > ${headerScrollThreshold});
  for (const type of ["scroll", "pageshow"]) addEventListener(type, markScrolled, { passive: true });
  if (/[?&](${toolKeys.join("|")})=/.test(location.search)) root.setAttribute("${queryPendingAttribute}", "");
  // An element's error does not bubble.
  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLImageElement) return target.setAttribute("${loadFailedAttribute}", "");
    // A script, or the preload of one or of data.
    const isOwn = (target.src ?? target.href)?.startsWith(location.origin + "/");
    if (isOwn && !root.hasAttribute("${readyAttribute}")) root.setAttribute("${scriptsAttribute}", "failed");
  }, true);
  const start = () => {
    // While the page is parsed, the template may be incomplete.
    const waiting = document.readyState !== "loading" && document.getElementById("${waitingScripts}");
    if (waiting) waiting.replaceWith(waiting.content);
  };
  for (const type of ["load", "pointerdown", "keydown"]) addEventListener(type, start, true);
  document.addEventListener("DOMContentLoaded", () => setTimeout(start, ${scriptsTimeout}));
  root.setAttribute("${scriptsAttribute}", "on");
})();`;
