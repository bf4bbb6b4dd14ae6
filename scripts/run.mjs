// Every command of package.json goes through here: it installs what the lockfile names, if that is not done
// yet, and then runs a file of scripts/ or a tool. On a fresh clone nothing is installed, so it imports no package
// before that.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// What CI proves: ">=" the lowest Node.js, "<" the first that is too new to have been tested.
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [lowestMajor, lowestMinor, unknown] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
  console.error(
    `This site needs Node.js ${lowestMajor}.${lowestMinor} or later; this is ${process.version}. Version 22 is a good choice (see .nvmrc).`,
  );
  process.exit(1);
}
if (major >= unknown) {
  console.warn(`This site is tested up to Node.js ${unknown - 1}; this is ${process.version}.`);
}

const stamp = "node_modules/.installed";
const wanted = createHash("sha256")
  .update(readFileSync("package-lock.json"))
  .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing the dependencies …");
  const { status } = spawnSync("npm ci --include=dev --no-audit --no-fund --loglevel=error", {
    shell: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; npm says why above.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

const [command, ...options] = process.argv.slice(2);
const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
if (existsSync(script)) {
  // In this process, so that a signal reaches the command itself.
  process.argv.splice(1, 2, script);
  const { require } = await import("tsx/cjs/api");
  require(script, import.meta.url);
} else {
  const { status } = spawnSync(command, options, { shell: true, stdio: "inherit" });
  process.exitCode = status ?? 1;
}
