import { useSyncExternalStore } from "react";

/** Values of a query string by key; a key without a value is left out of it. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/**
 * A query string with some values changed. What it does not name stays, so that tools can share an address.
 * @param search "" or "?key=value".
 * @returns "" or "?key=value", with commas as they are, since an address is also read by people.
 */
export function changeQuery(search: string, changes: QueryChanges): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  const written = query.toString().replaceAll("%2C", ",");
  return written && `?${written}`;
}

/** Fired by a change of ours; `popstate` is fired by the visitor's Back and Forward alone. */
const changed = "querychange";
/** Milliseconds after which a change that goes on is written: Safari takes 100 writes in 30 seconds. */
const pause = 400;
/** The last change: its keys, the address that shows it, and its query, which the address may be a pause behind. */
const step = { keys: "", href: "", search: "" };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the address is still the one of the last change. */
const isCurrent = () => step.href === window.location.href;

/** The query string as it is now, which the address may be a pause behind. */
const readQuery = () => (isCurrent() ? step.search : window.location.search);

/** A value of that query string; null, if it has no such key. */
export const readQueryValue = (key: string) => new URLSearchParams(readQuery()).get(key);

/** The address of the page with the query as it is now, and without a hash. */
export const addressWithQuery = () => location.origin + location.pathname + readQuery();

/** Writes past the router, which would scroll, and with its state: to the router it is the same entry. */
function write(how: "pushState" | "replaceState"): void {
  clearTimeout(timer);
  const { pathname, hash } = window.location;
  history[how](history.state, "", pathname + step.search + hash);
  step.href = window.location.href;
}

function finishStep(): void {
  if (isCurrent()) write("replaceState");
}

/**
 * Changes values in the query string of the address. Back undoes it; several changes of the same values one after the
 * other, such as the digits of a number, are one step back.
 */
export function setQuery(changes: QueryChanges): void {
  const search = readQuery();
  const query = changeQuery(search, changes);
  if (query === changeQuery(search, {})) return;
  const keys = Object.keys(changes).join();
  if (isCurrent() && keys === step.keys) {
    step.search = query;
    clearTimeout(timer);
    timer = setTimeout(finishStep, pause);
  } else {
    finishStep();
    Object.assign(step, { keys, search: query });
    write("pushState");
  }
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
