import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { today } from "../test/support/content";
import { untilValid } from "./until-valid";

test("the site waits for content without an error, and is told each one", async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "valid-"));
  fs.cpSync("test/content", path.join(root, "data"), { recursive: true });
  const file = path.join(root, "data/plots.json");
  const valid = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, valid.replace("30000", '"many"'));
  const found: string[] = [];
  const start = untilValid(
    root,
    () => today,
    (errors) => found.push(...errors.map((error) => `${error.file} ${error.path.join()}`)),
  );
  const write = () => fs.writeFileSync(file, valid);
  // The watcher needs a moment before it sees a change.
  const writing = setInterval(() => found.length > 0 && write(), 500);
  await start;
  clearInterval(writing);
  expect(found).toContain("data/plots.json plots,0,pricePerSqYd");
  fs.rmSync(root, { recursive: true });
});
