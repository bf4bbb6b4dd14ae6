// Measures the check and the builds as the content grows, against a bare Gatsby project, and what an editor's own photo adds.
import fs from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { fixedContent } from "../test/support/content";
import { copyProject } from "../test/support/project-copy";

type Workshop = ReturnType<typeof copyProject>;
type Row = Record<string, string | number>;

const sizes = [6, 60, 600];

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

/** A photo of 12 megapixels with as much detail as a camera's. */
const phonePhoto = (file: string) =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg({ quality: 90 })
    .toFile(file);

async function measurePhoto(workshop: Workshop): Promise<Row> {
  console.log("Building with a photo of 12 megapixels …");
  time(workshop.build);
  const images = workshop.path("data", "images");
  fs.mkdirSync(images, { recursive: true });
  await phonePhoto(path.join(images, "benchmark.jpg"));
  const { photo } = workshop.read("pages/about.json").story;
  const show = (shown: object) =>
    workshop.editJson("pages/about.json", ({ story }) => {
      story.photo = shown;
    });
  show({ file: "images/benchmark.jpg", alt: "Land that a phone has seen" });
  const added = time(workshop.build);
  editTestimonial(workshop);
  const later = time(workshop.build);
  show(photo);
  return { "a photo added": added, "an edit beside it": later };
}

/** Times builds in copies of the project and prints two tables, in seconds. */
export async function measureBuilds(): Promise<void> {
  const workshop = copyProject(".run/bench", fixedContent());
  const bare = copyProject(".run/bare", fixedContent());
  makeBare(bare);
  console.table([await measurePhoto(workshop)]);
  console.log(
    "In brackets: the same build of a bare Gatsby project, and how many times as long ours takes.",
  );
  console.table(measureGrowth(workshop, bare));
}
