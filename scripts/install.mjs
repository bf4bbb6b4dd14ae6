// Runs before a command of package.json: checks the folder and the version of Node.js, and installs missing packages.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// These characters have a meaning in patterns of files and in webpack.
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

// npm writes its list of installed packages when an installation is complete.
const { packages: installed } = read("node_modules/.package-lock.json");
const isInstalled = ([name, { integrity, optional }]) =>
  !name || (installed?.[name] ? installed[name].integrity === integrity : installed && optional);
if (!Object.entries(read("package-lock.json").packages).every(isInstalled)) {
  console.log("Installing the packages …");
  const install = "npm ci --include=dev --no-audit --no-fund --loglevel=error";
  process.exitCode = spawnSync(install, { shell: true, stdio: "inherit" }).status ?? 1;
}
