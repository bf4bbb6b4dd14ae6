import { nearest } from "../report/nearest";

/** Whether a key is a name of JavaScript, like __proto__, and no misspelt field. */
export const isOfPrograms = (key: string) => /^__.*__$/.test(key);

/**
 * Finds out which known keys were meant by unknown ones.
 * @param unknown the keys that are not known.
 * @param known all keys that are known here.
 * @param present the keys that are written here, the unknown ones among them.
 * @returns for each unknown key that is near a known one, the known one. A key that is still missing
 *   is preferred, and is given away only once.
 */
export function matchKeys(
  unknown: readonly string[],
  known: readonly string[],
  present: readonly string[],
): Map<string, string> {
  const missing = new Set(known.filter((key) => !present.includes(key)));
  const meant = new Map<string, string>();
  for (const key of unknown) {
    if (isOfPrograms(key)) continue;
    const name = nearest(key, [...missing]) ?? nearest(key, known);
    if (name === undefined) continue;
    meant.set(key, name);
    missing.delete(name);
  }
  return meant;
}
