import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Reads what only the browser knows and what stays the same during a visit, such as the time zone or today's date.
 * @returns undefined in the prebuilt page and until hydration.
 */
export const useBrowserValue = <T extends string | number | boolean>(
  read: () => T,
): T | undefined => useSyncExternalStore<T | undefined>(never, read, () => undefined);
