import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { today } from "../test/support/content";
import { stripOf } from "./strip";

test("the strip names a place as the forms do, and an unknown file by its path", async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "strip-"));
  fs.cpSync("test/content", path.join(root, "data"), { recursive: true });
  const services = path.join(root, "data/pages/services.json");
  const text = fs.readFileSync(services, "utf8").replace(/"icon": "[^"]*"/, '"icon": "No icon"');
  fs.writeFileSync(services, text);
  fs.writeFileSync(path.join(root, "data/Plots.json"), "{}");
  const strip = await stripOf(root, "http://localhost:8000", today);
  fs.rmSync(root, { recursive: true });
  expect(strip).toContain(">Services › Services › Items › 1");
  expect(strip).toContain(">data/Plots.json</a>");
});
