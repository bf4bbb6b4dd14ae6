import fs from "node:fs";
import path from "node:path";

import { nearest } from "./nearest";

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
  return files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -".svg".length));
}

/** The icon that was probably meant. @returns undefined when none has a name like that. */
export function nearestIcon(name: string): string | undefined {
  allNames ??= listNames();
  return nearest(name, allNames);
}
