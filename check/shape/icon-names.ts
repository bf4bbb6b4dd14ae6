import fs from "node:fs";
import path from "node:path";

import { nearest } from "../report/nearest";

let known: Set<string> | undefined;

/** The names of the icon sets' files: reading their code instead would take a second. */
function allNames(): Set<string> {
  const folders = ["lucide-static", "simple-icons"].map((name) =>
    path.resolve("node_modules", name, "icons"),
  );
  // Sorted, so that advice is the same on every computer.
  known ??= new Set(
    folders
      .flatMap((folder) => fs.readdirSync(folder))
      .map((file) => file.replace(/\.svg$/, ""))
      .toSorted(),
  );
  return known;
}

/** Whether one of the icon sets has an icon. @param name its name in lower case, like "map-pin". */
export const iconExists = (name: string) => allNames().has(name);

const holds = (whole: string, part: string) => `-${whole}-`.includes(`-${part}-`);

/**
 * The icon that was probably meant: a typo, or a name with more or fewer words. A brand that the sets
 * do not have is never replaced by one that only sounds like it.
 * @returns undefined when no name is like that.
 */
export function nearestIcon(name: string): string | undefined {
  if (name === "twitter") return "x";
  if (name.length < 3) return undefined;
  const names = [...allNames()];
  const shortest = (choice: readonly string[]) =>
    choice.toSorted((one, other) => one.length - other.length)[0];
  return (
    shortest(names.filter((icon) => icon.startsWith(`${name}-`))) ??
    shortest(names.filter((icon) => holds(icon, name))) ??
    nearest(
      name,
      names.filter((icon) => icon.startsWith(name.charAt(0))),
      4,
    ) ??
    shortest(names.filter((icon) => icon.length >= name.length / 2 && holds(name, icon)))
  );
}
