// Checks the content. With --launch it also lists what is still a placeholder or a sample.
import { checkContent, checkSiteUrl, formatProblems } from "../check";

const promises =
  "Before the launch, the owner reads the reasons (Home), the values (About), and the services and booking steps (Services): there the company promises.";

async function validate(): Promise<void> {
  const launch = process.argv.includes("--launch");
  const found = await checkContent("data", { today: new Date(), launch });
  const problems = [...found, ...(launch ? checkSiteUrl(process.env.SITE_URL) : [])];
  console.log(formatProblems(problems));
  if (launch) console.log(`\n${promises}`);
  if (problems.some(({ severity }) => severity !== "warning")) process.exitCode = 1;
}

void validate();
