import { type ChildProcess, spawn } from "node:child_process";

import { missingChromium } from "./chromium";
import { freePort } from "./listen-options";

interface Check {
  name: string;
  about: string;
  command: string;
  /** Whether it looks at the test site, which `site` builds. */
  ofSite?: boolean;
  ofBrowser?: boolean;
  /** Whether only CI runs it, or who asks for it by its name. */
  isSlow?: boolean;
}

const site: Check = {
  name: "site",
  about: "builds the fixed content of the tests",
  command: "tsx test/support/build-site.ts",
};

/** Two rows of checks run side by side, one for each core of a small machine. */
const rows: Check[][] = [
  [
    {
      name: "browser",
      about: "the test site in a browser",
      command: "playwright test --project browser",
      ofSite: true,
      ofBrowser: true,
    },
    {
      name: "odd",
      about: "a site of odd content in a browser",
      command: "playwright test --project odd",
      ofSite: true,
      ofBrowser: true,
      isSlow: true,
    },
    {
      name: "forms",
      about: "the editors' forms, whose CMS it installs",
      command:
        "npm ci --prefix edit --no-audit --no-fund --loglevel=error && playwright test --project forms",
      ofSite: true,
      ofBrowser: true,
      isSlow: true,
    },
  ],
  [
    { name: "format", about: "formatting", command: "prettier --check . --log-level warn" },
    { name: "lint", about: "lint rules", command: "oxlint --deny-warnings" },
    { name: "content", about: "the files of data/", command: "tsx scripts/validate.ts" },
    { name: "unit", about: "functions and components", command: "jest --selectProjects unit" },
    {
      name: "types",
      about: "types, those of the queries included",
      command: "tsc && tsc --project src",
      ofSite: true,
    },
    {
      name: "html",
      about: "the test site as it was built",
      command: "jest --selectProjects html",
      ofSite: true,
    },
    {
      name: "size",
      about: "bytes of each page of it",
      command: "cd .run/site && tsx scripts/size.ts",
      ofSite: true,
    },
    {
      name: "editing",
      about: "what an editor does, and what befalls a build",
      command: "jest --selectProjects editing --runInBand",
      ofBrowser: true,
      isSlow: true,
    },
  ],
];
const checks = [site, ...rows.flat()];

const help = `npm test               all checks but the slow ones
npm test -- --all      the slow ones too, as CI does
npm test -- unit html  only these

${checks.map(({ name, about, isSlow }) => `${name.padEnd(9)}${about}${isSlow ? " (slow)" : ""}`).join("\n")}`;

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Runs a check to its end, and prints what it has printed if it fails. @returns whether it passed. */
async function run({ name, command }: Check, env: NodeJS.ProcessEnv): Promise<boolean> {
  const start = Date.now();
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], env });
  running.add(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  const status = await new Promise((resolve) => child.on("close", resolve));
  running.delete(child);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${status === 0 ? "passed" : "FAILED"}  ${name.padEnd(9)}${seconds} s`);
  if (status !== 0) console.log(`\n${printed}\n`);
  return status === 0;
}

/** Runs the checks that are named. Those that look at the test site wait for it, and fail with it. */
async function runAll(isNamed: (check: Check) => boolean): Promise<void> {
  const chosen = checks.filter(isNamed);
  const noBrowser = chosen.some(({ ofBrowser }) => ofBrowser) ? missingChromium() : undefined;
  if (noBrowser) console.error(noBrowser);
  // A free port, so that no server of another run is in the way.
  const env = { ...process.env, SITE_PORT: process.env.SITE_PORT ?? String(await freePort(9020)) };
  const failed: string[] = [];
  const passed: string[] = [];
  const runCheck = async (check: Check, isPossible: boolean) => {
    const hasPassed = isPossible && (await run(check, env));
    (hasPassed ? passed : failed).push(check.name);
    return hasPassed;
  };

  const needsSite = chosen.includes(site) || chosen.some(({ ofSite }) => ofSite);
  const withOdd = chosen.some(({ name }) => name === "odd");
  const command = withOdd ? `${site.command} odd` : site.command;
  const siteIsBuilt = needsSite && runCheck({ ...site, command }, true);
  await Promise.all(
    rows.map(async (row) => {
      for (const check of row.filter(isNamed)) {
        const hasSite = !check.ofSite || (await siteIsBuilt);
        await runCheck(check, hasSite && !(check.ofBrowser && noBrowser));
      }
    }),
  );
  await siteIsBuilt;
  if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}.`);
  console.log(`checks: ${passed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const names = process.argv.slice(2);
if (names.some((name) => name !== "--all" && !checks.some((check) => check.name === name))) {
  console.log(help);
  process.exitCode = names.includes("--help") ? 0 : 1;
} else {
  void runAll(({ name, isSlow }) => {
    if (names.length === 0) return !isSlow;
    return names.includes("--all") || names.includes(name);
  });
}
