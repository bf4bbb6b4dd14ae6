// Measures builds, with few records and with many, against a bare Gatsby project.
import fs from "node:fs";

import { fixedContent } from "../test/support/content";
import { copyProject } from "../test/support/project-copy";
import type { Figures, Series } from "./measure";

type Workshop = ReturnType<typeof copyProject>;
type Records = Record<string, unknown>[];

const sizes = [6, 600];
/** The lists that grow, by their files. */
const lists = {
  "plots.json": "plots",
  "testimonials.json": "testimonials",
  "gallery.json": "tiles",
};

/** Seconds that some work takes. */
function time(work: () => { status: number | null; output: string }): number {
  const start = performance.now();
  const { status, output } = work();
  if (status !== 0) throw new Error(output);
  return Number(((performance.now() - start) / 1000).toFixed(1));
}

/** Makes a list as long as asked, by repeating its records with names, texts and photos of their own. */
const growTo = (size: number, records: Records): Records =>
  Array.from({ length: size }, (_, index) => {
    const original = records[index % records.length] ?? {};
    if (index < records.length) return original;
    const digits = String(index).padStart(12, "0");
    const own = ["slug", "name", "caption", "text"]
      .filter((key) => key in original)
      .map((key) => [key, `${original[key]}${key === "slug" ? "-" : " "}${index}`]);
    const photo = original.photo instanceof Object && {
      ...original.photo,
      id: `photo-1${digits}-${digits}`,
      alt: `Open land with the number ${index}`,
    };
    return { ...original, ...Object.fromEntries(own), ...(photo && { photo }) };
  });

/** Times a build from scratch, one with nothing changed, and one after an edit. */
function timeBuilds(workshop: Workshop, edit: () => void): Figures {
  workshop.clean();
  const first = time(workshop.build);
  const unchanged = time(workshop.build);
  edit();
  return {
    "first build, s": first,
    "nothing changed, s": unchanged,
    "after an edit, s": time(workshop.build),
  };
}

/** Leaves nothing of the project in a workshop but its packages, and Gatsby's own commands. */
function makeBare(workshop: Workshop): void {
  for (const name of fs.readdirSync(workshop.path())) {
    if (name !== "node_modules") fs.rmSync(workshop.path(name), { recursive: true });
  }
  fs.mkdirSync(workshop.path("src/pages"), { recursive: true });
  fs.mkdirSync(workshop.path("scripts"));
  fs.writeFileSync(workshop.path("package.json"), '{ "dependencies": { "gatsby": "*" } }');
  fs.writeFileSync(workshop.path("scripts/site.ts"), 'require("gatsby/cli.js");');
}

const writeBarePage = (workshop: Workshop, text: string) =>
  fs.writeFileSync(
    workshop.path("src/pages/index.js"),
    `import React from "react";\nexport default () => <h1>${text}</h1>;\n`,
  );

/** Builds copies of the project, and a bare Gatsby project, in turn. */
export function measureBuilds(runs: number): Series[] {
  const workshop = copyProject(".run/bench", fixedContent());
  const bare = copyProject(".run/bare", fixedContent());
  makeBare(bare);
  const written = Object.entries(lists).map(([file, list]) => {
    return { file, list, records: workshop.read(file)[list] };
  });
  const all = sizes.map((size) => {
    const series: Series = { title: `${size} records of each`, site: [], compared: [] };
    return { size, series };
  });
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    writeBarePage(bare, "Before");
    const ofBare = timeBuilds(bare, () => writeBarePage(bare, "After"));
    for (const { size, series } of all) {
      for (const { file, list, records } of written) {
        workshop.editJson(file, (content) => {
          content[list] = growTo(size, records);
        });
      }
      const own = timeBuilds(workshop, () =>
        workshop.editJson("testimonials.json", ({ testimonials }) => {
          testimonials[0].text = `Again: ${testimonials[0].text}`;
        }),
      );
      // The check is a part of each of these builds.
      const check = time(() => workshop.run("validate"));
      series.site.push({ ...own, "of that the check, s": check });
      series.compared.push(ofBare);
    }
  }
  return all.map(({ series }) => series);
}
