import { useLayoutEffect, useSyncExternalStore } from "react";

import { queryPendingAttribute } from "./attributes";

/** The keys of the query string in which the tools store a visitor's choices. */
export const toolKeys = [
  // The list of layouts.
  "approval",
  "location",
  "budget",
  "size",
  "sort",
  "unit",
  // The calculator, which also has the size and the unit.
  "layout",
  // The plan of a layout, and the calculator.
  "plot",
  "facing",
  "rate",
  "downPayment",
  "interest",
  "years",
  "charges",
  "currency",
  "agreement",
  "government",
  "localBody",
  // The overlay that is open.
  "photo",
  "plan",
] as const;

export type ToolKey = (typeof toolKeys)[number];

/** The event that `setQuery` fires, as browsers fire `popstate` only for Back and Forward. */
const queryChange = "querychange";

const currentQuery = () => new URLSearchParams(window.location.search);

/**
 * Changes values of the query string and keeps the others, so that several tools can share a URL.
 * @param changes undefined or empty removes a key.
 * @param how "push" for a choice, which Back undoes; "replace" while a visitor types, since Safari allows 100 writes in
 * 30 seconds, and each would be a step of Back.
 * @param state is added to the state of the history entry.
 */
export function setQuery(
  changes: Readonly<Partial<Record<ToolKey, string>>>,
  how: "push" | "replace",
  state?: object,
): void {
  const query = currentQuery();
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  const search = String(query);
  if (search === String(currentQuery())) return;
  const { pathname, hash } = window.location;
  // Not by Gatsby's router, which would scroll; the router knows the entry by its state.
  history[`${how}State`](
    { ...history.state, ...state },
    "",
    pathname + (search && `?${search}`) + hash,
  );
  shareChoices(query);
  dispatchEvent(new Event(queryChange));
}

/** Adds a visitor's choices to the canonical URL, which phones share. Search engines do not use the tools, so they see one URL. */
function shareChoices(query: URLSearchParams): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!link) return;
  const url = new URL(link.href);
  const choices = toolKeys.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? ""]] : []));
  url.search = String(new URLSearchParams(choices));
  link.href = url.href;
}

/** Opens an overlay so that Back closes it, or shows another value, such as the next photo, in the open overlay. */
export function openOverlay(key: ToolKey, value: string): void {
  if (currentQuery().has(key)) setQuery({ [key]: value }, "replace");
  else setQuery({ [key]: value }, "push", { isOver: true });
}

/** Closes an overlay: goes back if `openOverlay` has opened it; changes the URL if a shared URL has opened it. */
export function closeOverlay(key: ToolKey): void {
  if (history.state?.isOver) history.back();
  else setQuery({ [key]: undefined }, "replace");
}

const never = () => () => undefined;

/**
 * Reads what only the browser knows, such as the visitor's time zone.
 * @param subscribe calls its listener when the value changes; by default the value stays the same during a visit.
 * @returns undefined in the prebuilt page and until hydration.
 */
export const useBrowserValue = <T extends string | number | boolean | null>(
  read: () => T,
  subscribe: (listener: () => void) => () => void = never,
) => useSyncExternalStore<T | undefined>(subscribe, read, () => undefined);

function onQueryChange(listener: () => void) {
  const subscription = new AbortController();
  for (const type of ["popstate", queryChange])
    addEventListener(type, listener, { signal: subscription.signal });
  return () => subscription.abort();
}

/** The query string of the URL; undefined in the prebuilt page and until hydration. */
export const useQuery = () => useBrowserValue(() => window.location.search, onQueryChange);

/** A value of the query string, null without the key; undefined in the prebuilt page and until hydration. */
export const useQueryValue = (key: ToolKey) =>
  useBrowserValue(() => currentQuery().get(key), onQueryChange);

/** Shows what `whenQueryPending` hides, once the tool shows the choices of the URL: `isReady`. */
export const useShowWhenReady = (isReady: boolean) =>
  useLayoutEffect(() => {
    if (isReady) document.documentElement.removeAttribute(queryPendingAttribute);
  }, [isReady]);
