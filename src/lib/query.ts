import { useSyncExternalStore } from "react";

import { writeQuery } from "./shareable-url";

/** The keys of all tools, in the URL. */
export const toolKeys: readonly string[] = [
  "agreement",
  "approval",
  "budget",
  "charges",
  "currency",
  "downPayment",
  "government",
  "interest",
  "localBody",
  "location",
  "photo",
  "plan",
  "plot",
  "rate",
  "size",
  "sort",
  "unit",
  "years",
];

/** Values of a query string by key; undefined or empty removes the key. */
type QueryChanges = Readonly<Record<string, string | undefined>>;

/**
 * Changes values of a query string and keeps the others, so that several tools can share a URL.
 * @param search "" or "?key=value".
 * @returns "" or "?key=value", as `writeQuery` writes it.
 */
export function changeQuery(search: string, changes: QueryChanges): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  return writeQuery(query);
}

/** Our event for a change of the query; Back and Forward fire `popstate`. */
const changed = "querychange";
/** Milliseconds between two writes while changes continue: Safari allows 100 writes in 30 seconds. */
const pause = 400;

/**
 * How a change enters the history: "push" adds an entry, "replace" changes the present one, and "merge" does so if the
 * last change was of the same values, such as the digits of a number, and adds one otherwise.
 */
type HistoryStep = "push" | "replace" | "merge";

/** The last change: its keys, its URL and its query, which the URL may not show yet. */
const last = { keys: "", href: "", search: "" };
/** The URL is written after the pause, and after the browser has gone back. */
let timer: ReturnType<typeof setTimeout> | undefined;
/** While the browser goes back, the changes to be made afterwards. */
let waiting: (() => void)[] | undefined;

/** Whether the URL is still that of the last change. */
const isCurrent = () => last.href === window.location.href;

/** The chosen query string, which the URL may not show yet. */
const readQuery = () => (isCurrent() ? last.search : window.location.search);

/** Writes the URL past the router, which would scroll; keeps the router's state, by which it knows the entry. */
function write(how: "pushState" | "replaceState", state: unknown): void {
  clearTimeout(timer);
  timer = setTimeout(writePending, pause);
  // Writes before the browser follows a link.
  addEventListener("click", writePending, true);
  const { pathname, hash } = window.location;
  history[how](state, "", pathname + last.search + hash);
  last.href = window.location.href;
}

/** Writes a pending change to the URL. */
function writePending(): void {
  timer = undefined;
  if (!isCurrent() || waiting || last.search === window.location.search) return;
  write("replaceState", history.state);
}

function goBack(): void {
  const changes: (() => void)[] = [];
  waiting = changes;
  const { documentElement: page } = document;
  const { scrollTop } = page;
  const arrive = () => {
    last.href = "";
    waiting = undefined;
    for (const change of changes) change();
    // Undoes the browser's scroll restoration, since the visitor only changed a value.
    requestAnimationFrame(() => (page.scrollTop = scrollTop));
  };
  addEventListener("popstate", arrive, { once: true });
  history.back();
}

/**
 * Changes values in the query string of the URL. Back undoes a change. A change that restores the previous history
 * entry goes back to it, so that every Back changes something: the state of each of our entries has the query of the
 * entry before.
 */
export function setQuery(changes: QueryChanges, how: HistoryStep = "merge"): void {
  if (waiting) {
    waiting.push(() => setQuery(changes, how));
    return;
  }
  const search = changeQuery(readQuery(), changes);
  if (search === changeQuery(readQuery(), {})) return;
  const keys = Object.keys(changes).join();
  const isSameStep = how === "replace" || (how === "merge" && isCurrent() && keys === last.keys);
  if (!isSameStep) writePending();
  const { href, search: before } = window.location;
  Object.assign(last, { keys, href, search });
  if (search === history.state?.before) goBack();
  else if (!isSameStep) write("pushState", { ...history.state, before: changeQuery(before, {}) });
  else if (!timer) writePending();
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
 * The current query string of the URL; undefined in the prebuilt page and until hydration, when parts that
 * depend on it are not rendered yet.
 */
export const useQuery = (): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribe, readQuery, () => undefined);

/** A value of the query string; rerenders for this value only. Null without the key. */
export const useQueryValue = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => new URLSearchParams(readQuery()).get(key),
    () => undefined,
  );
