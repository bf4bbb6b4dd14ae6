import { checkContent, formatProblems } from "../check";
import { watchFiles } from "../check/read/files";
import { siteUrl } from "./head/site-url";

/** Prints a message without Gatsby, which would write "ERROR UNKNOWN" above it. */
const print = (message: string) => process.stderr.write(`\n${message}\n`);

/** Checks the content, and prints the problems. @returns whether one is an error. */
async function printProblems(): Promise<boolean> {
  const problems = await checkContent("data", { today: new Date() });
  print(formatProblems(problems));
  return problems.some(({ severity }) => severity === "error");
}

/** Stops a command of Gatsby before it reads any content, if the content or SITE_URL has an error. */
export async function checkBeforeSourcing(): Promise<void> {
  const { problem } = siteUrl(process.env);
  if (problem) print(problem);
  if (problem || (await printProblems())) process.exit(1);
}

/** Checks the content after each save, while Gatsby shows the pages. A link may lead to a file of static/. */
export const checkOnSave = () => void watchFiles(["data", "static"], printProblems);
