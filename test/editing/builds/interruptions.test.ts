import fs from "node:fs";
import net from "node:net";
import path from "node:path";

import { writeDataFiles } from "../../variants/data-files";
import { frozen } from "../../variants/frozen";
import { changedFiles, openWorkshop } from "../workshop";

const minutes = 60_000;
jest.setTimeout(10 * minutes);

const workshop = openWorkshop();
afterAll(workshop.close);

type Pages = ReturnType<typeof workshop.published>;
const phones = ["+91 98480 11111", "+91 98480 22222"] as const;
/** What a build from scratch makes of each phone number. */
const clean = new Map<string, Pages>();
/** The number that the last whole build has published, and the one that the next build is to publish. */
let published: string = phones[0];
let written: string = phones[0];

function write(phone: string): void {
  written = phone;
  workshop.editJson("site.json", ({ contact }) => {
    contact.phone = phone;
  });
}
const writeTheOther = () => write(phones.find((phone) => phone !== published) ?? "");

/** Files of public/ that are not as a build from scratch with a phone number makes them. */
const unlike = (phone: string) => changedFiles(clean.get(phone) ?? new Map(), workshop.published());

/** Builds, and gives what is not as a build from scratch would have it; its output where it fails. */
function unlikeAfterNextBuild(): string[] {
  const { status, output } = workshop.build();
  if (status !== 0) return [output];
  published = written;
  return unlike(written);
}

beforeAll(() => {
  writeDataFiles(frozen(), workshop.path("data"));
  for (const phone of phones) {
    write(phone);
    workshop.clean();
    const { status, output } = workshop.build();
    if (status !== 0) throw new Error(output);
    clean.set(phone, workshop.published());
    published = phone;
  }
});

test("the two contents make different pages", () => {
  const [one = new Map(), other = new Map()] = [...clean.values()];
  expect(changedFiles(one, other)).toContain("contact/index.html");
});

test("a component that is broken and fixed again", () => {
  writeTheOther();
  const file = workshop.path("src/components/section.tsx");
  const sound = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, `${sound}\nexport const broken = ;\n`);
  const { status, output } = workshop.build();
  expect(status).toBe(1);
  expect(output).toContain("public/ still has the last good pages");
  expect(unlike(published)).toEqual([]);
  fs.writeFileSync(file, sound);
  expect(unlikeAfterNextBuild()).toEqual([]);
});

describe.each([
  { moment: "the content is stored", line: "success source and transform nodes" },
  { moment: "the scripts are made", line: "success Building HTML renderer" },
  { moment: "the pages are written", line: "success Building static HTML" },
])("as soon as $moment", ({ line }) => {
  test("Ctrl-C puts the last good pages back and leaves nothing running", async () => {
    writeTheOther();
    const build = workshop.start("build");
    await build.says(line);
    build.kill("SIGINT");
    const { status, output } = await build.ended;
    expect(status).toBe(130);
    expect(output).toContain("The build was stopped.\npublic/ still has the last good pages");
    expect(workshop.processes()).toEqual([]);
    expect(unlike(published)).toEqual([]);
    expect(unlikeAfterNextBuild()).toEqual([]);
  });

  test("after kill -9 the next build puts it right", async () => {
    writeTheOther();
    const build = workshop.start("build");
    await build.says(line);
    build.kill("SIGKILL");
    expect(unlikeAfterNextBuild()).toEqual([]);
    await build.ended;
    expect(workshop.processes()).toEqual([]);
  });
});

test("`develop` that is killed while it takes an edit in", async () => {
  const server = workshop.start("develop", "--port", "9031");
  await server.says("You can now view");
  writeTheOther();
  await server.says("success building schema");
  server.kill("SIGKILL");
  expect(unlikeAfterNextBuild()).toEqual([]);
  await server.ended;
  expect(workshop.processes()).toEqual([]);
});

test.each(["data/datastore/data.mdb", "redux/redux.rest.state", "webpack"])(
  "a damaged .cache/%s",
  (place) => {
    const damaged = workshop.path(".cache", place);
    const files = fs.statSync(damaged).isFile()
      ? [damaged]
      : fs
          .readdirSync(damaged, { recursive: true, encoding: "utf8" })
          .map((file) => `${damaged}/${file}`)
          .filter((file) => file.endsWith(".pack"));
    for (const file of files) fs.truncateSync(file, 1000);
    writeTheOther();
    expect(unlikeAfterNextBuild()).toEqual([]);
  },
);

test.each([
  { full: "public", during: "Gatsby is at work" },
  { full: ".run", during: "the last good pages are copied" },
])("a disk that is full while $during", ({ full }) => {
  writeTheOther();
  const { status, output } = workshop.build({
    NODE_OPTIONS: `--require ${path.resolve("test/editing/builds/full-disk.cjs")}`,
    FULL: workshop.path(full),
  });
  expect(status).toBe(1);
  expect(output).toContain("The disk is full. Make some room");
  expect(unlike(published)).toEqual([]);
  expect(unlikeAfterNextBuild()).toEqual([]);
});

test("a page that is missing in public/", () => {
  fs.rmSync(workshop.path("public/about/index.html"));
  expect(unlikeAfterNextBuild()).toEqual([]);
});

test("a second start says who is at work, and the first goes on", async () => {
  writeTheOther();
  const first = workshop.start("build");
  await first.says("success load gatsby config");
  const second = workshop.build();
  expect(second.status).toBe(75);
  expect(second.output).toMatch(/`npm run build` \(process \d+\) has been running in this folder/);
  expect((await first.ended).status).toBe(0);
  published = written;
  expect(unlike(written)).toEqual([]);
});

test("an edit while the build runs is not lost without a word", async () => {
  const phone = published;
  const build = workshop.start("build");
  await build.says("success source and transform nodes");
  writeTheOther();
  const { status, output } = await build.ended;
  expect(status).toBe(0);
  expect(output).toContain("Edited during the build, so not in it yet: data/site.json");
  expect(unlike(phone)).toEqual([]);
  expect(unlikeAfterNextBuild()).toEqual([]);
});

test.each(["start", "serve"])("%s says that its port is taken before it builds", async (name) => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => taken.listen(9032, resolve));
  const command = workshop.start(name, "--port", "9032");
  const { status, output } = await command.ended;
  taken.close();
  expect(status).toBe(1);
  expect(output).toMatch(/^Port 9032 is in use by another program\. .* -- --port \d+\n$/);
});

test("serve without pages says what to run", () => {
  workshop.clean();
  const { status, output } = workshop.run("serve");
  expect(status).toBe(1);
  expect(output).toContain("There are no pages to serve yet. `npm run build` makes them");
});
