/** @jest-environment node */
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { createMutator } from "../test/check/mutate";
import { writeDataFiles } from "../test/variants/data-files";
import { frozen } from "../test/variants/frozen";
import { contentFiles } from "../schema/content-files";
import { checkContent, formatProblems } from ".";

/** How many mutated copies of the content are checked; others by hand, with SEED=2 MUTANTS=10000. */
const mutants = Number(process.env.MUTANTS ?? 200);
const { pick, mutate } = createMutator(Number(process.env.SEED ?? 20_261_121));

test(
  `${mutants} mutated copies of the content are let through or explained`,
  async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
    writeDataFiles(frozen(), folder);
    const vague: string[] = [];
    for (let mutant = 0; mutant < mutants; mutant += 1) {
      const file = path.join(folder, pick(contentFiles).path);
      const original = await fs.readFile(file, "utf8");
      await fs.writeFile(file, mutate(original, 3));
      const problems = await checkContent(folder);
      const said = formatProblems(problems);
      const isVague = problems.some(
        ({ line, column, problem, fix }) => !problem || !fix || line < 0 || column < 0,
      );
      if (isVague || /undefined|\[object|NaN|\bat \S+ \(/.test(said)) {
        vague.push(`${mutant} ${file}: ${said}`);
      }
      await fs.writeFile(file, original);
    }
    await fs.rm(folder, { recursive: true });
    expect(vague).toEqual([]);
  },
  mutants * 1000,
);
