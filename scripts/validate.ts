import { checkSiteUrl, checkContent, formatAnnotations, formatProblems } from "../check";

const help = `Checks all content in data/.

npm run validate              errors and warnings
npm run validate -- --launch  before the launch: also what is still a placeholder or a sample, and SITE_URL
npm run validate -- --help    this text

Exits with code 1 if there is an error or, with --launch, anything left to do.`;

const promises =
  "Before the launch, the owner reads the reasons (Home), the values (About), and the services and booking steps (Services): there the company promises.";

const flags = process.argv.slice(2);

async function validate(): Promise<void> {
  const launch = flags.includes("--launch");
  const found = await checkContent("data", { today: new Date(), launch });
  const problems = [...found, ...(launch ? checkSiteUrl(process.env.SITE_URL) : [])];
  console.log(formatProblems(problems));
  if (launch) console.log(`\n${promises}`);
  if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  if (problems.some(({ severity }) => severity !== "warning")) process.exitCode = 1;
}

if (flags.every((flag) => flag === "--launch")) {
  validate().catch((error: unknown) => {
    console.error("The check itself failed:", error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.log(help);
  process.exitCode = flags.includes("--help") ? 0 : 1;
}
