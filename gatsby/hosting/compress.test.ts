import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { compress } from "./compress";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "compress-"));
const page = path.join(folder, "index.html");
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("a text file gets two compressed copies, and an image gets none", async () => {
  fs.writeFileSync(path.join(folder, "photo.webp"), "an image");
  fs.writeFileSync(page, "Plots");
  await compress(folder);
  expect(String(brotliDecompressSync(fs.readFileSync(`${page}.br`)))).toBe("Plots");
  expect(String(gunzipSync(fs.readFileSync(`${page}.gz`)))).toBe("Plots");
  expect(fs.readdirSync(folder)).toHaveLength(4);
});
