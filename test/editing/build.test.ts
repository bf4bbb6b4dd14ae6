import fs from "node:fs";

import sharp from "sharp";

import { changedFiles, openWorkshop, publishedIn } from "./workshop";

const workshop = openWorkshop();
afterAll(workshop.close);

const minutes = 60_000;
const filesOf = (...routes: string[]) =>
  routes
    .flatMap((route) => [
      `${route}${route && "/"}index.html`,
      `page-data/${route || "index"}/page-data.json`,
    ])
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
    const ownDates = ["sitemap.xml"];
    expect(changedFiles(publishedIn(process.cwd()), workshop.published())).toEqual(ownDates);
  },
  5 * minutes,
);

test(
  "an edit of a testimonial rewrites the pages that show it and no other",
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
        name.endsWith(".html") && writtenAt !== before.get(name)?.writtenAt,
    );
    expect(rewritten.map(([name]) => name).sort()).toEqual([
      "index.html",
      "testimonials/index.html",
    ]);
  },
  5 * minutes,
);

test(
  "an edit with a mistake stops the build, names the place, and leaves the last good pages",
  () => {
    const before = workshop.published();
    workshop.edit("plots.json", (text) =>
      text.replace(/"pricePerSqYd": (\d+)/, '"pricePerSqYd": "$1"'),
    );
    const { status, output } = workshop.build();
    expect(status).not.toBe(0);
    expect(output).toMatch(/data\/plots\.json:\d+:\d+ {2}plots › 1 ".*" › pricePerSqYd/);
    expect(output).toMatch(/must be a number of rupees above 0, but is the text/);
    expect(changedFiles(before, workshop.published())).toEqual([]);
    workshop.edit("plots.json", (text) =>
      text.replace(/"pricePerSqYd": "(\d+)"/, '"pricePerSqYd": $1'),
    );
  },
  5 * minutes,
);

test(
  "a list may be empty, a record may be added, a picture may be the editor's own",
  async () => {
    fs.mkdirSync(workshop.path("data", "images"), { recursive: true });
    await phonePhoto("#c03020", "#2040c0").toFile(workshop.path("data", "images", "gate.jpg"));
    workshop.edit("pages/about.json", (text) => {
      const page = JSON.parse(text);
      page.story.photo = {
        file: "images/gate.jpg",
        alt: "A gate made for this test",
        focus: { x: 0.5, y: 0.9 },
      };
      return JSON.stringify(page);
    });
    workshop.edit("ongoing-projects.json", (text) =>
      JSON.stringify({ ...JSON.parse(text), projects: [] }),
    );
    workshop.edit("plots.json", (text) => {
      const list = JSON.parse(text);
      const [first] = list.plots;
      list.plots.push({
        ...first,
        slug: "a-seventh-plot",
        name: "A Seventh Plot",
        pricePerSqYd: 42_000,
        photo: { ...first.photo, alt: "Another picture of the same land" },
      });
      return JSON.stringify(list);
    });
    const { status, output } = workshop.build();
    expect(`${status} ${output}`).toMatch(/^0 /);

    const page = (route: string) =>
      fs.readFileSync(workshop.path("public", route, "index.html"), "utf8");
    expect(page("open-plots")).toContain("A Seventh Plot");
    expect(page("open-plots")).toContain("₹42,000 per sq yd");
    const { empty } = JSON.parse(
      fs.readFileSync(workshop.path("data", "ongoing-projects.json"), "utf8"),
    );
    expect(page("ongoing-projects")).toContain(empty);

    const about = page("about");
    const picture =
      /<picture>(?:(?!<\/picture>).)*A gate made for this test.*?<\/picture>/s.exec(about)?.[0] ??
      "";
    expect(picture).toMatch(/type="image\/avif"/);
    expect(picture).toMatch(/type="image\/webp"/);
    expect(about).toMatch(/background-image:url\(data:image\//);

    const largest = /srcSet="[^"]*?(\/static\/[^" ]+\.jpg) 1280w"/i.exec(picture)?.[1] ?? "";
    const { data, info } = await sharp(workshop.path("public", largest))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1280, 960]);
    // Turned upright, the blue half lies below; the focal point lies in it, so the cut keeps it.
    const middle = (info.width * (info.height - 10) + info.width / 2) * info.channels;
    const [red = 255, , blue = 0] = data.subarray(middle, middle + 3);
    expect(blue).toBeGreaterThan(red);
    const { exif } = await sharp(workshop.path("public", largest)).metadata();
    expect(exif).toBeUndefined();
  },
  5 * minutes,
);

test(
  "a build after no change touches no picture and no page",
  () => {
    const before = workshop.published();
    expect(workshop.build().status).toBe(0);
    const after = workshop.published();
    expect(changedFiles(before, after)).toEqual([]);
    const rewritten = [...after].filter(
      ([name, { writtenAt }]) =>
        /\.(html|jpg|webp|avif)$/.test(name) && writtenAt !== before.get(name)?.writtenAt,
    );
    expect(rewritten).toEqual([]);
  },
  5 * minutes,
);

test(
  "a mistake leaves the last good pages even where the build's cache is gone",
  () => {
    const before = workshop.published();
    fs.rmSync(workshop.path(".cache"), { recursive: true });
    workshop.edit("site.json", (text) => text.replace("{", "{{"));
    expect(workshop.build().status).not.toBe(0);
    expect(changedFiles(before, workshop.published())).toEqual([]);
    workshop.edit("site.json", (text) => text.replace("{{", "{"));
  },
  5 * minutes,
);
