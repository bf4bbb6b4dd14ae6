import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const workflow = fs.readFileSync(".github/workflows/site.yml", "utf8");

test("each action is named by its commit, which nobody can move, and by its version, for Dependabot", () => {
  const actions = workflow.match(/uses: .*/g) ?? [];
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("the key of the tests changes with the code, and not with content of any name", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "key-"));
  const output = path.join(folder, "output");
  const git = (...words: string[]) =>
    execFileSync("git", ["-C", folder, ...words], {
      env: { ...process.env, GITHUB_OUTPUT: output, STEP: step },
      stdio: "pipe",
    });
  const add = (file: string) => {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), file);
    git("add", file);
  };
  const [, settings = "", step = ""] =
    /- id: key\n((?: {8}.*\n)*?) {8}run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  // As GitHub runs it; by way of git, which brings its own bash on Windows.
  const shell = `bash -e ${settings.includes("shell: bash") ? "-o pipefail" : ""} -c "$STEP"`;
  const key = () => {
    fs.rmSync(output, { force: true });
    git("-c", `alias.step=!${shell}`, "step");
    return fs.readFileSync(output, "utf8");
  };

  expect(key).toThrow("not a git repository");
  git("init", "--quiet");
  add("src/theme.ts");
  const before = key();
  expect(before).toMatch(/^key=tested-[0-9a-f]{40}\n$/);
  add("data/images/గేటు.jpg");
  expect(key()).toBe(before);
  add("src/data/colors.ts");
  expect(key()).not.toBe(before);
  fs.rmSync(folder, { recursive: true });
});

test("nothing is published before the content says that the site is launched", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "launch-"));
  const [, step = ""] = /- id: launch\n {8}run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  const output = path.join(folder, "output");
  fs.mkdirSync(path.join(folder, "data"));
  const publishes = (site: string, mayPublish: string) => {
    fs.writeFileSync(path.join(folder, "data/site.json"), site);
    fs.rmSync(output, { force: true });
    const env = { ...process.env, MAY_PUBLISH: mayPublish, GITHUB_OUTPUT: output };
    execFileSync("bash", ["-e", "-c", step], { cwd: folder, env, stdio: "pipe" });
    return fs.readFileSync(output, "utf8");
  };
  expect(publishes('{ "launched": "is launched" }', "true")).toBe("publishes=true\n");
  expect(publishes('{ "launched": "is launched" }', "false")).toBe("publishes=\n");
  expect(publishes("{}", "true")).toBe("publishes=\n");
  // The check tells of it in the next step.
  expect(publishes("{", "true")).toBe("publishes=\n");
  fs.rmSync(folder, { recursive: true });
});
