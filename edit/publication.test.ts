import fs from "node:fs";
import path from "node:path";

import { ignoredFile } from "../check/read/files";
import { today } from "../test/support/content";
import { clone, gitIn, newRepository, removeRepository } from "../test/support/repository";
import { discard, keepTheirs, publications, publish, undo, unpublished } from "./publication";

jest.setTimeout(120_000);

let folder = "";
beforeEach(() => {
  folder = newRepository();
});
afterEach(() => removeRepository(folder));

const online = (...words: string[]) => gitIn(path.join(folder, "online.git"), ...words).trim();

const adibatla = "data/layouts/adibatla-meadows.json";

/** A clone of the site on the computer of an editor. */
function editor(name: string) {
  const root = clone(folder, name);
  const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  return {
    root,
    task: () => ({ root, started: online("rev-list", "--max-parents=0", "main"), today }),
    git: (...words: string[]) => gitIn(root, ...words),
    read,
    write,
    move: (from: string, to: string) => fs.renameSync(path.join(root, from), path.join(root, to)),
    replace: (file: string, from: string, to: string) => write(file, read(file).replace(from, to)),
    add: (slug: string, name: string) =>
      write(
        `data/layouts/${slug}.json`,
        read(adibatla).replace("Adibatla Meadows", name).replace("A piece of open land", name),
      ),
    changes: async () => (await unpublished(root)).map(({ text }) => text),
  };
}

test("two editors add a layout each and change one far apart: all is online, and a press takes it back", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  anna.add("kompally-view", "Kompally View");
  anna.replace(adibatla, "30000", "32500");
  const ignoredFiles = ["data/.DS_Store", "data/site.json~", "data/.site.json.swp"];
  for (const file of ignoredFiles) anna.write(file, "");
  ravi.add("medchal-view", "Medchal View");
  ravi.replace(adibatla, "Underground power", "Buried power");
  ravi.move("static/brochure.pdf", "static/papers.pdf");
  await publish(ravi.task());
  expect(await publish(anna.task())).toContain("Published.");
  expect(online("log", "-1", "--skip=1", "--format=%B")).toContain(
    "Adibatla Meadows: changed\nbrochure.pdf: deleted\nMedchal View: added\npapers.pdf: added",
  );
  const bytes = gitIn(path.join(folder, "online.git"), "show", "main:static/papers.pdf");
  expect(bytes).toBe("%PDF-1.4\r\n");
  const files = online("ls-tree", "-r", "--name-only", "main").split("\n");
  expect(files).not.toEqual(expect.arrayContaining([expect.stringMatching(ignoredFile)]));
  await publish(ravi.task());
  for (const { read, changes } of [anna, ravi]) {
    expect(read(adibatla)).toMatch(/32500[^]*Buried power/);
    expect(read("data/layouts/kompally-view.json")).toContain("Kompally View");
    expect(read("data/layouts/medchal-view.json")).toContain("Medchal View");
    expect(await changes()).toEqual([]);
  }

  const [{ commit = "" } = {}] = await publications(anna.root);
  anna.replace(adibatla, "32500", "33000");
  await expect(undo(anna.task(), commit)).rejects.toThrow("publish or discard first");
  anna.write("data/images/notes.txt", "From the gate");
  await discard(anna.task());
  expect(await anna.changes()).toEqual([]);
  expect(anna.read(adibatla)).toContain("32500");
  expect(anna.git("stash", "show", "--patch")).toContain("33000");
  await expect(undo(ravi.task(), commit)).rejects.toThrow("none of your last publications");
  ravi.replace(adibatla, "32500", "34000");
  await publish(ravi.task());
  await expect(undo(anna.task(), commit)).rejects.toThrow("it was changed again later");
  expect(anna.git("status", "--porcelain")).toBe("");
  const [{ commit: last = "" } = {}] = await publications(ravi.root);
  expect(await undo(ravi.task(), last)).toContain("Undone.");
  expect(online("show", `main:${adibatla}`)).toContain("32500");
  expect(await publications(ravi.root)).toHaveLength(1);
});

test("who has changed the same lines as a colleague sees both versions, and keeps theirs or leaves it", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.replace(adibatla, "30000", "31000");
  await publish(ravi.task());
  anna.replace(adibatla, "30000", "32500");
  anna.replace("data/statistics.json", "Years", "Seasons");
  anna.write("package-lock.json", "{}");
  await expect(publish(anna.task())).rejects.toMatchObject({
    message: expect.stringMatching(/^You and Ravi have changed the same lines\. Nothing was publ/),
    conflict: {
      files: [adibatla],
      written: `Adibatla Meadows. Yours:
was: "pricePerSqYd": 30000,
now: "pricePerSqYd": 32500,

Adibatla Meadows. Theirs:
was: "pricePerSqYd": 30000,
now: "pricePerSqYd": 31000,
`,
    },
  });
  expect(await anna.changes()).toEqual(["Adibatla Meadows: changed", "Statistics: changed"]);
  expect(anna.read(adibatla)).toContain("32500");
  await keepTheirs(anna.task(), [adibatla]);
  expect(anna.read(adibatla)).toContain("31000");
  expect(anna.git("stash", "show", "--patch")).toContain("32500");
  expect(await anna.changes()).toEqual(["Statistics: changed"]);
  await publish(anna.task());
  expect(online("log", "-1", "--format=%an: %s", "main")).toBe("Anna: Statistics: changed");
  expect(anna.git("status", "--porcelain")).toBe("");

  // Two photos of one name.
  ravi.write("data/images/gate.jpg", "Ravi’s");
  await publish(ravi.task());
  anna.write("data/images/gate.jpg", "Anna’s");
  await expect(publish(anna.task())).rejects.toThrow(
    /^Ravi has published another file named gate\.jpg\./,
  );
  expect(anna.read("data/images/gate.jpg")).toBe("Anna’s");
  anna.move("data/images/gate.jpg", "data/images/gate-2.jpg");
  await publish(anna.task());
  expect(online("show", "main:data/images/gate.jpg")).toBe("Ravi’s");
});

test("whatever stops a publication keeps what was saved, and the next one sends it", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  anna.replace(adibatla, "30000", "32500");
  const stops = async (message: string) => {
    await expect(publish(anna.task())).rejects.toThrow(message);
    expect(await anna.changes()).toEqual(["Adibatla Meadows: changed"]);
    expect(anna.read(adibatla)).toContain("32500");
    expect(online("show", `main:${adibatla}`)).toContain("30000");
  };
  const hook = path.join(folder, "online.git/hooks/pre-receive");
  fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await stops("The host of the repository refuses this computer.");
  fs.rmSync(hook);
  anna.git("remote", "set-url", "origin", "https://nowhere.invalid/site.git");
  await stops("The published site cannot be reached.");
  anna.git("remote", "set-url", "origin", `${folder}/online.git`);
  anna.git("switch", "--quiet", "--create", "other");
  await stops("Only the branch main is published.");
  anna.git("switch", "--quiet", "main");
  anna.write("src/code.ts", "3");
  anna.git("commit", "--quiet", "--message", "Code", "src/code.ts");
  await stops("The software has a change here that is not published (src/code.ts).");
  anna.git("reset", "--quiet", "--hard", "HEAD~1");
  ravi.write("src/code.ts", "2");
  ravi.git("commit", "--quiet", "--all", "--message", "Code");
  ravi.git("push", "--quiet");
  await stops("The software of the site is new.");
  expect(anna.read("src/code.ts")).toBe("2");
  const restarted = { ...anna.task(), started: anna.git("rev-parse", "HEAD").trim() };
  expect(await publish(restarted)).toContain("Published.");
  expect(online("show", `main:${adibatla}`)).toContain("32500");
});

test("an error between two sound changes is brought in, where the editor can correct it", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  const home = "data/pages/home.json";
  // The home page names the layout that she removes.
  ravi.replace(home, "adibatla-meadows", "neem-avenue");
  await publish(ravi.task());
  fs.rmSync(path.join(anna.root, "data/layouts/neem-avenue.json"));
  await expect(publish(anna.task())).rejects.toThrow(
    /has an error: correct it, and publish\. data\/pages\/home\.json, line \d+: .*neem-avenue/i,
  );
  expect(await anna.changes()).toEqual(["neem-avenue.json: deleted"]);
  anna.replace(home, "neem-avenue", "adibatla-meadows");
  expect(await publish(anna.task())).toContain("Published.");
});

test("a change of a layout never moves into a copy of it", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  const [original, copy] = ["data/layouts/neem-avenue.json", "data/layouts/kompally-view.json"];
  ravi.replace(original, "18500", "19000");
  await publish(ravi.task());
  ravi.move(original, copy);
  ravi.replace(copy, "Neem Avenue", "Kompally View");
  await publish(ravi.task());
  anna.replace(original, "18500", "18700");
  await expect(publish(anna.task())).rejects.toThrow("You and Ravi have changed the same lines.");
  const [, { commit = "" } = {}] = await publications(ravi.root);
  await expect(undo(ravi.task(), commit)).rejects.toThrow("it was changed again later");
  expect(online("show", `main:${copy}`)).toContain("19000");
});
