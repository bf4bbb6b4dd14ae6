/** Calls a function for each part of the page that the browser has parsed, before it is painted. */
export function whileParsing(onParsed: () => void): void {
  const parsing = new MutationObserver(onParsed);
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    parsing.disconnect();
    onParsed();
  });
}
