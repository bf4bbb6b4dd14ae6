import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

test("a path that Gatsby cannot have is refused with its name", () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "path-")));
  for (const name of ["father's site", "site (1)", "[new] site"]) {
    const cwd = path.join(root, name);
    fs.mkdirSync(cwd);
    const command = [path.resolve("scripts/install.mjs")];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`: rename ${cwd}`)]);
  }
  fs.rmSync(root, { recursive: true });
});
