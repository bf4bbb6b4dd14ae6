import fs from "node:fs";
import path from "node:path";

import { writeContent, type ContentFiles } from "./content";
import { siteUrl } from "./folders";

/** What a build needs, but for the content and the packages. */
const parts =
  /^(check|gatsby|schema|scripts|src|tsconfig\.json|package(-lock)?\.json|gatsby-.*\.tsx?)$/;

/** Copies the project into a folder, where a test may edit and build it: with this content, and of static/ what the code names. */
export function copyProject(folder: string, content: ContentFiles): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const part of fs.readdirSync(".").filter((name) => parts.test(name))) {
    fs.cpSync(part, path.join(folder, part), { recursive: true });
  }
  for (const name of ["fonts", "icons", "favicon.ico", "apple-touch-icon.png"]) {
    const part = `static/${name}`;
    fs.cpSync(part, path.join(folder, part), { recursive: true });
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  writeContent(content, path.join(folder, "data"));
}

/** Options to run a command in a copy. @param address of the site. */
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
