import { spawnSync } from "node:child_process";

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
  { name: "build", about: "a production build", command: "gatsby build" },
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

const help = `npm test                 every kind, in this order
npm test -- unit html    only these kinds (build first, where a kind needs it)

${kinds.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join("\n")}
`;

function run(asked: string[]): void {
  const unknown = asked.filter((name) => !kinds.some((kind) => kind.name === name));
  if (unknown.length > 0) {
    console.error(`There is no kind of test called ${unknown.join(", ")}.\n\n${help}`);
    process.exitCode = 1;
    return;
  }
  const chosen = kinds.filter(({ name }) => asked.length === 0 || asked.includes(name));
  if (chosen.some(({ name }) => name === "browser")) chromiumPath();

  const passed: string[] = [];
  const failed: string[] = [];
  for (const { name, about, command, needs } of chosen) {
    if (needs && failed.includes(needs)) {
      failed.push(name);
      continue;
    }
    console.log(`\n— ${name}: ${about}`);
    const { status } = spawnSync(command, {
      shell: true,
      stdio: "inherit",
      env: { ...process.env, CI: "true" },
    });
    (status === 0 ? passed : failed).push(name);
  }
  if (passed.length > 0) console.log(`\nPassed: ${passed.join(", ")}.`);
  if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}.`);
  console.log(`checks: ${passed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const asked = process.argv.slice(2);
if (asked.includes("--help")) console.log(help);
else run(asked);
