// Runs before every command of package.json, on a clone where nothing is installed yet, so it needs
// no dependency: it installs what the lockfile names, and only if that differs from what is there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 9) || major > 25) {
  console.error(
    `This site needs Node.js 20.9 or later, and earlier than 26; this is ${process.version}. Version 22 is a good choice (see .nvmrc).`,
  );
  process.exit(1);
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
