// Every command of package.json runs through this file, which installs missing packages and then runs a file of scripts/
// or a tool. Before the installation it imports no package.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

// The versions of Node.js that CI tests: from the lowest to below the first unknown one.
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [lowestMajor, lowestMinor, unknown] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
  console.error(
    `This site needs Node.js ${lowestMajor}.${lowestMinor} or later; this is ${process.version}. Version 24 is a good choice (see .nvmrc).`,
  );
  process.exit(1);
}
if (major >= unknown) {
  console.warn(`This site is tested up to Node.js ${unknown - 1}; this is ${process.version}.`);
}

/** The packages of a lock file. */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
const installed = packagesIn("node_modules/.package-lock.json");
const isInstalled = Object.entries(packagesIn("package-lock.json")).every(
  ([name, { integrity, optional }]) =>
    name === "" ||
    (installed?.[name] ? installed[name].integrity === integrity : installed && optional),
);
if (!isInstalled) {
  console.log("Installing the dependencies …");
  const { status } = spawnSync("npm ci --include=dev --no-audit --no-fund --loglevel=error", {
    shell: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; npm says why above.");
    process.exit(1);
  }
}

const [command, ...options] = process.argv.slice(2);
const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
if (existsSync(script)) {
  // In this process, so that the command itself receives signals.
  process.argv.splice(1, 2, script);
  // npm sends SIGTERM only to the shell between itself and this process, so this process watches for the shell's end.
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
  const { register } = await import("tsx/cjs/api");
  const unregister = register();
  createRequire(import.meta.url)(script);
  // Later imports, such as Gatsby, are JavaScript.
  unregister();
} else {
  const { status } = spawnSync(command, options, { shell: true, stdio: "inherit" });
  process.exitCode = status ?? 1;
}
