import { formatProblems } from "../check";
import { admitContent, hasAdmittedContent, isError } from "./content/gate";
import { siteAddress } from "./head/site-address";

/** Ends Gatsby with a message of our own: its reporter would write "ERROR UNKNOWN" above it, and a stack below. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Passes the content to Gatsby before it reads any. An error in the content or in SITE_URL stops a build; `develop` goes
 * on with the last content that had none.
 */
export async function beforeSourcing(): Promise<void> {
  const { problem } = siteAddress(process.env);
  if (problem) stop(problem);
  const problems = await admitContent(new Date());
  if (!problems.some(isError)) return;
  console.error(`\n${formatProblems(problems)}\n`);
  if (process.env.NODE_ENV === "production") stop("Nothing was built.");
  if (!hasAdmittedContent()) {
    stop("There is no earlier content to show: correct the mistakes, and start again.");
  }
  console.error("The pages are shown with the last content that had no error.");
}
