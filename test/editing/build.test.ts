import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import sharp from "sharp";

import { writeDataFiles } from "../variants/data-files";
import { frozen } from "../variants/frozen";
import { changedFiles, openWorkshop, publishedIn } from "./workshop";

const workshop = openWorkshop();
afterAll(workshop.close);

const minutes = 60_000;
const withCopies = (file: string) => [file, `${file}.br`, `${file}.gz`];
const filesOf = (...routes: string[]) =>
  routes
    .flatMap((route) => [
      `${route}${route && "/"}index.html`,
      `page-data/${route || "index"}/page-data.json`,
    ])
    .flatMap(withCopies)
    .sort();

/** A 12-megapixel photo as a phone writes it: lying on its side, with the place it was taken. */
const phonePhoto = (left: string, right: string) =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: left } })
    .composite([
      {
        input: { create: { width: 2000, height: 3000, channels: 3, background: right } },
        left: 2000,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitude: "17/1 23/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg();

test(
  "a first build writes the site, byte by byte what it is in another folder",
  () => {
    const { status, output } = workshop.build();
    expect(`${status} ${output}`).toMatch(/^0 /);
    // Its dates come from the history of the content, which the copy has not.
    const ownDates = withCopies("sitemap.xml");
    expect(changedFiles(publishedIn(process.cwd()), workshop.published())).toEqual(ownDates);
  },
  5 * minutes,
);

describe("An empty list, one more record, and photos of one's own", () => {
  const page = (route: string) =>
    fs.readFileSync(workshop.path("public", route, "index.html"), "utf8");

  /** The files that a page offers for a photo, the largest last, and what is shown before they come. */
  function photoOn(route: string, alt: string) {
    const image = parse(page(route)).querySelector(`img[alt="${alt}"]`);
    const photo = image?.parentNode;
    const addresses = photo?.innerHTML.match(/\/static\/\S+(?= \d+w)/g) ?? [];
    const files = addresses.map((address) => workshop.path("public", address));
    const placeholder = photo?.parentNode?.getAttribute("style");
    return { files, largest: files.at(-1) ?? "", placeholder };
  }

  const altOf = (file: string) => `Land called ${path.parse(file).name} in a test`;
  const photo = (file: string) => ({ file: `images/${file}`, alt: altOf(file) });

  beforeAll(async () => {
    // From here on content of the test's own: editors may change theirs.
    writeDataFiles(frozen(), workshop.path("data"));
    const images = workshop.path("data", "images");
    fs.mkdirSync(images, { recursive: true });
    await phonePhoto("#c03020", "#2040c0").toFile(path.join(images, "gate.jpg"));
    const smallest = sharp({
      create: { width: 1200, height: 800, channels: 3, background: "#6b5b3a" },
    });
    for (const file of ["hero.png", "tile.webp", "city.avif"]) {
      await smallest.clone().toFile(path.join(images, file));
    }
    // Other files there are ignored.
    fs.writeFileSync(path.join(images, "notes.json"), "{ not JSON");
    const tile = path.join(images, "tile.webp");
    fs.renameSync(tile, workshop.path("tile.webp"));
    fs.symlinkSync(workshop.path("tile.webp"), tile);
    workshop.editJson("pages/about.json", ({ story }) => {
      story.photo = { ...photo("gate.jpg"), focus: { x: 0.5, y: 0.9 } };
    });
    workshop.editJson("pages/home.json", ({ hero }) => {
      hero.photo = photo("hero.png");
    });
    workshop.editJson("gallery.json", ({ tiles }) => {
      tiles[0].photo = photo("tile.webp");
    });
    workshop.editJson("pages/why-invest.json", ({ hyderabad }) => {
      hyderabad.photo = photo("city.avif");
    });
    workshop.editJson("ongoing-projects.json", (list) => {
      list.projects = [];
    });
    workshop.editJson("plots.json", ({ plots }) => {
      plots.push({
        ...plots[0],
        slug: "a-seventh-plot",
        name: "A Seventh Plot",
        pricePerSqYd: 42_000,
        photo: { ...plots[0].photo, alt: "Another photo of the same land" },
      });
    });
    const { status, output } = workshop.build();
    if (status !== 0) throw new Error(output);
  }, 5 * minutes);

  test("a record that was added is shown", () => {
    expect(page("open-plots")).toContain("A Seventh Plot");
    expect(page("open-plots")).toContain("₹42,000 per sq yd");
  });

  test("a list without records is the sentence that the editor wrote for it", () => {
    const { empty } = workshop.read("ongoing-projects.json");
    expect(page("ongoing-projects")).toContain(empty);
  });

  test.each([
    { route: "about", file: "gate.jpg", width: 1280 },
    { route: "", file: "hero.png", width: 1200 },
    { route: "gallery", file: "tile.webp", width: 1200 },
    { route: "why-invest", file: "city.avif", width: 1200 },
  ])("$file is there as AVIF, WebP and JPEG, over a blurred copy", async (own) => {
    const { files, largest, placeholder } = photoOn(own.route, altOf(own.file));
    expect(placeholder).toMatch(/background-image:url\(data:image\//);
    const found = await Promise.all(files.map((file) => sharp(file).metadata()));
    const formats = found.map(({ format, compression }) => compression ?? format);
    expect([...new Set(formats)]).toEqual(["av1", "webp", "jpeg"]);
    expect((await sharp(largest).metadata()).width).toBe(own.width);
  });

  test("a phone's photo is upright, cut to its focal point, and says nothing of its place", async () => {
    const { largest } = photoOn("about", altOf("gate.jpg"));
    const { data, info } = await sharp(largest).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1280, 960]);
    // Turned upright, the blue half lies below; the focal point lies in it, so the cut keeps it.
    const middle = (info.width * (info.height - 10) + info.width / 2) * info.channels;
    const [red = 255, , blue = 0] = data.subarray(middle, middle + 3);
    expect(blue).toBeGreaterThan(red);
    const { exif, iptc, xmp } = await sharp(largest).metadata();
    expect([exif, iptc, xmp]).toEqual([undefined, undefined, undefined]);
  });
});

test(
  "an edit of a testimonial rewrites the pages that show it, no other and no photo",
  () => {
    const before = workshop.published();
    workshop.edit("testimonials.json", (text) =>
      text.replace(/"text": "(.*)"/, '"text": "New words. $1"'),
    );
    expect(workshop.build().status).toBe(0);
    const after = workshop.published();
    expect(changedFiles(before, after)).toEqual(filesOf("", "testimonials"));
    const rewritten = [...after].filter(
      ([name, { writtenAt }]) =>
        /\.(html|jpg|webp|avif)$/.test(name) && writtenAt !== before.get(name)?.writtenAt,
    );
    expect(rewritten.map(([name]) => name).sort()).toEqual([
      "index.html",
      "testimonials/index.html",
    ]);
  },
  5 * minutes,
);

test(
  "a mistake stops the build, is named with its place, and leaves the last good pages, even without a cache",
  () => {
    const before = workshop.published();
    fs.rmSync(workshop.path(".cache"), { recursive: true });
    writeDataFiles(frozen(), workshop.path("data"));
    workshop.edit("plots.json", (text) =>
      text.replace(/"pricePerSqYd": (\d+)/, '"pricePerSqYd": "$1"'),
    );
    const { status, output } = workshop.build();
    expect(status).not.toBe(0);
    expect(output).toMatch(/data\/plots\.json:\d+:\d+ {2}plots › 1 ".*" › pricePerSqYd/);
    expect(output).toMatch(/must be a number of rupees above 0, but is the text/);
    expect(changedFiles(before, workshop.published())).toEqual([]);
  },
  5 * minutes,
);
