import fs from "node:fs";
import path from "node:path";

import { today } from "../test/support/content";
import { newRepository, removeRepository } from "../test/support/repository";
import { statusBar } from "./status-bar";

test("a problem has the labels of its form and links to form and page; git that fails is told", async () => {
  const folder = newRepository();
  const root = path.join(folder, "First");
  const file = path.join(root, "data/layouts/neem-avenue.json");
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("18500", '"many"'));
  const { html, errors } = await statusBar(root, "http://localhost:8000", today);
  expect(errors).toHaveLength(1);
  expect(html).toMatch(/<summary>To publish: 1 · Errors: 1, so nothing can be published/);
  expect(html).toMatch(
    /<a href="\?[^"]*#\/collections\/layouts\/entries\/neem-avenue">Neem Avenue › Price per sq yd .*&#34;many&#34;.* <a href="http:\/\/localhost:8000\/open-plots\/neem-avenue"/,
  );
  fs.rmSync(path.join(root, ".git"), { recursive: true });
  const { html: broken } = await statusBar(root, "http://localhost:8000", today);
  expect(broken).toContain("<summary>fatal: not a git repository");
  removeRepository(folder);
});
