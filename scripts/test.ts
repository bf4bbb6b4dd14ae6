import { spawn, spawnSync } from "node:child_process";
import path from "node:path";

import { otherChromium } from "./chromium";
import { freePort } from "./free-port";

/** Each check by its name. */
const commands = {
  site: "tsx test/support/build-site.ts",
  format: "prettier --check . --log-level warn",
  lint: "oxlint --deny-warnings",
  content: "tsx scripts/validate.ts",
  unit: "jest --selectProjects unit",
  browser: "playwright test --project browser",
  // The same tests in an ordinary browser, where `browser` has one without windows.
  stock: "playwright test --project browser",
  odd: "playwright test --project odd",
  forms:
    "npm ci --prefix edit --no-audit --no-fund --loglevel=error && playwright test --project forms",
  // The kind `engines`.
  firefox: "playwright test --project firefox",
  webkit: "playwright test --project webkit",
  types: "tsc && tsc --project src",
  html: "jest --selectProjects html",
  size: "cd .run/site && tsx scripts/size.ts",
  support:
    'cd .run/site && tsx scripts/support.ts && es-check checkBrowser "public/**/*.js" --checkFeatures',
  nginx: "jest --selectProjects nginx",
  editing: "jest --selectProjects editing --runInBand",
};
type Name = keyof typeof commands;

/** The second stage needs the test site. In each stage two rows run in parallel, for machines with two cores. */
const stages: readonly Name[][][] = [
  [["site"], ["format", "lint", "content", "unit"]],
  [
    // These serve the site at one port.
    ["browser", "stock", "odd", "forms", "firefox", "webkit"],
    ["types", "html", "size", "support", "nginx", "editing"],
  ],
];
const needingSite = stages.slice(1).flat(2);

/** Checks that run only in CI or by name. */
const slow: readonly Name[] = ["stock", "odd", "forms", "firefox", "webkit", "nginx", "editing"];

const all = stages.flat(2);
const help = `npm test               ${all.filter((name) => !slow.includes(name)).join(", ")}
npm test -- --all      ${slow.join(", ")}, too
npm test -- engines    firefox and webkit
npm test -- unit html  only these`;

/** A failed test, in the words of Playwright or Jest. */
const failedTest = /^ +(\[\w+\] ›|●) .+$/gm;

/** Playwright's list of the tests that passed at the second try. */
const secondTries = /^ +\d+ flaky\n( +\[\w+\] .*\n)+/m;

/**
 * Runs a check, and prints its output if it fails.
 * @returns undefined if it passed, otherwise the tests that failed.
 */
async function run(name: Name, command: string, env: NodeJS.ProcessEnv) {
  const start = Date.now();
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const status = await new Promise((resolve) => child.on("close", resolve));
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${status === 0 ? "passed" : "FAILED"}  ${name.padEnd(9)}${seconds} s`);
  if (status === 0) {
    const [flaky] = secondTries.exec(output) ?? [];
    if (flaky) console.log(flaky);
    return undefined;
  }
  console.log(`\n${output}\n`);
  return [...new Set(output.match(failedTest))];
}

/** Runs the chosen checks. If the test site fails, the second stage does not run. */
async function runAll(chosen: readonly Name[]): Promise<void> {
  const CHROMIUM_PATH = otherChromium();
  const env = {
    ...process.env,
    // Debian has nginx where only root looks for programs.
    PATH: [process.env.PATH, "/usr/sbin"].join(path.delimiter),
    // A free port, so that several runs do not collide.
    SITE_PORT: process.env.SITE_PORT ?? String(await freePort(9020)),
  };
  const results = new Map<Name, string[] | undefined>();
  const has = (...programs: string[]) => spawnSync("which", programs, { env }).status === 0;
  /** What a check needs that is not installed. */
  const lacks: Partial<Record<Name, string | false>> = {
    stock: !CHROMIUM_PATH && "a second, ordinary browser",
    nginx: !has("nginx") && "nginx",
    firefox: !has("firefox-esr") && "Firefox ESR (apt-get install firefox-esr)",
    webkit: !has("WebKitWebDriver", "Xvfb") && "WebKit (apt-get install webkit2gtk-driver xvfb)",
  };
  for (const name of chosen.filter((each) => lacks[each])) {
    console.log(`${name} needs ${lacks[name]}.`);
    // In CI it would go unnoticed that a check never runs.
    if (process.env.CI) results.set(name, []);
  }
  for (const stage of stages) {
    if (stage !== stages[0] && results.get("site")) break;
    await Promise.all(
      stage.map(async (row) => {
        for (const name of row.filter((each) => chosen.includes(each) && !lacks[each])) {
          const isOdd = name === "site" && chosen.includes("odd");
          const own = name === "stock" ? { ...env, CHROMIUM_PATH } : env;
          results.set(name, await run(name, commands[name] + (isOdd ? " odd" : ""), own));
        }
      }),
    );
  }
  const failed = chosen.filter((name) => results.get(name));
  const notRun = chosen.filter((name) => !results.has(name));
  for (const test of failed.flatMap((name) => results.get(name) ?? [])) {
    console.log(test);
    const [, project, place] = /\[(\w+)\] › (\S+:\d+):/.exec(test) ?? [];
    if (place) console.log(`      npx playwright test --project=${project} ${place}`);
  }
  if (failed.length > 0) {
    console.log(
      `${failed.join(", ")} failed. To run only what failed: npm test -- ${failed.join(" ")}`,
    );
  }
  const passed = chosen.length - failed.length - notRun.length;
  console.log(`checks: ${passed} passed, ${failed.length} failed, ${notRun.length} skipped`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** The checks named by the arguments, with the test site if they need it. */
function choose(names: readonly string[]): Name[] {
  const named = all.filter((name) =>
    names.length === 0 ? !slow.includes(name) : names.includes("--all") || names.includes(name),
  );
  const needsSite = named.some((name) => needingSite.includes(name) && name !== "editing");
  return all.filter((name) => named.includes(name) || (needsSite && name === "site"));
}

const names = process.argv
  .slice(2)
  .flatMap((name) => (name === "engines" ? ["firefox", "webkit"] : name));
if (names.every((name) => name === "--all" || name in commands)) {
  void runAll(choose(names));
} else {
  console.log(help);
  process.exitCode = names.includes("--help") ? 0 : 1;
}
