/**
 * Calls a function when a visitor presses Escape, until the signal.
 * @param capture whether only it reacts, and nothing behind it.
 */
export function onEscape(close: () => void, signal: AbortSignal, capture = false): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (capture) event.stopPropagation();
    close();
  };
  document.addEventListener("keydown", onKey, { capture, signal });
}

/** Moves the focus out of a part of the page that is about to be hidden, to its button. */
export function moveFocusOut(part: HTMLElement | null, button?: HTMLElement | null): void {
  if (part?.contains(document.activeElement)) button?.focus();
}
