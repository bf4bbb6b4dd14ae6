import fs from "node:fs";
import path from "node:path";

import { nearest } from "../report/nearest";

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

/** Brands that have another name now. */
const renamed = new Map([["twitter", "x"]]);

const holds = (whole: string, part: string) => `-${whole}-`.includes(`-${part}-`);

const shortest = (names: readonly string[]) =>
  names.toSorted((one, other) => one.length - other.length)[0];

/**
 * The icon that was probably meant: a typo, or a name with more or fewer words. A brand that the sets
 * do not have is never replaced by one that only sounds like it.
 * @returns undefined when no name is like that.
 */
export function nearestIcon(name: string): string | undefined {
  if (name.length < 3) return undefined;
  allNames ??= listNames();
  const longer = allNames.filter((icon) => holds(icon, name));
  const shorter = allNames.filter((icon) => icon.length >= name.length / 2 && holds(name, icon));
  return (
    renamed.get(name) ??
    shortest(longer.filter((icon) => icon.startsWith(name))) ??
    shortest(longer) ??
    nearest(
      name,
      allNames.filter((icon) => icon.startsWith(name.charAt(0))),
      4,
    ) ??
    shortest(shorter)
  );
}
