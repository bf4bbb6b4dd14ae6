import fs from "node:fs";
import path from "node:path";

import { fixedContent } from "../support/content";
import { changedFiles, copyProject } from "../support/project-copy";

const minutes = 60_000;
jest.setTimeout(6 * minutes);

const phones = ["+91 98480 11111", "+91 98480 22222"] as const;
type Phone = (typeof phones)[number];
const project = copyProject(".run/interruptions", fixedContent());
/** What a complete build makes of each phone number. */
const complete = new Map<Phone, ReturnType<typeof project.published>>();

const write = (phone: Phone) =>
  project.editJson("site.json", ({ contact }) => {
    contact.phone = phone;
  });

/** Files of public/ that are not as a complete build with a phone number makes them. */
const unlike = (phone: Phone) =>
  changedFiles(complete.get(phone) ?? new Map(), project.published());

/** Builds, and gives what is not as a complete build would have it; its output if it fails. */
function unlikeAfterBuild(phone: Phone): string[] {
  const { status, output } = project.build();
  return status === 0 ? unlike(phone) : [output];
}

beforeAll(() => {
  project.clean();
  for (const phone of phones) {
    write(phone);
    const { status, output } = project.build();
    if (status !== 0) throw new Error(output);
    complete.set(phone, project.published());
  }
});

test("The two numbers make different pages", () => {
  expect(unlike(phones[0])).toContain("contact/index.html");
});

test("A build that fails leaves the last good pages, and the next one is whole", () => {
  write(phones[0]);
  const file = project.path("src/html.tsx");
  const sound = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, `${sound}\nexport const broken = ;\n`);
  const { status, output } = project.build();
  expect(status).toBe(1);
  expect(output).toContain(path.basename(file));
  expect(unlike(phones[1])).toEqual([]);
  fs.writeFileSync(file, sound);
  expect(unlikeAfterBuild(phones[0])).toEqual([]);
});

test("After kill -9 the next build is whole", async () => {
  write(phones[1]);
  const build = project.start("build");
  await build.says("success Building HTML renderer");
  build.kill("SIGKILL");
  await build.ended;
  expect(unlikeAfterBuild(phones[1])).toEqual([]);
  expect(project.processes()).toEqual([]);
});

test("A second start does nothing, and the first goes on", async () => {
  write(phones[0]);
  const first = project.start("build");
  await first.says("success load gatsby config");
  expect(project.build().status).toBe(75);
  expect((await first.ended).status).toBe(0);
  expect(unlike(phones[0])).toEqual([]);
});

test("A build after `develop` has nothing of it", async () => {
  const port = String(Number(process.env.SITE_PORT ?? 9020) + 12);
  const server = project.start("develop", "--port", port);
  await server.says("You can now view");
  write(phones[1]);
  await server.says("success building schema");
  server.kill("SIGTERM");
  await server.ended;
  expect(unlikeAfterBuild(phones[1])).toEqual([]);
});
