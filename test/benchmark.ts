// Measures how long the check and the builds take as the content grows, and what an own photo adds.
import fs from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { openWorkshop } from "./editing/workshop";

type Workshop = ReturnType<typeof openWorkshop>;
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

function editTestimonial(workshop: Workshop): void {
  workshop.editJson("testimonials.json", ({ testimonials }) => {
    testimonials[0].text = `Again: ${testimonials[0].text}`;
  });
}

/** The lists that grow, by their files. */
const lists: Record<string, string> = {
  "plots.json": "plots",
  "testimonials.json": "testimonials",
  "gallery.json": "tiles",
};

function measureGrowth(workshop: Workshop): Row[] {
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
    workshop.clean();
    const check = median(() => time(workshop.validate));
    const first = time(workshop.build);
    editTestimonial(workshop);
    const edit = time(workshop.build);
    return { "records of each": size, check, "first build": first, "after an edit": edit };
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
  const first = time(workshop.build);
  const unchanged = time(workshop.build);
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
  return {
    "first build": first,
    "nothing changed": unchanged,
    "a photo added": added,
    "an edit beside it": later,
  };
}

async function run(): Promise<void> {
  const workshop = openWorkshop();
  try {
    console.log("Seconds of a build, with a photo of 12 megapixels:");
    console.table([await measurePhoto(workshop)]);
    console.log("Seconds of the check and of a build, as the content grows:");
    console.table(measureGrowth(workshop));
  } finally {
    workshop.close();
  }
}

void run();
