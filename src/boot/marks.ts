// The attributes that the boot script and the pages set for the styles, and the selectors that read them: literal,
// since esbuild would keep each template in the boot script of every page.

/** On <html>: "on" while scripts run, "failed" after an error of the page's own scripts before hydration, or after a crash of React; missing without scripts. */
export const scriptsMark = "data-scripts";
/** On <html>, while the page is scrolled beyond the header's threshold. */
export const scrolledMark = "data-scrolled";
/** On <html>, while the page is scrolled beyond the preview banner. */
export const bannerPassedMark = "data-banner-passed";
/** On <html>, while a text field has the focus. */
export const typingMark = "data-typing";
/** On <html>, until the tools that wait for the URL show its choices. */
export const queryPendingMark = "data-query-pending";
/** On an <img> that could not be loaded. */
export const loadFailedMark = "data-load-failed";
/** On <body>: a line of text for the top of a print. */
export const printLineMark = "data-print-line";
/** On a figure that counts up: its target. */
export const countToMark = "data-count-to";
export const countTo = (target: number) => ({ [countToMark]: target });

/** On <body> and on a part of the page, while that part is printed alone. */
export const printAloneMark = "data-print-alone";

/** The attribute of an element that is left out of prints. */
export const noPrint = { "data-no-print": "" } as const;
/** The attribute of a text that is on prints only. */
export const onlyPrint = { "data-only-print": "" } as const;
/** The attribute of an element that is left out of pages whose scripts are off or have failed. */
export const needsScripts = { "data-needs-scripts": "" } as const;
/** The attribute of a tool whose part of the page is hidden until it shows the choices of the URL. */
export const awaitsQuery = { "data-waits": "" } as const;
/** Selects these tools. */
export const awaitingTools = "[data-waits]" satisfies `[${keyof typeof awaitsQuery}]`;
/** Selects elements that are left out of prints. */
export const notPrinted = "[data-no-print]" satisfies `[${keyof typeof noPrint}]`;

/** Selects texts that are on prints only. */
export const onlyPrinted = "[data-only-print]" satisfies `[${keyof typeof onlyPrint}]`;

/** Selects what needs scripts, where they are off or have failed. */
export const missingScripts =
  "html:not([data-scripts=on]) [data-needs-scripts]" satisfies `html:not([${typeof scriptsMark}=on]) [${keyof typeof needsScripts}]`;

/** Selects an element when scripts are off or have failed. */
export const withoutScripts =
  "&:where(html:not([data-scripts=on]) *)" satisfies `&:where(html:not([${typeof scriptsMark}=on]) *)`;
/** Selects an element while the page is scrolled. */
export const whenScrolled = "html[data-scrolled] &" satisfies `html[${typeof scrolledMark}] &`;
/** Selects an element while a visitor types. */
export const whenTyping = "html[data-typing] &" satisfies `html[${typeof typingMark}] &`;
/** Selects an element while the page does not show the choices of its URL yet. */
export const whenQueryPending =
  "html[data-query-pending][data-scripts=on] &" satisfies `html[${typeof queryPendingMark}][${typeof scriptsMark}=on] &`;
