import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Reads a constant fact of the visitor's device, such as its time zone.
 * @returns undefined in the prerendered page and until hydration.
 */
export const useDevice = <T extends string | number | boolean>(read: () => T): T | undefined =>
  useSyncExternalStore<T | undefined>(never, read, () => undefined);
