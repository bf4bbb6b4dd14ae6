// Runs in each page before anything is drawn, and before or without React, so that a page which opens already scrolled,
// or whose scripts are slow or fail, looks right at once. gatsby/webpack/boot-script.ts makes it the text of a script
// element.
import { countUp } from "./counters";
import {
  markFailures,
  markFiltered,
  markScrolled,
  removeUnreadableHash,
  signPrints,
} from "./flags";
import { keepEarlyClick, startScripts } from "./start";

// Tells Gatsby which page this is, by an attribute: the script itself is the same on every page.
window.pagePath = document.currentScript?.dataset.path ?? "";
markFailures();
markFiltered();
markScrolled();
removeUnreadableHash();
signPrints();
keepEarlyClick();
startScripts();
countUp();
