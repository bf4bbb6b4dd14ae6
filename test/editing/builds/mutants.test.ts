import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";

import { checkContent } from "../../../check";
import { contentFiles } from "../../../schema/content-files";
import { createMutator } from "../../check/mutate";
import { writeDataFiles } from "../../variants/data-files";
import { frozen } from "../../variants/frozen";
import { openWorkshop } from "../workshop";

const workshop = openWorkshop();
afterAll(workshop.close);

test(
  "what the check lets through of mutated content builds, and every page renders",
  async () => {
    writeDataFiles(frozen(), workshop.path("data"));
    const { pick, mutate } = createMutator(Number(process.env.SEED ?? 20_261_121));
    let admitted = 0;
    for (let mutant = 0; mutant < 300; mutant += 1) {
      const file = workshop.path("data", pick(contentFiles).path);
      const original = fs.readFileSync(file, "utf8");
      fs.writeFileSync(file, mutate(original, 1));
      const problems = await checkContent(workshop.path("data"));
      if (problems.some(({ severity }) => severity === "error")) fs.writeFileSync(file, original);
      else admitted += 1;
    }
    expect(admitted).toBeGreaterThan(20);

    const { status, output } = workshop.build();
    expect(`${status} ${output}`).toMatch(/^0 /);
    const shown = contentFiles.flatMap(({ route }) => {
      if (!route) return [];
      const file = route === "/404" ? "404.html" : path.join(route, "index.html");
      const main = parse(fs.readFileSync(workshop.path("public", file), "utf8")).querySelector(
        "main",
      );
      return [{ route, heading: main?.querySelector("h1")?.text ?? "", text: main?.text ?? "" }];
    });
    expect(shown).not.toEqual([]);
    for (const { route, heading, text } of shown) {
      expect(`${route} ${heading}`).toMatch(/ \S/);
      expect(`${route} ${text}`).not.toMatch(/undefined|\[object|NaN|null|\ufffd/);
    }
  },
  5 * 60_000,
);
