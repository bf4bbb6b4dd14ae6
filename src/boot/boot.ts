// Runs before the first paint, without React, so that a page that opens scrolled, or with slow or failing scripts, looks
// right at once. gatsby/webpack/boot-script.ts makes it an inline script.
import { countUp } from "./counters";
import { scriptsMark } from "./marks";
import {
  markFailures,
  markPendingFilter,
  markScrolled,
  markTyping,
  preparePrints,
} from "./set-marks";
import { keepEarlyClick, startScripts } from "./start";
import { removeUnreadableHash } from "./unreadable-hash";

// Gatsby's path of the page, from an attribute, so that the script is the same on every page.
window.pagePath = document.currentScript?.dataset.path ?? "";
markFailures();
markPendingFilter();
markScrolled();
markTyping();
removeUnreadableHash();
preparePrints();
keepEarlyClick();
startScripts();
countUp();
// Last: without the mark, as after an error above, the page has the layout of a page without scripts.
document.documentElement.setAttribute(scriptsMark, "on");
