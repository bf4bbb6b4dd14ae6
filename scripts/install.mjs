// Before a command of package.json: are this a folder and a Node.js that the site runs in, and are its packages installed?
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// Patterns of files, and webpack, read these characters as their own.
if (/['([{#!]/.test(process.cwd())) {
  console.error(`Gatsby cannot build in a path with ' ( [ { # or !: rename ${process.cwd()}`);
  process.exit(1);
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
const { engines } = read("package.json");
const [major, minor, next] = engines.node.match(/\d+/g).map(Number);
const [ourMajor, ourMinor] = process.versions.node.split(".").map(Number);
if (ourMajor < major || (ourMajor === major && ourMinor < minor) || ourMajor >= next) {
  console.error(`This site needs Node.js ${engines.node}, like 24; this is ${process.version}.`);
  process.exit(1);
}

// npm's own list of what it has installed, which is missing until an installation is complete.
const { packages: installed } = read("node_modules/.package-lock.json");
const isInstalled = ([name, { integrity, optional }]) =>
  !name || (installed?.[name] ? installed[name].integrity === integrity : installed && optional);
if (!Object.entries(read("package-lock.json").packages).every(isInstalled)) {
  console.log("Installing the packages …");
  const install = "npm ci --include=dev --no-audit --no-fund --loglevel=error";
  process.exitCode = spawnSync(install, { shell: true, stdio: "inherit" }).status ?? 1;
}
