/** Call before hiding a part of the page: moves the focus from it to its button. */
export function keepFocus(part: HTMLElement | null, button?: HTMLElement | null): void {
  if (part?.contains(document.activeElement)) button?.focus();
}
