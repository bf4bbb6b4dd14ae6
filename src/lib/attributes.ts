// The attributes that the boot script (src/site/boot.ts) and the pages set for the styles, and the selectors that read
// them.

/**
 * On <html>: "on" while scripts run; "failed" after one of the site's own scripts could not be loaded before hydration, or
 * after a crash of React; missing without scripts.
 */
export const scriptsAttribute = "data-scripts";
/** On <html>, after hydration. */
export const readyAttribute = "data-ready";
/** On <html>, while the page is scrolled beyond the header's threshold. */
export const scrolledAttribute = "data-scrolled";
/** On <html>, until the tools that wait for the URL show its choices. */
export const queryPendingAttribute = "data-query-pending";
/** On an <img> that could not be loaded. */
export const loadFailedAttribute = "data-load-failed";

/** On <body> and on a part of the page, while that part is printed alone. */
export const printAloneAttribute = "data-print-alone";

/** The attribute of an element that is left out of prints. */
export const noPrint = { "data-no-print": "" } as const;
/** The attribute of a text that only prints show. */
export const onlyPrint = { "data-only-print": "" } as const;
/** The attribute of an element that is left out of pages whose scripts are off or have failed. */
export const needsScripts = { "data-needs-scripts": "" } as const;
/** The part of a selector for <html> while scripts run. */
export const scriptsOn = `[${scriptsAttribute}=on]`;
/** Selects what needs scripts, where they are off or have failed. */
export const missingScripts = `html:not(${scriptsOn}) [data-needs-scripts]`;

/** Selects an element when scripts are off or have failed. */
export const withoutScripts = `&:where(html:not(${scriptsOn}) *)`;
/** Selects an element while the page is scrolled. */
export const whenScrolled = `html[${scrolledAttribute}] &`;
/** Selects an element while a visitor types; browsers without :has() keep it in place. */
export const whenTyping =
  "html:has(textarea:focus, input:not([type=radio], [type=checkbox]):focus) &";
/** Selects an element while the page does not show the choices of its URL yet. */
export const whenQueryPending = `html[${queryPendingAttribute}]${scriptsOn} &`;
