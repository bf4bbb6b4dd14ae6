import fs from "node:fs";

import sharp from "sharp";

import { messagesOf, set, write } from "../test/check/edited";
import { configuration } from "./config";

interface Part {
  label: string;
  label_singular?: string;
  fields?: Part[];
  field?: Part;
}

const guide = fs.readFileSync("docs/editing-content.md", "utf8");
const { collections } = configuration(".");
const forms: Part[] = collections.flatMap(({ files }) => files);

const within = ({ fields, field }: Part) => fields ?? (field ? [field] : []);

/** The first step of a path that is not in the forms, or undefined. */
function missingStep([step, ...rest]: string[], parts: Part[]): string | undefined {
  if (step === undefined) return undefined;
  // "the plot" is a record of the list whose button says "Add Plot".
  const isRecord = ({ label_singular }: Part) => step === `the ${label_singular?.toLowerCase()}`;
  const found = parts.filter((part) => part.label === step || isRecord(part));
  if (found.length === 0) return step;
  const missing = found.map((part) => missingStep(rest, within(part)));
  return missing.includes(undefined) ? undefined : missing[0];
}

const bold = [...guide.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, text]) => text ?? []);
const paths = [...new Set(bold.filter((text) => text.includes(" › ")))];

test.each(paths)("the guide's path %s is in the forms", (path) => {
  expect(missingStep(path.split(" › "), forms)).toBeUndefined();
});

test("the buttons that the guide names are in the forms", () => {
  const named = [...guide.matchAll(/"Add ([A-Z][^"…]*)"/g)].flatMap(([, name]) => name ?? []);
  const inForms = JSON.stringify(forms);
  expect(named.filter((name) => !inForms.includes(`"label_singular":"${name}"`))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

test("the guide's papers are accepted, and their numbers cannot go online", async () => {
  const [, example = ""] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const { papers } = JSON.parse(`{${example}}`);
  const photo = { create: { width: 1240, height: 1754, channels: 3, background: "#fff" } } as const;
  const edits = [
    set("plots.json", ["plots", 0, "papers"], papers),
    write(papers.planPicture.src.slice(1), await sharp(photo).jpeg().toBuffer()),
    write(`../static${papers.plan}`, "%PDF-1.7"),
  ];
  expect(await messagesOf(edits)).toBe("");
  expect((await messagesOf(edits, true)).match(/papers › \S+ › number: is still/g)).toHaveLength(2);
});

test("the guide is short, and so is its first page", () => {
  const words = (text = "") => text.split(/\s+/).length;
  expect(words(guide)).toBeLessThanOrEqual(2260);
  expect(words(guide.split("## More about the forms")[0])).toBeLessThanOrEqual(600);
});
