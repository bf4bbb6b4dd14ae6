// Measures builds with few and with many records against a bare Gatsby project.
import fs from "node:fs";

import { fixedContent } from "../test/support/content";
import { copyProject } from "../test/support/project-copy";
import type { Figures, Series } from "./measure";

type Project = ReturnType<typeof copyProject>;
type Records = Record<string, unknown>[];

const sizes = [6, 600];
/** The lists that grow, by file. */
const lists = {
  "plots.json": "plots",
  "testimonials.json": "testimonials",
  "gallery.json": "tiles",
};

/** The duration of a command in seconds. */
function time(run: () => { status: number | null; output: string }): number {
  const start = performance.now();
  const { status, output } = run();
  if (status !== 0) throw new Error(output);
  return Number(((performance.now() - start) / 1000).toFixed(1));
}

/** Extends a list by copies of its records with unique names, texts and photos. */
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

/** Times a build from scratch, without a change, and after an edit. */
function timeBuilds(project: Project, edit: () => void): Figures {
  project.clean();
  const first = time(project.build);
  const unchanged = time(project.build);
  edit();
  return {
    "first build, s": first,
    "nothing changed, s": unchanged,
    "after an edit, s": time(project.build),
  };
}

/** Removes everything but the packages and adds a command for Gatsby. */
function makeBare(project: Project): void {
  for (const name of fs.readdirSync(project.path())) {
    if (name !== "node_modules") fs.rmSync(project.path(name), { recursive: true });
  }
  fs.mkdirSync(project.path("src/pages"), { recursive: true });
  fs.mkdirSync(project.path("scripts"));
  fs.writeFileSync(project.path("package.json"), '{ "dependencies": { "gatsby": "*" } }');
  fs.writeFileSync(project.path("scripts/site.ts"), 'require("gatsby/cli.js");');
}

const writeBarePage = (project: Project, text: string) =>
  fs.writeFileSync(
    project.path("src/pages/index.js"),
    `import React from "react";\nexport default () => <h1>${text}</h1>;\n`,
  );

/** Alternates builds of a copy of this project and of a bare Gatsby project. */
export function measureBuilds(runs: number): Series[] {
  const project = copyProject(".run/bench", fixedContent());
  const bare = copyProject(".run/bare", fixedContent());
  makeBare(bare);
  const written = Object.entries(lists).map(([file, list]) => {
    return { file, list, records: project.read(file)[list] };
  });
  const all = sizes.map((size): Series & { size: number } => {
    return { size, title: `${size} records of each`, site: [], baseline: [] };
  });
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    writeBarePage(bare, "Before");
    const ofBare = timeBuilds(bare, () => writeBarePage(bare, "After"));
    for (const { size, site, baseline } of all) {
      for (const { file, list, records } of written) {
        project.editJson(file, (content) => {
          content[list] = growTo(size, records);
        });
      }
      const own = timeBuilds(project, () =>
        project.editJson("testimonials.json", ({ testimonials }) => {
          testimonials[0].text = `Again: ${testimonials[0].text}`;
        }),
      );
      // Each of these builds includes the check.
      const check = time(() => project.run("validate"));
      site.push({ ...own, "of that the check, s": check });
      baseline.push(ofBare);
    }
  }
  return all;
}
