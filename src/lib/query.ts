import { useSyncExternalStore } from "react";

/** Values of a query string by key; a key without a value is left out of it. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/**
 * A query string with some values changed. What it does not name stays, so that tools can share an address.
 * @param search "" or "?key=value".
 * @returns "" or "?key=value", sorted by key, so that the same choices are the same text; commas stay as they are,
 * since an address is also read by people.
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

/** Fired by a change of ours; `popstate` is fired by Back and Forward. */
const changed = "querychange";
/** Milliseconds from one write to the next, where changes go on: Safari takes 100 writes in 30 seconds. */
const pause = 400;
/** The last change: its keys, the address it was made at, and its query, which the address may not show yet. */
const step = { keys: "", href: "", search: "" };
/** What the address waits for: the end of the pause, or the browser, which takes a moment to go back. */
let timer: ReturnType<typeof setTimeout> | undefined;
let isGoingBack = false;

/** Whether the address is still the one of the last change. */
const isCurrent = () => step.href === window.location.href;

/** The query string as it is chosen. */
const readQuery = () => (isCurrent() ? step.search : window.location.search);

/** A value of that query string; null, if it has no such key. */
export const readQueryValue = (key: string) => new URLSearchParams(readQuery()).get(key);

/** The address of the page with the query as it is chosen, and without a hash. */
export const addressWithQuery = () => location.origin + location.pathname + readQuery();

/** Writes past the router, which would scroll, and with its state: to the router it is the same entry. */
function write(how: "pushState" | "replaceState", state: unknown): void {
  clearTimeout(timer);
  timer = setTimeout(finish, pause);
  // Before a link is followed.
  addEventListener("click", finish, true);
  const { pathname, hash } = window.location;
  history[how](state, "", pathname + step.search + hash);
  step.href = window.location.href;
}

/** Writes what the address does not show yet. */
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
    // The browser scrolls to where the page was at that entry, but nothing is to move.
    requestAnimationFrame(() => (page.scrollTop = scrollTop));
  };
  addEventListener("popstate", arrive, { once: true });
  history.back();
}

/**
 * Changes values in the query string of the address. This is a step that Back undoes; several changes of the same
 * values one after the other, such as the digits of a number, are one. Where the entry before shows the same already,
 * this goes back to it, so that no step does nothing: each entry of ours has the query of the one before in its state.
 * @param isInPlace whether it is no step: what is open over the page changes or is closed.
 */
export function setQuery(changes: QueryChanges, isInPlace?: boolean): void {
  const search = changeQuery(readQuery(), changes);
  if (search === changeQuery(readQuery(), {})) return;
  if (isGoingBack) {
    addEventListener("popstate", () => setQuery(changes, isInPlace), { once: true });
    return;
  }
  const keys = Object.keys(changes).join();
  const goesOn = isInPlace ?? (isCurrent() && keys === step.keys);
  if (!goesOn) finish();
  const { href, search: before } = window.location;
  Object.assign(step, { keys, href, search });
  if (search === history.state?.before) goBack();
  else if (!goesOn) write("pushState", { ...history.state, before: changeQuery(before, {}) });
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
 * The query string of the address, as it is now. In the prebuilt page, and until React has taken it over, it is
 * undefined: what depends on it is not there yet.
 */
export const useQuery = (): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribe, readQuery, () => undefined);

/** A value of that query string, for what nothing else in it changes; null, if it has no such key. */
export const useQueryValue = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readQueryValue(key),
    () => undefined,
  );
