/** @jest-environment node */
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { checkContent } from "./index";
import { checkBroken, writeContent } from "../test/check/break-content";
import { runCase } from "../test/check/case";
import { formCases } from "../test/check/form-cases";
import { launchCases, realValues } from "../test/check/launch-cases";
import { photoCases } from "../test/check/photo-cases";
import { ruleCases } from "../test/check/rule-cases";
import { shapeCases } from "../test/check/shape-cases";
import { syntaxCases } from "../test/check/syntax-cases";
import { syntaxValueCases } from "../test/check/syntax-value-cases";
import { soundTexts, textCases } from "../test/check/text-cases";
import { valueCases } from "../test/check/value-cases";
import { warningCases } from "../test/check/warning-cases";

const { SITE_URL } = process.env;

beforeEach(() => {
  process.env.SITE_URL = "https://www.pasidi.in";
});

afterAll(() => {
  if (SITE_URL === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = SITE_URL;
});

describe.each([
  { of: "what stands in the way of reading a file", cases: [...syntaxCases, ...syntaxValueCases] },
  { of: "what the shape of a file refuses", cases: shapeCases },
  { of: "values of a wrong form", cases: [...formCases, ...valueCases] },
  { of: "what shapes cannot say", cases: ruleCases },
  { of: "photos", cases: photoCases },
  { of: "texts", cases: textCases },
  { of: "warnings", cases: warningCases },
  { of: "before going public", cases: launchCases },
])("$of", ({ cases }) => {
  test.each(cases)("$name", async (broken) => {
    const { actual, expected } = await runCase(broken);
    expect(actual).toEqual(expected);
  });
});

describe("content without a fault", () => {
  test("has no problems", async () => {
    expect(await checkBroken([], { launch: true })).toEqual([]);
  });

  test.each(soundTexts)("may say %s", async (text) => {
    expect(
      await checkBroken([{ file: "site.json", edits: [{ at: ["tagline"], set: text }] }]),
    ).toEqual([]);
  });

  test.each([
    "/",
    "/gallery/",
    "/contact#form",
    "#later",
    "https://wa.me/919848012345?text=Hello",
    "tel:+914023456789",
    "mailto:office@pasidi.in",
  ])("may link to %s", async (to) => {
    const edits = [{ at: ["navigation", 0, "to"], set: to }];
    expect(await checkBroken([{ file: "site.json", edits }])).toEqual([]);
  });

  test.each(realValues)("may go public with $set", async (edit) => {
    expect(await checkBroken([{ file: "site.json", edits: [edit] }], { launch: true })).toEqual([]);
  });

  test("may have one project, with its number, as plot and as project", async () => {
    const set = "P02400005578";
    expect(
      await checkBroken([
        { file: "plots.json", edits: [{ at: ["plots", 0, "reraNumber"], set }] },
        { file: "ongoing-projects.json", edits: [{ at: ["projects", 0, "reraNumber"], set }] },
      ]),
    ).toEqual([]);
  });

  test("may have empty lists and leave out what is optional", async () => {
    const closed = { label: "Sunday", days: ["Sunday"] };
    const group = { label: "Projects", items: [{ label: "Ongoing", to: "/ongoing-projects" }] };
    expect(
      await checkBroken([
        { file: "gallery.json", edits: [{ at: ["tiles"], set: [] }] },
        { file: "ongoing-projects.json", edits: [{ at: ["projects"], set: [] }] },
        {
          file: "site.json",
          edits: [
            { at: ["contact", "hours"], set: [closed] },
            { at: ["navigation"], set: [group] },
          ],
        },
      ]),
    ).toEqual([]);
  });

  test.each(["HMDA2024", "Gate", "గేటు", "A photo of the gate", "Photo: the gate in 2024"])(
    "may describe a picture as %s",
    async (set) => {
      const edits = [{ at: ["tiles", 0, "photo", "alt"], set }];
      expect(await checkBroken([{ file: "gallery.json", edits }])).toEqual([]);
    },
  );

  test("may describe two pictures alike that no page shows together", async () => {
    const set = "A tar road";
    expect(
      await checkBroken([
        { file: "gallery.json", edits: [{ at: ["tiles", 0, "photo", "alt"], set }] },
        { file: "completed-projects.json", edits: [{ at: ["projects", 0, "photo", "alt"], set }] },
      ]),
    ).toEqual([]);
  });
});

describe("a place in a file", () => {
  test.each([
    { name: "Unix", end: "\n" },
    { name: "Windows", end: "\r\n" },
    { name: "old Mac", end: "\r" },
  ])("has a line and a column, with line ends of $name", async ({ end }) => {
    const lines = [
      "{",
      '  "statistics": [',
      "    {",
      '      "label": "Years",',
      '      "value": "15"',
    ];
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
    const bytes = [...lines, "    }", "  ]", "}"].join(end);
    await writeContent(folder, [{ file: "statistics.json", edits: [{ bytes }] }]);
    const [problem] = await checkContent(folder);
    await fs.rm(folder, { recursive: true });
    expect(problem).toMatchObject({ file: "data/statistics.json", line: 5, column: 16 });
  });

  test("is named in the message about another", async () => {
    const statistics = [
      { label: "Years", value: 15 },
      { label: "years", value: 16 },
    ];
    const changes = [{ file: "statistics.json", edits: [{ at: [], set: { statistics } }] }];
    expect((await checkBroken(changes)).map(({ problem }) => problem)).toEqual([
      'is the same text as in statistics › 1 "Years" (line 3)',
    ]);
  });

  test("is named with its file in the message about a place in another file", async () => {
    const at = ["seo", "title"];
    const changes = ["about", "csr"].map((page) => ({
      file: `pages/${page}.json`,
      edits: [{ at, set: "Land and trust" }],
    }));
    expect((await checkBroken(changes)).map(({ problem }) => problem)).toEqual([
      "is the same title as seo › title (data/pages/about.json:3)",
    ]);
  });
});

describe("all problems at once", () => {
  test("come by file, line and column, in spite of a slip in the form of a file", async () => {
    const problems = await checkBroken([
      {
        file: "statistics.json",
        edits: [
          { at: ["statistics", 2, "value"], set: "12" },
          { at: ["statistics", 0, "vlaue"], set: 5 },
          { replace: '"label": "Words 2",', by: '"label": "Words 2"' },
        ],
      },
      { file: "gallery.json", edits: [{ at: ["empty"], set: "" }] },
    ]);
    expect(problems.map(({ file, where, problem }) => [file, where, problem])).toEqual([
      ["data/gallery.json", "empty", "must be text, but is empty"],
      [
        "data/statistics.json",
        'statistics › 1 "Words 1" › vlaue',
        "is not a field that is known here",
      ],
      ["data/statistics.json", "", "a comma is missing here"],
      [
        "data/statistics.json",
        'statistics › 3 "Words 3" › value',
        'must be a whole number, 0 or more, but is the text "12"',
      ],
    ]);
  });

  test("come behind each mistake that can be mended in passing, where they are", async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
    const bytes = [
      "{",
      "  statistics: [",
      '    { “label”: “The "best" years”, value: 30,000 },',
      '    { \'label\': "Plots" "value": ₹1,50,000 }, // sold',
      '    { "label": "Villas\\s", "value": "4" },',
      "  ]",
      "}",
    ].join("\r\n");
    await writeContent(folder, [{ file: "statistics.json", edits: [{ bytes }] }]);
    const problems = await checkContent(folder);
    await fs.rm(folder, { recursive: true });
    expect(problems.map(({ line, column, problem }) => `${line}:${column} ${problem}`)).toEqual([
      "2:3 the key statistics stands without quotes",
      "3:7 there are curly quotes where JSON needs straight ones",
      "3:16 there are curly quotes where JSON needs straight ones",
      "3:36 the key value stands without quotes",
      "3:45 there is a comma inside the number 30,000",
      "4:7 there are single quotes where JSON needs double ones",
      "4:23 a comma is missing here",
      "4:33 the number ₹1,50,000 holds more than digits",
      "4:46 this is a comment, and JSON has none",
      "5:23 a backslash has a special meaning here",
      '5:37 must be a whole number, 0 or more, but is the text "4"',
      "5:42 there is a comma after the last entry, before the closing ]",
    ]);
  });

  test("of a file written with curly quotes come quote by quote, up to fifty", async () => {
    const record = "{ “label”: “Years”, “value”: 15 }";
    const messagesOf = async (records: number) => {
      const bytes = `{ "statistics": [${Array.from({ length: records }, () => record).join(",\n")}] }`;
      const problems = await checkBroken([{ file: "statistics.json", edits: [{ bytes }] }]);
      return problems.filter(({ problem }) => problem.includes("curly")).length;
    };
    expect(await messagesOf(4)).toBe(12);
    expect(await messagesOf(40)).toBe(50);
  });

  test("do not blame a file for another that cannot be read", async () => {
    const problems = await checkBroken([{ file: "plots.json", edits: [{ bytes: "{" }] }]);
    expect(problems.map(({ file }) => file)).toEqual(["data/plots.json"]);
  });

  test("do not blame a reference for a slug that must be mended", async () => {
    const problems = await checkBroken([
      { file: "plots.json", edits: [{ at: ["plots", 0, "slug"], set: "Record 1" }] },
    ]);
    expect(problems.map(({ where }) => where)).toEqual(['plots › 1 "Adibatla Meadows" › slug']);
  });

  test("come fifty at a time where a whole file is of one kind of mistake", async () => {
    const records = Array.from({ length: 60 }, () => "{ label: 5 }");
    const bytes = `[\n${records.join(",\n")}\n]`;
    const problems = await checkBroken([{ file: "statistics.json", edits: [{ bytes }] }]);
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toMatchObject({
      problem: "more mistakes may follow after this one",
      fix: "fix these first",
    });
  });
});
