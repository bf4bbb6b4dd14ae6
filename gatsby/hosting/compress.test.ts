/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { filesOf } from "../../check";
import { compress } from "./compress";

let folder = "";
const place = (file: string) => path.join(folder, file);
const words = (text: string) => `<p>${text}</p>`.repeat(100);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "compress-"));
  fs.writeFileSync(place("index.html"), words("Plots"));
  fs.writeFileSync(place("tiny.json"), "1");
  fs.writeFileSync(place("photo.webp"), words("an image"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const sources = ["index.html", "photo.webp", "tiny.json"];
const withCopies = ["index.html", "index.html.br", "index.html.gz", "photo.webp", "tiny.json"];

test("a text has two copies that hold it; what is small or no text has none", async () => {
  await compress(folder, {});
  expect(filesOf(folder)).toEqual(withCopies);
  const opened = [
    brotliDecompressSync(fs.readFileSync(place("index.html.br"))),
    gunzipSync(fs.readFileSync(place("index.html.gz"))),
  ];
  expect(opened.map(String)).toEqual([words("Plots"), words("Plots")]);
});

test("copies of an unchanged text are left alone, those of a changed one are written again", async () => {
  await compress(folder, {});
  const past = new Date("2026-01-01");
  for (const file of filesOf(folder)) fs.utimesSync(place(file), past, past);
  await compress(folder, {});
  const isOld = (file: string) => fs.statSync(place(file)).mtimeMs === past.getTime();
  expect(filesOf(folder).filter(isOld)).toEqual(withCopies);
  fs.writeFileSync(place("index.html"), words("Other plots"));
  await compress(folder, {});
  expect(gunzipSync(fs.readFileSync(place("index.html.gz"))).toString()).toBe(words("Other plots"));
});

test("a damaged copy is written again", async () => {
  fs.writeFileSync(place("index.html.br"), "no Brotli");
  await compress(folder, {});
  expect(String(brotliDecompressSync(fs.readFileSync(place("index.html.br"))))).toBe(
    words("Plots"),
  );
});

test("copies of a text that is gone, or no longer worth one, go", async () => {
  await compress(folder, {});
  fs.rmSync(place("index.html"));
  fs.writeFileSync(place("tiny.json.gz"), "stale");
  await compress(folder, {});
  expect(filesOf(folder)).toEqual(["photo.webp", "tiny.json"]);
});

test("an archive that an editor publishes is no copy", async () => {
  for (const file of ["plans.tar.gz", "prices.json.gz"]) fs.writeFileSync(place(file), "archive");
  await compress(folder, {}, ["plans.tar.gz", "prices.json.gz"]);
  expect(filesOf(folder)).toContain("plans.tar.gz");
  expect(filesOf(folder)).toContain("prices.json.gz");
});

test.each(["NETLIFY", "CF_PAGES", "VERCEL"])("where %s builds, no copy is left", async (host) => {
  await compress(folder, {});
  await compress(folder, { [host]: "1" });
  expect(filesOf(folder)).toEqual(sources);
});
