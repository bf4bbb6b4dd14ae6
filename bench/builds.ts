// Measures the check and the builds, with few records and with many, against a bare Gatsby project.
import fs from "node:fs";

import { fixedContent } from "../test/support/content";
import { copyProject } from "../test/support/project-copy";

type Workshop = ReturnType<typeof copyProject>;
type Row = Record<string, string | number>;

const sizes = [6, 600];

/** Seconds that some work takes. */
function time(work: () => { status: number | null; output: string }): number {
  const start = performance.now();
  const { status, output } = work();
  if (status !== 0) throw new Error(output);
  return Number(((performance.now() - start) / 1000).toFixed(1));
}

/** The middle of three measurements. */
const median = (measure: () => number) =>
  [measure(), measure(), measure()].sort((one, other) => one - other)[1] ?? 0;

/** Makes a list as long as asked, by repeating its records with names, texts and photos of their own. */
function growTo(size: number, records: Record<string, unknown>[]): Record<string, unknown>[] {
  return Array.from({ length: size }, (_, index) => {
    const original = records[index % records.length] ?? {};
    const round = Math.floor(index / records.length);
    if (round === 0) return original;
    const grown: Record<string, unknown> = { ...original, slug: `${original.slug}-${round}` };
    for (const key of ["name", "caption", "text"]) {
      if (original[key] !== undefined) grown[key] = `${original[key]} ${round}`;
    }
    if (original.photo instanceof Object) {
      const digits = String(index).padStart(12, "0");
      const id = `photo-1${digits}-${digits}`;
      grown.photo = { ...original.photo, id, alt: `Open land with the number ${index}` };
    }
    return grown;
  });
}

const editTestimonial = (workshop: Workshop) =>
  workshop.editJson("testimonials.json", ({ testimonials }) => {
    testimonials[0].text = `Again: ${testimonials[0].text}`;
  });

/** Seconds of a build from scratch, of one with nothing changed, and of one after an edit. */
function timeBuilds(workshop: Workshop, edit: () => void): number[] {
  workshop.clean();
  const cold = time(workshop.build);
  const warm = time(workshop.build);
  edit();
  return [cold, warm, time(workshop.build)];
}

/** Leaves nothing of the project in a workshop but its packages, and Gatsby's own commands. */
function makeBare(workshop: Workshop): void {
  for (const name of fs.readdirSync(workshop.path())) {
    if (name !== "node_modules") fs.rmSync(workshop.path(name), { recursive: true });
  }
  fs.mkdirSync(workshop.path("src", "pages"), { recursive: true });
  fs.mkdirSync(workshop.path("scripts"));
  fs.writeFileSync(workshop.path("package.json"), '{ "dependencies": { "gatsby": "*" } }');
  for (const command of ["build", "clean"]) {
    fs.writeFileSync(
      workshop.path("scripts", `${command}.ts`),
      `process.argv[2] = "${command}"; require("gatsby/cli.js");`,
    );
  }
}

const writeBarePage = (workshop: Workshop, text: string) =>
  fs.writeFileSync(
    workshop.path("src", "pages", "index.js"),
    `import React from "react";\nexport default () => <h1>${text}</h1>;\n`,
  );

/** The lists that grow, by their files. */
const lists = {
  "plots.json": "plots",
  "testimonials.json": "testimonials",
  "gallery.json": "tiles",
};

function measureGrowth(workshop: Workshop, bare: Workshop): Row[] {
  const files = Object.entries(lists).map(([file, list]) => ({
    file,
    list,
    records: workshop.read(file)[list],
  }));
  return sizes.map((size) => {
    console.log(`Building with ${size} records of each …`);
    for (const { file, list, records } of files) {
      workshop.editJson(file, (content) => {
        content[list] = growTo(size, records);
      });
    }
    const check = median(() => time(() => workshop.run("validate")));
    const own = timeBuilds(workshop, () => editTestimonial(workshop));
    writeBarePage(bare, "Before");
    const bareTimes = timeBuilds(bare, () => writeBarePage(bare, "After"));
    const builds = ["first build", "nothing changed", "after an edit"].map((name, index) => {
      const [seconds = 0, ofBare = 0] = [own[index], bareTimes[index]];
      return [name, `${seconds} (${ofBare} × ${(seconds / ofBare).toFixed(1)})`];
    });
    return { "records of each": size, check, ...Object.fromEntries(builds) };
  });
}

/** Times builds in copies of the project and prints a table, in seconds. */
export function measureBuilds(): void {
  const workshop = copyProject(".run/bench", fixedContent());
  const bare = copyProject(".run/bare", fixedContent());
  makeBare(bare);
  console.log(
    "In brackets: the same build of a bare Gatsby project, and how many times as long ours takes.",
  );
  console.table(measureGrowth(workshop, bare));
}
