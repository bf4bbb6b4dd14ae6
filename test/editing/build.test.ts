import fs from "node:fs";
import { setImmediate } from "node:timers/promises";

import { fixedContent } from "../support/content";
import { copyProject } from "../support/project-copy";

const minutes = 60_000;
jest.setTimeout(12 * minutes);

// A build takes long, so each test continues from the builds of the one before.
const copy = () => copyProject(".run/editing", fixedContent());
const project = copy();
/** The published files of the first build. */
let first: ReturnType<typeof project.published>;

function expectBuilt(): void {
  const { status, output } = project.build();
  expect(`${status} ${output}`).toMatch(/^0 /);
}

/** Names of files that differ from the first build, new and deleted ones included. */
function changedFiles(): string[] {
  const now = project.published();
  const names = new Set([...first.keys(), ...now.keys()]);
  return [...names].filter((name) => first.get(name) !== now.get(name)).sort();
}

beforeAll(() => {
  project.clean();
  expectBuilt();
  first = project.published();
});
// Undoes the edits of the test before, and ends what it started, even if it has failed.
beforeEach(copy);
afterEach(project.end);

test("A mistake stops the build with its file and place, and the last good pages stay", () => {
  project.editJson("plots.json", ({ plots }) => {
    plots[0].pricePerSqYd = "30000";
  });
  const { status, output } = project.build();
  expect(status).toBe(1);
  expect(output).toMatch(
    /data\/plots\.json:\d+:\d+ {2}plots › 1 "Adibatla Meadows" › pricePerSqYd/,
  );
  expect(changedFiles()).toEqual([]);
});

test("A failed or killed build leaves the last good pages, and the next one starts from scratch", async () => {
  project.editJson("testimonials.json", ({ testimonials }) => {
    testimonials[5].text = "New words.";
  });
  const file = project.path("src/html.tsx");
  const sound = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, `${sound}\nexport const broken = ;\n`);
  const { status, output } = project.build();
  expect(status).toBe(1);
  expect(output).toContain("html.tsx");
  expect(changedFiles()).toEqual([]);
  fs.writeFileSync(file, sound);

  const killed = project.start("build");
  await killed.says("starting from scratch");
  await killed.says("success Building HTML renderer");
  killed.kill("SIGKILL");
  await killed.ended;
  expect(changedFiles()).toEqual([]);

  expectBuilt();
  const changed = changedFiles().filter((name) => !/\.(br|gz)$/.test(name));
  expect(changed).toEqual(["page-data/testimonials/page-data.json", "testimonials/index.html"]);
});

test("A build after an edit is equal to one from scratch, and refuses a second one until it has published", async () => {
  // The content is the first one again.
  const changed: (string | null)[] = [];
  const watcher = fs.watch(project.path(".run"), (_event, name) => changed.push(name));
  const build = project.start("build");
  await build.says("success load gatsby config");
  const second = project.build();
  expect(second.status).toBe(75);
  expect(second.output).toContain("npm run build is already running in this folder");
  const { status, output } = await build.ended;
  expect(status).toBe(0);
  // Lets the watcher report the last change.
  await setImmediate();
  watcher.close();
  expect(changed).toContain("ready");
  expect(changed.at(-1)).toBe("lock");
  expect(output).not.toContain("from scratch");
  expect(changedFiles()).toEqual([]);
});
