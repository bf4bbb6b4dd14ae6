/** Moves the focus out of a part of the page that is about to be hidden, to its button. */
export function moveFocusOut(part: HTMLElement | null, button?: HTMLElement | null): void {
  if (part?.contains(document.activeElement)) button?.focus();
}
