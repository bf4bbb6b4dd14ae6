import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { z } from "zod";

import { filesOf } from "../../check";
import { siteAddress } from "../head/site-address";

const manifestFile = path.join(".cache", "build-manifest.json");
const manifestShape = z.object({
  /** Hash of everything that decides what a query returns, except the content. */
  code: z.string(),
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
function hashOfCode(): string {
  const code = new Set(["package-lock.json", "package.json"]);
  for (const entry of ["gatsby-config.ts", "gatsby-node.ts"]) importedBy(entry, code);
  const texts = [...code].sort().map((file) => `${file}\n${fs.readFileSync(file, "utf8")}`);
  return hash([process.version, JSON.stringify(siteAddress(process.env)), ...texts].join("\n"));
}

const hashesOfFiles = () =>
  Object.fromEntries(
    [".cache", "public"]
      .flatMap((folder) => filesOf(folder).map((file) => path.join(folder, file)))
      .filter((file) => file !== manifestFile)
      .map((file) => [file, hash(fs.readFileSync(file))]),
  );

/** Records what a build that succeeded has left in .cache and public/. */
export const writeManifest = () =>
  fs.writeFileSync(manifestFile, JSON.stringify({ code: hashOfCode(), files: hashesOfFiles() }));

/**
 * Whether a build may continue from .cache and public/: they are, byte for byte, what a complete build by the same
 * code left. Otherwise they are from an interrupted build or from two builds, damaged, or edited.
 */
export function matchesManifest(): boolean {
  try {
    const { code, files } = manifestShape.parse(JSON.parse(fs.readFileSync(manifestFile, "utf8")));
    const found = hashesOfFiles();
    return (
      code === hashOfCode() &&
      Object.entries(files).every(([file, content]) => found[file] === content) &&
      // Other tools may keep files in .cache; in public/ every file is published.
      Object.keys(found).every((file) => file in files || !file.startsWith("public"))
    );
  } catch {
    return false;
  }
}
