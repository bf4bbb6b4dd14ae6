import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { compress } from "./compress";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "compress-"));
const page = path.join(folder, "index.html");
afterAll(() => fs.rmSync(folder, { recursive: true }));

const copies = () => [
  String(brotliDecompressSync(fs.readFileSync(`${page}.br`))),
  String(gunzipSync(fs.readFileSync(`${page}.gz`))),
];

test("a text file gets two compressed copies, a stale copy is replaced, and an image gets none", async () => {
  fs.writeFileSync(path.join(folder, "photo.webp"), "an image");
  fs.writeFileSync(page, "Plots");
  await compress(folder);
  expect(copies()).toEqual(["Plots", "Plots"]);
  fs.writeFileSync(page, "Other plots");
  fs.utimesSync(page, new Date(), Date.now() / 1000 + 1);
  await compress(folder);
  expect(copies()).toEqual(["Other plots", "Other plots"]);
  expect(fs.readdirSync(folder)).toHaveLength(4);
});
