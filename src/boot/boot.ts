// Runs before the first paint, without React, so that a page that opens scrolled, or with slow or failing scripts, looks
// right at once. gatsby/webpack/boot-script.ts makes it an inline script.
import { countUp } from "./counters";
import { scriptsMark } from "./marks";
import {
  markFailures,
  markPendingQuery,
  markScrolled,
  markTyping,
  preparePrints,
} from "./set-marks";
import { keepEarlyClick, startScripts } from "./start";

// The path comes from an attribute, so that the script, and its hash in the CSP, is the same on every page.
window.pagePath = document.currentScript?.dataset.path ?? "";
markFailures();
markPendingQuery();
markScrolled();
markTyping();
preparePrints();
keepEarlyClick();
startScripts();
countUp();
// Comes last, so that after an error above the page keeps the layout of a page without scripts.
document.documentElement.setAttribute(scriptsMark, "on");
