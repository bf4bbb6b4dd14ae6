/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { checkContent } from "../../check";
import { writeDataFiles } from "./data-files";
import { variants } from "./variants";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "variants-"));
const folder = path.join(root, "data");
afterAll(() => fs.rmSync(root, { recursive: true }));

test.each(Object.entries(variants))("The check lets the %s content through", async (_, make) => {
  writeDataFiles(make(), folder);
  const problems = await checkContent(folder);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});
