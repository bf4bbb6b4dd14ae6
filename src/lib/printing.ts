import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const update = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    listener();
  };
  addEventListener("beforeprint", update);
  addEventListener("afterprint", update);
  return () => {
    removeEventListener("beforeprint", update);
    removeEventListener("afterprint", update);
  };
}

/** Whether the page is being printed, when long lists show all their items. */
export const useIsPrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

/** On <body> and on a part of the page, while that part is printed alone; the global styles read it. */
export const printAloneMark = "data-print-alone";

/** Milliseconds in which a print may begin after `print()` has returned. */
const patience = 2000;

/** Prints a part of the page without the rest; the next print has the whole page, whatever the browser does now. */
export function printAlone(part: Element): void {
  const mark = (isAlone: boolean) => {
    for (const element of [document.body, part]) element.toggleAttribute(printAloneMark, isAlone);
  };
  const isOver = new AbortController();
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, signal: isOver.signal });
  const end = () => {
    isOver.abort();
    mark(false);
  };
  let hasBegun = false;
  listen("beforeprint", () => (hasBegun = true));
  // A visitor who acts on the page again has left the print, or was never asked.
  for (const type of ["afterprint", "pointerdown", "keydown"]) listen(type, end);
  mark(true);
  print();
  // Phones, and pages that still load, print later; elsewhere it has begun by now, or never will.
  const isLater = navigator.maxTouchPoints > 0 || document.readyState !== "complete";
  setTimeout(() => !hasBegun && end(), isLater ? patience : 0);
}
