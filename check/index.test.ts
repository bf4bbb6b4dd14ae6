/** @jest-environment node */
import { checkEdits, reportFor } from "../test/check/broken";
import { checkContent } from ".";

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://www.pasidi.in" });
});

afterEach(() => jest.restoreAllMocks());

test("valid content has no problems and may be launched", async () => {
  expect(await checkEdits([], { launch: true })).toEqual([]);
});

test("lists may be empty, and what is optional may be left out", async () => {
  const closed = { label: "Sunday", days: ["Sunday"] };
  const group = { label: "Projects", items: [{ label: "Ongoing", to: "/ongoing-projects" }] };
  const said = await reportFor([
    { file: "gallery.json", at: ["tiles"], set: [] },
    { file: "ongoing-projects.json", at: ["projects"], set: [] },
    { file: "site.json", at: ["contact", "hours"], set: [closed] },
    { file: "site.json", at: ["navigation"], set: [group] },
  ]);
  expect(said).toBe("");
});

test("all problems come at once, by file, line and column", async () => {
  const problems = await checkEdits([
    { file: "statistics.json", at: ["statistics", 2, "value"], set: "12" },
    { file: "statistics.json", at: ["statistics", 0, "vlaue"], set: 5 },
    { file: "gallery.json", at: ["empty"], set: "" },
    { file: "plots.json", replace: '"labels": {', by: '"labels" {' },
  ]);
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "data/gallery.json:10:12",
    "data/plots.json:2:11",
    "data/statistics.json:6:7",
    "data/statistics.json:14:16",
  ]);
});

test("without content, each of its files is missing", async () => {
  const problems = await checkContent("/nowhere");
  expect(new Set(problems.map(({ problem }) => problem))).toEqual(new Set(["the file is missing"]));
});
