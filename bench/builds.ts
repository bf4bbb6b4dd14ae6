// Measures the check and the builds as the content grows, against a bare Gatsby project, and what an own photo adds.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { openWorkshop } from "../test/editing/workshop";

type Workshop = ReturnType<typeof openWorkshop>;
type Row = Record<string, string | number>;
type Outcome = { status: number | null; output: string };

const sizes = [6, 60, 600];

/** Seconds that some work takes. */
function time(work: () => Outcome): number {
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
function timeBuilds(
  clean: () => void,
  build: () => Outcome,
  edit: () => void,
): [number, number, number] {
  clean();
  const cold = time(build);
  const warm = time(build);
  edit();
  return [cold, warm, time(build)];
}

/** Makes a workshop a Gatsby project of one page that has nothing else; returns how its builds are timed. */
function bareProject(workshop: Workshop): () => [number, number, number] {
  const folder = workshop.path();
  for (const name of fs.readdirSync(folder)) {
    if (name !== "node_modules") fs.rmSync(path.join(folder, name), { recursive: true });
  }
  const page = (text: string) =>
    fs.writeFileSync(
      workshop.path("src", "pages", "index.js"),
      `import React from "react";\nexport default () => <h1>${text}</h1>;\n`,
    );
  const gatsby = (command: string): Outcome => {
    const program = workshop.path("node_modules", "gatsby", "cli.js");
    const options = {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: undefined, CI: "true" },
    } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, command], options);
    return { status, output: stdout + stderr };
  };
  fs.writeFileSync(workshop.path("package.json"), '{ "name": "bare" }');
  fs.mkdirSync(workshop.path("src", "pages"), { recursive: true });
  return () => {
    page("Before");
    return timeBuilds(
      () => gatsby("clean"),
      () => gatsby("build"),
      () => page("After"),
    );
  };
}

/** The lists that grow, by their files. */
const lists = {
  "plots.json": "plots",
  "testimonials.json": "testimonials",
  "gallery.json": "tiles",
};

function measureGrowth(workshop: Workshop, timeBare: () => [number, number, number]): Row[] {
  const files = Object.entries(lists).map(([file, list]) => ({
    file,
    list,
    records: workshop.read(file)[list],
  }));
  return sizes.map((size) => {
    for (const { file, list, records } of files) {
      workshop.editJson(file, (content) => {
        content[list] = growTo(size, records);
      });
    }
    const check = median(() => time(workshop.validate));
    const own = timeBuilds(workshop.clean, workshop.build, () => editTestimonial(workshop));
    const bare = timeBare();
    const [cold, warm, edited] = own.map(
      (seconds, build) => `${seconds} (${(seconds / (bare[build] ?? 1)).toFixed(1)})`,
    );
    return {
      "records of each": size,
      check,
      "first build": cold ?? "",
      "nothing changed": warm ?? "",
      "after an edit": edited ?? "",
      bare: bare.join(", "),
    };
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
  workshop.build();
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
  const [workshop, bare] = [openWorkshop(), openWorkshop()];
  try {
    console.log("A build with a photo of 12 megapixels:");
    console.table([await measurePhoto(workshop)]);
    console.log(
      "The check and the builds as the content grows (in brackets: ratio to the bare Gatsby project):",
    );
    console.table(measureGrowth(workshop, bareProject(bare)));
  } finally {
    workshop.close();
    bare.close();
  }
}
