import { checkContent, formatProblems } from "../check";

const help = `Checks all content in data/.

npm run validate              errors and warnings
npm run validate -- --launch  also what is still a placeholder or a sample
npm run validate -- --help    this text

Exits with code 1 if there is an error or, with --launch, anything left to do.`;

async function validate(flags: readonly string[]): Promise<void> {
  const unknown = flags.find((flag) => flag !== "--launch" && flag !== "--help");
  if (unknown !== undefined || flags.includes("--help")) {
    console.log(unknown === undefined ? help : `There is no option ${unknown}.\n\n${help}`);
    process.exitCode = unknown === undefined ? 0 : 1;
    return;
  }
  const problems = await checkContent("data", { launch: flags.includes("--launch") });
  console.log(formatProblems(problems));
  if (problems.some(({ severity }) => severity !== "warning")) process.exitCode = 1;
}

validate(process.argv.slice(2)).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The check itself failed: ${reason}`);
  process.exitCode = 1;
});
