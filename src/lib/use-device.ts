import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * What only the visitor's own device knows, and what does not change while the page is open.
 * @returns undefined in the prebuilt page, and until React has taken it over.
 */
export const useDevice = <T extends string | number | boolean>(read: () => T): T | undefined =>
  useSyncExternalStore<T | undefined>(never, read, () => undefined);
