/**
 * Call it before a part of the page is hidden: a focus inside it goes to the button that shows it again,
 * and not back to the top of the page.
 */
export function keepFocus(part: HTMLElement | null, button?: HTMLElement | null): void {
  if (part?.contains(document.activeElement)) button?.focus();
}
