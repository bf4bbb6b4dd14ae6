import { useSyncExternalStore } from "react";

/** Values of a query string by key; undefined or empty removes the key. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/**
 * Changes values of a query string and keeps the others, so that several tools can share an address.
 * @param search "" or "?key=value".
 * @returns "" or "?key=value", sorted by key, so that equal choices give equal texts; commas stay readable.
 */
export function changeQuery(search: string, changes: QueryChanges): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  query.sort();
  const written = query.toString().replaceAll("%2C", ",");
  return written && `?${written}`;
}

/** Our event for a change of the query; Back and Forward fire `popstate`. */
const changed = "querychange";
/** Milliseconds between two writes while changes continue: Safari allows 100 writes in 30 seconds. */
const pause = 400;
/** The last change: its keys, its address and its query, which the address may not show yet. */
const step = { keys: "", href: "", search: "" };
/** The address is written after the pause, and after the browser has gone back. */
let timer: ReturnType<typeof setTimeout> | undefined;
let isGoingBack = false;

/** Whether the address is still that of the last change. */
const isCurrent = () => step.href === window.location.href;

/** The chosen query string, which the address may not show yet. */
const readQuery = () => (isCurrent() ? step.search : window.location.search);

/** A value of the chosen query string; null without the key. */
const readQueryValue = (key: string) => new URLSearchParams(readQuery()).get(key);

/** The address of the page with the chosen query and without a hash. */
export const addressWithQuery = () => location.origin + location.pathname + readQuery();

/** Writes the address past the router, which would scroll; keeps the router's state, by which it knows the entry. */
function write(how: "pushState" | "replaceState", state: unknown): void {
  clearTimeout(timer);
  timer = setTimeout(finish, pause);
  // Writes before the browser follows a link.
  addEventListener("click", finish, true);
  const { pathname, hash } = window.location;
  history[how](state, "", pathname + step.search + hash);
  step.href = window.location.href;
}

/** Writes a pending change to the address. */
function finish(): void {
  timer = undefined;
  if (!isCurrent() || isGoingBack || step.search === window.location.search) return;
  write("replaceState", history.state);
}

function goBack(): void {
  isGoingBack = true;
  const { documentElement: page } = document;
  const { scrollTop } = page;
  const arrive = () => {
    isGoingBack = false;
    step.href = "";
    // Undoes the browser's scroll restoration, since the visitor only changed a value.
    requestAnimationFrame(() => (page.scrollTop = scrollTop));
  };
  addEventListener("popstate", arrive, { once: true });
  history.back();
}

/**
 * Changes values in the query string of the address. Back undoes a change; successive changes of the same values, such
 * as the digits of a number, are one step. A change that restores the previous history entry goes back to it, so that
 * every Back changes something: the state of each of our entries has the query of the entry before.
 * @param isInPlace whether to replace the entry, such as from photo to photo.
 */
export function setQuery(changes: QueryChanges, isInPlace?: boolean): void {
  const search = changeQuery(readQuery(), changes);
  if (search === changeQuery(readQuery(), {})) return;
  if (isGoingBack) {
    addEventListener("popstate", () => setQuery(changes, isInPlace), { once: true });
    return;
  }
  const keys = Object.keys(changes).join();
  const isSameStep = isInPlace ?? (isCurrent() && keys === step.keys);
  if (!isSameStep) finish();
  const { href, search: before } = window.location;
  Object.assign(step, { keys, href, search });
  if (search === history.state?.before) goBack();
  else if (!isSameStep) write("pushState", { ...history.state, before: changeQuery(before, {}) });
  else if (!timer) finish();
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(changed, listener);
  };
}

/**
 * The current query string of the address; undefined in the prerendered page and until hydration, when parts that
 * depend on it are not rendered yet.
 */
export const useQuery = (): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribe, readQuery, () => undefined);

/** A value of the query string; rerenders for this value only. Null without the key. */
export const useQueryValue = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readQueryValue(key),
    () => undefined,
  );
