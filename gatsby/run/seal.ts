import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { z } from "zod";

import { filesOf } from "../../check";
import { siteAddress } from "../head/site-address";

const sealFile = path.resolve(".cache/whole.json");
const sealShape = z.object({
  /** Hash of everything that decides what a query returns, except the content. */
  madeBy: z.string(),
  /** Hash of each file that the build wrote. */
  files: z.record(z.string(), z.string()),
});

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("base64");

/** The project's own files that a file imports, itself included. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ""] of fs.readFileSync(file, "utf8").matchAll(/ from "(\.[^"]+)"/g)) {
    const module = path.join(path.dirname(file), name);
    const imported = [".ts", ".tsx", "/index.ts", ""]
      .map((ending) => module + ending)
      .find((candidate) => fs.statSync(candidate, { throwIfNoEntry: false })?.isFile());
    if (imported) importedBy(imported, found);
  }
  return found;
}

/** Gatsby sees changes of content and components by itself, but not of these. */
function madeBy(): string {
  const code = new Set(["package-lock.json", "package.json"]);
  for (const entry of ["gatsby-config.ts", "gatsby-node.ts"]) importedBy(entry, code);
  const texts = [...code].sort().map((file) => `${file}\n${fs.readFileSync(file, "utf8")}`);
  return hash([process.version, JSON.stringify(siteAddress(process.env)), ...texts].join("\n"));
}

function hashesOf(folder: string): Record<string, string> {
  if (!fs.existsSync(folder)) return {};
  const files = filesOf(folder).map((file) => path.join(folder, file));
  return Object.fromEntries(
    files
      .filter((file) => path.resolve(file) !== sealFile)
      .map((file) => [file, hash(fs.readFileSync(file))]),
  );
}

/** Records that .cache and public/ were written by a build that succeeded. */
export function seal(): void {
  const files = { ...hashesOf(".cache"), ...hashesOf("public") };
  fs.writeFileSync(sealFile, JSON.stringify({ madeBy: madeBy(), files }));
}

/** Takes the seal away: the next build starts from scratch. */
export const breakSeal = () => fs.rmSync(sealFile, { force: true });

/**
 * Whether a build may continue from .cache and public/: they are, byte for byte, what a complete build by the same
 * code left. Otherwise they are from an interrupted build or from two builds, damaged, or edited.
 */
export function isSealed(): boolean {
  if (!fs.existsSync(sealFile)) return false;
  try {
    const sealed = sealShape.parse(JSON.parse(fs.readFileSync(sealFile, "utf8")));
    // Other tools may keep files in .cache; in public/ every file is published.
    const there = { ...hashesOf(".cache"), ...hashesOf("public") };
    return (
      sealed.madeBy === madeBy() &&
      Object.entries(sealed.files).every(([file, content]) => there[file] === content) &&
      Object.keys(there).every((file) => file in sealed.files || !file.startsWith("public"))
    );
  } catch {
    return false;
  }
}
