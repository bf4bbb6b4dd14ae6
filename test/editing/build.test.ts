import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import sharp from "sharp";

import { fixedContent } from "../support/content";
import { changedFiles, copyProject } from "../support/project-copy";

const minutes = 60_000;
jest.setTimeout(6 * minutes);

const project = copyProject(".run/editing", fixedContent());

/** A 12-megapixel photo as a phone writes it: red and blue, lying on its side, with the place it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#c03020" } })
    .composite([
      {
        input: { create: { width: 2000, height: 3000, channels: 3, background: "#2040c0" } },
        left: 2000,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitude: "17/1 23/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function expectBuilt(): void {
  const { status, output } = project.build();
  expect(`${status} ${output}`).toMatch(/^0 /);
}

const page = (route: string) =>
  fs.readFileSync(project.path("public", route, "index.html"), "utf8");

beforeAll(() => {
  project.clean();
  expectBuilt();
});

test("A changed word rewrites the pages that show it, and nothing else; as a build from scratch has it", () => {
  const before = project.published();
  project.editJson("testimonials.json", ({ testimonials }) => {
    testimonials[5].text = `New words. ${testimonials[5].text}`;
  });
  expectBuilt();
  const after = project.published();
  const changed = changedFiles(before, after).filter((file) => !/\.(br|gz)$/.test(file));
  expect(changed).toEqual(["page-data/testimonials/page-data.json", "testimonials/index.html"]);
  project.clean();
  expectBuilt();
  expect(changedFiles(after, project.published())).toEqual([]);
});

test("An empty list, one record more, and a photo of one's own", async () => {
  const images = project.path("data", "images");
  fs.mkdirSync(images, { recursive: true });
  fs.writeFileSync(path.join(images, "gate.jpg"), await phonePhoto());
  // Other files there are ignored.
  fs.writeFileSync(path.join(images, "notes.json"), "{ not JSON");
  const alt = "The gate of the layout at noon";
  project.editJson("pages/about.json", ({ story }) => {
    story.photo = { file: "images/gate.jpg", alt, focus: { x: 0.5, y: 0.9 } };
  });
  project.editJson("statistics.json", (list) => {
    list.statistics = [];
  });
  project.editJson("ongoing-projects.json", (list) => {
    list.projects = [];
  });
  project.editJson("plots.json", ({ plots }) => {
    const photo = { ...plots[0].photo, alt: "Another photo of the same land" };
    plots.push({ ...plots[0], slug: "a-seventh", name: "A Seventh Plot", photo });
  });
  expectBuilt();

  expect(page("open-plots")).toContain("A Seventh Plot");
  expect(page("ongoing-projects")).toContain("We have no layout under development at present.");
  expect(parse(page("")).querySelectorAll("[data-target]")).toEqual([]);

  const photo = parse(page("about")).querySelector(`img[alt="${alt}"]`)?.parentNode;
  const files = photo?.innerHTML.match(/\/static\/\S+(?= \d+w)/g) ?? [];
  const formats = new Set(files.map((file) => path.extname(file)));
  expect(formats).toEqual(new Set([".avif", ".webp", ".jpg"]));
  const largest = sharp(project.path("public", files.at(-1) ?? ""));
  const { width, exif } = await largest.metadata();
  // Upright, and without the place where it was taken.
  expect([width, exif]).toEqual([1280, undefined]);
  const { data } = await largest.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data.subarray(-3);
  expect(blue).toBeGreaterThan(red);
});

test("A mistake stops the build, is named with its place, and leaves the last good pages", () => {
  const before = project.published();
  project.edit("plots.json", (text) =>
    text.replace(/"pricePerSqYd": (\d+)/, '"pricePerSqYd": "$1"'),
  );
  const { status, output } = project.build();
  expect(status).toBe(1);
  expect(output).toMatch(
    /data\/plots\.json:\d+:\d+ {2}plots › 1 "Adibatla Meadows" › pricePerSqYd/,
  );
  expect(changedFiles(before, project.published())).toEqual([]);
});
