import { spawn } from "node:child_process";

import { chromiumPath } from "./chromium";

interface Kind {
  name: string;
  about: string;
  command: string;
  /** The kind whose product it needs. */
  needs?: string;
}

const kinds: Kind[] = [
  { name: "format", about: "formatting", command: "prettier --check . --log-level warn" },
  { name: "lint", about: "lint rules", command: "oxlint --deny-warnings" },
  { name: "content", about: "the JSON files of data/", command: "tsx scripts/validate.ts" },
  { name: "unit", about: "functions and components", command: "jest --selectProjects unit" },
  { name: "build", about: "a production build", command: "gatsby build --prefix-paths" },
  { name: "types", about: "types, queries included", command: "tsc", needs: "build" },
  {
    name: "html",
    about: "the built HTML",
    command: "jest --selectProjects html",
    needs: "build",
  },
  { name: "size", about: "bytes of each page", command: "tsx scripts/size.ts", needs: "build" },
  {
    name: "browser",
    about: "the built site in a real browser",
    command: "playwright test",
    needs: "build",
  },
  {
    name: "editing",
    about: "what a change, and a mistake, in the content does",
    command: "jest --selectProjects editing --runInBand",
    needs: "build",
  },
];

const help = `npm test                 every kind, two at a time
npm test -- unit html    only these kinds (build first, where a kind needs it)

${kinds.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join("\n")}
`;

/** Runs a command; what it prints is shown as it comes, or, where others run beside it, at its end. */
function execute({ name, about, command }: Kind, together: boolean): Promise<boolean> {
  const heading = `\n— ${name}: ${about}`;
  if (!together) console.log(heading);
  const child = spawn(command, {
    shell: true,
    stdio: together ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, CI: "true" },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  }
  return new Promise((resolve) => {
    child.on("close", (status) => {
      if (together) console.log(`${heading}\n${Buffer.concat(printed).toString()}`);
      resolve(status === 0);
    });
  });
}

async function run(asked: string[]): Promise<void> {
  const unknown = asked.filter((name) => !kinds.some((kind) => kind.name === name));
  if (unknown.length > 0) {
    console.error(`There is no kind of test called ${unknown.join(", ")}.\n\n${help}`);
    process.exitCode = 1;
    return;
  }
  const chosen = kinds.filter(({ name }) => asked.length === 0 || asked.includes(name));
  if (chosen.some(({ name }) => name === "browser")) chromiumPath();

  // One core builds the site and then drives the browser; the other does all else.
  const isLong = ({ name }: Kind) => name === "build" || name === "browser";
  const lanes = [chosen.filter(isLong), chosen.filter((kind) => !isLong(kind))];
  const together = lanes.every((lane) => lane.length > 0);
  const results = new Map<string, Promise<boolean>>();
  for (const lane of lanes) {
    let before: Promise<unknown> = Promise.resolve();
    for (const kind of lane) {
      const needed = kind.needs === undefined ? undefined : results.get(kind.needs);
      const result = Promise.all([needed, before]).then(
        async ([isReady = true]) => isReady && (await execute(kind, together)),
      );
      results.set(kind.name, result);
      before = result;
    }
  }

  const passed: string[] = [];
  const failed: string[] = [];
  for (const { name } of chosen) ((await results.get(name)) ? passed : failed).push(name);

  if (passed.length > 0) console.log(`\nPassed: ${passed.join(", ")}.`);
  if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}.`);
  console.log(`checks: ${passed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const asked = process.argv.slice(2);
if (asked.includes("--help")) console.log(help);
else void run(asked);
