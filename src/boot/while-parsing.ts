/** Calls a function for each part of the page that the browser has parsed, before it is painted. */
export function whileParsing(look: () => void): void {
  const parsing = new MutationObserver(look);
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    parsing.disconnect();
    look();
  });
}
