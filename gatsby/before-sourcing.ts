import { formatProblems } from "../check";
import { admitContent, hasAdmittedContent, isError } from "./content/gate";
import { siteAddress } from "./head/site-address";

/** Prints a message without Gatsby, which would write "ERROR UNKNOWN" above it, and a stack below. */
const print = (message: string) => process.stderr.write(`\n${message}\n`);

function stop(message: string): never {
  print(message);
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
  print(formatProblems(problems));
  if (process.env.NODE_ENV === "production") stop("Nothing was built.");
  if (!hasAdmittedContent()) {
    stop("There is no earlier content to show: correct the mistakes, and start again.");
  }
  print("The pages are shown with the last content that had no error.");
}
