import fs from "node:fs";
import path from "node:path";

import { writeContent, type ContentFiles } from "./content";
import { siteUrl } from "./folders";

/** The files and folders of the project that a build needs, except the content and the packages. */
const needed =
  /^(check|gatsby|schema|scripts|src|tsconfig\.json|package(-lock)?\.json|gatsby-.*\.tsx?)$/;
/** The files and folders of static/ that the code names. */
const staticFiles = ["fonts", "icons", "favicon.ico", "apple-touch-icon.png"];

/** Copies the project with other content into a folder where a test may edit and build it. */
export function copyProject(folder: string, content: ContentFiles): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const parts = fs.readdirSync(".").filter((name) => needed.test(name));
  for (const part of [...parts, ...staticFiles.map((name) => `static/${name}`)])
    fs.cpSync(part, path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  writeContent(content, path.join(folder, "data"));
}

/** The options of a command that runs in a copy of the project. @param address the host of the built site. */
export const spawnOptions = (cwd: string, address = siteUrl) => ({
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
