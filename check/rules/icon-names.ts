import fs from "node:fs";
import path from "node:path";

import { nearestWithin } from "../report/nearest";

/** The icon sets, as files: reading their code instead would take a second. */
const folders = () =>
  ["lucide-static", "simple-icons"].map((name) => path.resolve("node_modules", name, "icons"));

const known = new Map<string, boolean>();

/** Whether one of the icon sets has an icon. @param name its name in lower case, like "map-pin". */
export function iconExists(name: string): boolean {
  const answer =
    known.get(name) ?? folders().some((folder) => fs.existsSync(path.join(folder, `${name}.svg`)));
  known.set(name, answer);
  return answer;
}

let allNames: string[] | undefined;

function listNames(): string[] {
  const files = folders().flatMap((folder) => fs.readdirSync(folder));
  const icons = files.filter((file) => file.endsWith(".svg"));
  // In the same order on every computer.
  return icons.map((file) => file.slice(0, -".svg".length)).toSorted();
}

/** Brands that have taken another name. */
const renamed = new Map([["twitter", "x"]]);

/** A longer text than any name; comparing it would only cost time. */
const longestName = 80;

const holds = (whole: string, part: string) => `-${whole}-`.includes(`-${part}-`);

/**
 * The icon that was probably meant: a slip of the pen, or a name of more or fewer words. A brand that
 * the sets do not have is never exchanged for one that only sounds like it.
 * @returns undefined when no name is like that.
 */
export function nearestIcon(name: string): string | undefined {
  if (name === "" || name.length > longestName) return undefined;
  const newName = renamed.get(name);
  if (newName !== undefined && iconExists(newName)) return newName;
  allNames ??= listNames();
  const byLength = (one: string, other: string) => one.length - other.length;
  const longer = allNames
    .filter((known) => name.length > 2 && holds(known, name))
    .toSorted(byLength);
  const shorter = allNames
    .filter((known) => known.length >= name.length / 2 && holds(name, known))
    .toSorted(byLength);
  const alike = allNames.filter((known) => known[0] === name[0]);
  return (
    nearestWithin(name, alike, 0) ??
    longer.find((known) => known.startsWith(name)) ??
    longer[0] ??
    nearestWithin(name, alike, Math.min(2, Math.floor(name.length / 4))) ??
    shorter.at(-1)
  );
}
