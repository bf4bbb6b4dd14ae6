import fs from "node:fs";
import path from "node:path";

import { writeContent, type ContentFiles } from "./content";
import { siteUrl } from "./folders";

/** The files and folders that a build needs, except the content and the packages. */
const parts =
  /^(check|gatsby|schema|scripts|src|tsconfig\.json|package(-lock)?\.json|gatsby-.*\.tsx?)$/;
/** The parts of static/ that the code names. */
const files = ["fonts", "icons", "favicon.ico", "apple-touch-icon.png"];

/** Copies the project into a folder, with this content, where a test may edit and build it. */
export function copyProject(folder: string, content: ContentFiles): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const named = fs.readdirSync(".").filter((name) => parts.test(name));
  for (const part of [...named, ...files.map((name) => `static/${name}`)])
    fs.cpSync(part, path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  writeContent(content, path.join(folder, "data"));
}

/** The options that run a command in a copy. @param address of the site. */
export const inCopy = (cwd: string, address = siteUrl) => ({
  cwd,
  env: {
    ...process.env,
    CI: "true",
    FORCE_COLOR: "0",
    NODE_ENV: undefined,
    SITE_NOINDEX: "false",
    SITE_URL: address,
  },
});
