import type { Reporter } from "gatsby";

import { formatProblems } from "../../check";
import { siteUrl } from "../head/site-url";
import { hasCheckedCopy, isError, updateCheckedCopy } from "./checked-copy";
import { onChange } from "./on-change";

/** Prints a message without Gatsby, which would write "ERROR UNKNOWN" above it, and a stack below. */
const print = (message: string) => process.stderr.write(`\n${message}\n`);

function stop(message: string): never {
  print(message);
  process.exit(1);
}

/**
 * Checks the content before Gatsby reads any. An error in the content or in SITE_URL stops a build; `develop` goes on
 * with the last content that had none.
 */
export async function checkBeforeSourcing(): Promise<void> {
  const { problem } = siteUrl(process.env);
  if (problem) stop(problem);
  const problems = await updateCheckedCopy(new Date());
  if (!problems.some(isError)) return;
  print(formatProblems(problems));
  if (process.env.NODE_ENV === "production") stop("Nothing was built.");
  if (!hasCheckedCopy())
    stop("There is no earlier content to show: correct the mistakes, and start again.");
  print("The pages are shown with the last content that had no error.");
}

/** Checks the content now and after each save, and shows the result in the terminal. */
export async function checkOnSave(reporter: Reporter): Promise<void> {
  let hadErrors = false;
  const check = async () => {
    const problems = await updateCheckedCopy(new Date());
    const hasErrors = problems.some(isError);
    if (!hasErrors && hadErrors) reporter.success("The content has no errors now.");
    const heading = hasErrors ? "The content has errors; the last good pages stay.\n\n" : "";
    // Not reporter.error(), which writes "ERROR UNKNOWN" above the message.
    if (problems.length > 0) reporter.log(`\n${heading}${formatProblems(problems)}\n`);
    hadErrors = hasErrors;
  };
  await check();
  // A link may lead to a file of static/.
  onChange(["data", "static"], check);
}
