/** Before a part of the page is hidden, moves the focus from it to the button that shows it again. */
export function keepFocus(part: HTMLElement | null, button?: HTMLElement | null): void {
  if (part?.contains(document.activeElement)) button?.focus();
}
