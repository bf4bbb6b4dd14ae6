import fs from "node:fs/promises";
import path from "node:path";

import type { Reporter } from "gatsby";

import { formatProblems } from "../../check";
import { admitContent, isError } from "./gate";
import { onChange } from "./on-change";

/** Checks data/ now and after each save, and shows the result in the terminal. */
export async function watchContent(reporter: Reporter): Promise<void> {
  let hadErrors = false;
  const check = async () => {
    const problems = await admitContent(new Date());
    const hasErrors = problems.some(isError);
    if (!hasErrors && hadErrors) reporter.success("The content has no errors now.");
    const heading = hasErrors ? "The content has errors; the last good pages stay.\n\n" : "";
    // Not reporter.error(), which writes "ERROR UNKNOWN" above the message.
    if (problems.length > 0) reporter.log(`\n${heading}${formatProblems(problems)}\n`);
    hadErrors = hasErrors;
  };
  await check();
  // Gatsby copies new files of static/ to public/, but does not remove deleted ones.
  onChange(["data", "static"], check).on("unlink", (file) => {
    const inside = path.relative("static", file);
    if (!inside.startsWith("..")) void fs.rm(path.join("public", inside), { force: true });
  });
}
