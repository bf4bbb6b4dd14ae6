import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { today } from "../test/support/content";
import {
  discard,
  hasAuthor,
  publications,
  publish,
  setAuthor,
  undo,
  update,
  unpublished,
} from "./publication";

jest.setTimeout(120_000);

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "publication-"));
  git("init", "--quiet", "--bare", "--initial-branch=main", "online.git");
  const first = editor("First");
  fs.cpSync("test/content", path.join(first.root, "data"), { recursive: true });
  first.write("static/brochure.pdf", "%PDF-1.4");
  first.write("src/code.ts", "1");
  first.write(".gitignore", "node_modules/\n");
  first.git("add", ".");
  first.git("commit", "--quiet", "--message", "Content");
  first.git("push", "--quiet", "--set-upstream", "origin", "main");
});
afterEach(() => fs.rmSync(folder, { recursive: true, maxRetries: 5 }));

const run = (root: string, words: string[]) =>
  execFileSync("git", ["-C", root, ...words], { encoding: "utf8", stdio: "pipe" });
const git = (...words: string[]) => run(folder, words);

/** A clone of the site on the computer of an editor. */
function editor(name: string, email = `${name.toLowerCase()}@example.com`) {
  git("clone", "--quiet", "online.git", name);
  const root = path.join(folder, name);
  run(root, ["config", "user.name", name]);
  run(root, ["config", "user.email", email]);
  const steps: string[] = [];
  const file = (inside: string) => path.join(root, inside);
  const read = (inside: string) => fs.readFileSync(file(inside), "utf8");
  const write = (inside: string, text: string) => {
    fs.mkdirSync(path.dirname(file(inside)), { recursive: true });
    fs.writeFileSync(file(inside), text);
  };
  return {
    root,
    steps,
    task: { root, today, say: (step: string) => steps.push(step) },
    git: (...words: string[]) => run(root, words),
    read,
    write,
    /** Changes the only place of a file that has this text. */
    replace(inside: string, from: string, to: string) {
      expect(read(inside).split(from)).toHaveLength(2);
      write(inside, read(inside).replace(from, to));
    },
    /** Adds a copy of the first plot at the end of the list. */
    addPlot(slug: string, plotName: string) {
      const plots = JSON.parse(read("data/plots.json"));
      const [first] = plots.plots;
      const photo = { ...first.photo, alt: `Open land at ${plotName}` };
      plots.plots.push({ ...first, slug, name: plotName, photo });
      write("data/plots.json", `${JSON.stringify(plots, null, 2)}\n`);
    },
    plots: (): { slug: string; pricePerSqYd: number }[] =>
      JSON.parse(read("data/plots.json")).plots,
  };
}

/** The subject of each commit that is online, the newest first. */
const online = () => git("-C", "online.git", "log", "--format=%s").trim().split("\n");

/** What must stay as it was when something fails. */
const stateOf = ({ git: own, root }: ReturnType<typeof editor>) =>
  [
    own("rev-parse", "HEAD"),
    own("status", "--porcelain"),
    fs.readFileSync(`${root}/data/plots.json`, "utf8"),
  ].join("\n");

const plots = "data/plots.json";
const price = '"pricePerSqYd": 30000';

test("a price goes online in words, the folder is as it is online, and a press takes it back", async () => {
  const anna = editor("Anna");
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  anna.write("data/images/గేటు.jpg", "");
  fs.rmSync(path.join(anna.root, "data/images/గేటు.jpg"));
  expect(await unpublished(anna.root)).toEqual([
    {
      file: plots,
      field: "plots",
      slug: "adibatla-meadows",
      text: "Plots: Adibatla Meadows, Price per sq yd: 30,000 → 32,500",
    },
  ]);
  expect(await publish(anna.task)).toBe("Published. The site shows it in a few minutes.");
  expect(anna.steps).toEqual([
    "Fetching what others have published …",
    "Checking the result …",
    "Publishing …",
  ]);
  expect(online()[0]).toBe("Plots: Adibatla Meadows, Price per sq yd: 30,000 → 32,500");
  expect(anna.git("status", "--porcelain")).toBe("");
  expect(await unpublished(anna.root)).toEqual([]);

  const [last] = await publications(anna.root);
  expect(last?.title).toBe("Plots: Adibatla Meadows, Price per sq yd: 30,000 → 32,500");
  // A change that is only saved stays, and stays unpublished.
  anna.replace(plots, '"pricePerSqYd": 15000', '"pricePerSqYd": 16000');
  await undo(anna.task, last?.commit ?? "");
  expect(
    anna
      .plots()
      .slice(0, 2)
      .map(({ pricePerSqYd }) => pricePerSqYd),
  ).toEqual([30000, 16000]);
  expect((await unpublished(anna.root)).map(({ text }) => text)).toEqual([
    "Plots: Shadnagar Greens, Price per sq yd: 15,000 → 16,000",
  ]);
  await expect(undo(anna.task, last?.commit ?? "")).rejects.toThrow(
    "You can undo only your own last publications.",
  );
  await discard(anna.task);
  expect(anna.plots()[1]?.pricePerSqYd).toBe(15000);
  expect(await unpublished(anna.root)).toEqual([]);
});

test("two editors add a plot and change fields of one record on one day; the code of a colleague comes along", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.replace(plots, price, '"pricePerSqYd": 31000');
  ravi.addPlot("kompally-view", "Kompally View");
  await publish(ravi.task);
  ravi.write("src/code.ts", "2");
  ravi.git("commit", "--quiet", "--all", "--message", "Code");
  ravi.git("push", "--quiet");
  anna.replace(plots, '"Adibatla, Rangareddy"', '"Adibatla, Hyderabad"');
  anna.addPlot("shamshabad-park", "Shamshabad Park");
  // The content is checked with the new software only.
  await expect(publish(anna.task)).rejects.toThrow("The software of the site is new");
  expect(online()[0]).toBe("Code");
  expect(await unpublished(anna.root)).toHaveLength(2);
  expect(anna.read("src/code.ts")).toBe("2");
  expect(await publish(anna.task)).toContain("Published.");
  expect(
    anna
      .plots()
      .map(({ slug }) => slug)
      .slice(-2)
      .sort(),
  ).toEqual(["kompally-view", "shamshabad-park"]);
  expect(anna.plots()[0]).toMatchObject({ pricePerSqYd: 31000, location: "Adibatla, Hyderabad" });
  expect(anna.git("status", "--porcelain")).toBe("");
  expect(online()).toHaveLength(4);
});

test("a value that both have changed is shown, and published only once the editor says whose", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.replace(plots, price, '"pricePerSqYd": 31000');
  await publish(ravi.task);
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  const before = stateOf(anna);
  await expect(publish(anna.task)).rejects.toThrow(
    "Plots, Adibatla Meadows, Price per sq yd: you wrote 32,500, Ravi wrote 31,000. Nothing was published, and yours is kept on this computer. Ask them which is right.",
  );
  expect(stateOf(anna)).toBe(before);
  const upstream = () => git("-C", "online.git", "rev-parse", "main").trim();
  // What she has not seen does not count.
  await expect(publish(anna.task, { mine: "another commit" })).rejects.toThrow("you wrote 32,500");
  await publish(anna.task, { mine: upstream() });
  expect(online()[0]).toBe("Plots: Adibatla Meadows, Price per sq yd: 31,000 → 32,500");

  ravi.replace(plots, '"pricePerSqYd": 31000', '"pricePerSqYd": 33000');
  await publish(ravi.task, { theirs: upstream() });
  expect(ravi.plots()[0]?.pricePerSqYd).toBe(32500);
  expect(online()).toHaveLength(3);
  // A publication is taken back by its editor only, and not under a later change.
  const [first] = await publications(ravi.root);
  await expect(undo(ravi.task, first?.commit ?? "")).rejects.toThrow(
    "it was changed again later (Plots, Adibatla Meadows, Price per sq yd)",
  );
  await expect(undo(anna.task, first?.commit ?? "")).rejects.toThrow(
    "only your own last publications",
  );
});

test("an update asks whose value is right, too, and publishes nothing else", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.replace(plots, price, '"pricePerSqYd": 31000');
  await publish(ravi.task);
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  anna.replace(plots, '"location": "Adibatla', '"location": "Unfinished');
  await expect(update(anna.task)).rejects.toThrow("you wrote 32,500, Ravi wrote 31,000");
  const upstream = git("-C", "online.git", "rev-parse", "main").trim();
  await update(anna.task, { theirs: upstream });
  expect(anna.plots()[0]).toMatchObject({ pricePerSqYd: 31000 });
  expect(anna.read(plots)).toContain('"location": "Unfinished');
  expect(online()).toHaveLength(2);
});

test("an error between two sound changes is brought in, where the editor can correct it", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  // The home page names the plot that she removes.
  const home = JSON.parse(ravi.read("data/pages/home.json"));
  home.featured.plots = ["shadnagar-greens"];
  ravi.write("data/pages/home.json", `${JSON.stringify(home, null, 2)}\n`);
  await publish(ravi.task);
  const list = JSON.parse(anna.read(plots));
  list.plots = list.plots.filter(({ slug }: { slug: string }) => slug !== "shadnagar-greens");
  anna.write(plots, `${JSON.stringify(list, null, 2)}\n`);
  expect(await publish(anna.task)).toContain(
    "the content has 1 error: Home › Featured › Plots › 1",
  );
  expect(online()).toHaveLength(2);
  anna.replace("data/pages/home.json", "shadnagar-greens", "adibatla-meadows");
  expect(await publish(anna.task)).toContain("Published.");
});

test("whatever fails leaves the folder and the site as they were", async () => {
  const anna = editor("Anna");
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  const states = [stateOf(anna), online().join()];
  const fails = async (message: string) => {
    await expect(publish(anna.task)).rejects.toThrow(message);
    expect([stateOf(anna), online().join()]).toEqual(states);
  };
  anna.git("remote", "set-url", "origin", "https://nowhere.invalid/site.git");
  await fails(
    "The published site cannot be reached. Check the network, and try again. Your changes",
  );
  anna.git("remote", "set-url", "origin", path.join(folder, "gone.git"));
  await fails("The host of the repository refuses this computer.");
  anna.git("remote", "set-url", "origin", path.join(folder, "online.git"));
  const hook = path.join(folder, "online.git/hooks/pre-receive");
  fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await fails("The host of the repository refuses this computer.");
  expect(await unpublished(anna.root)).toHaveLength(1);
  fs.rmSync(hook);
  anna.git("switch", "--quiet", "--create", "other");
  await fails("Only the branch main of the project's own repository is published.");
  anna.git("switch", "--quiet", "main");
  anna.write("src/code.ts", "3");
  anna.git("commit", "--quiet", "--message", "Code", "src/code.ts");
  states[0] = stateOf(anna);
  await fails("The software has a change here that is not published (src/code.ts).");
  await expect(discard(anna.task)).rejects.toThrow("The software has a change here");
  expect(stateOf(anna)).toBe(states[0]);
});

test("a colleague who publishes at the same moment is not overwritten", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.replace(plots, '"pricePerSqYd": 15000', '"pricePerSqYd": 16000');
  ravi.git("commit", "--quiet", "--all", "--message", "Price");
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  const before = stateOf(anna);
  const task = {
    ...anna.task,
    say: (step: string) => step === "Publishing …" && ravi.git("push", "--quiet"),
  };
  await expect(publish(task)).rejects.toThrow(
    "A colleague published at the same moment. Press it again.",
  );
  expect(stateOf(anna)).toBe(before);
  await publish(anna.task);
  expect(anna.plots().slice(0, 2)).toMatchObject([
    { pricePerSqYd: 32500 },
    { pricePerSqYd: 16000 },
  ]);
  expect(online()).toHaveLength(3);
});

test("a publication that the folder cannot follow is told as one, and a later correction counts", async () => {
  const anna = editor("Anna");
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  // Another program of git is at work once the publication is online.
  const lock = path.join(anna.root, ".git/index.lock");
  const task = {
    ...anna.task,
    say: (step: string) => step === "Publishing …" && fs.writeFileSync(lock, ""),
  };
  await expect(publish(task)).rejects.toThrow("Published. What is online could not be brought in");
  fs.rmSync(lock);
  expect(online()).toHaveLength(2);
  expect(await unpublished(anna.root)).toEqual([]);
  anna.replace(plots, '"pricePerSqYd": 32500', price);
  await publish(anna.task);
  expect(online()[0]).toBe("Plots: Adibatla Meadows, Price per sq yd: 32,500 → 30,000");
  expect(anna.git("status", "--porcelain")).toBe("");
});

test("the strip may look at the folder while it is published", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.replace(plots, price, '"pricePerSqYd": 31000');
  await publish(ravi.task);
  anna.replace(plots, '"pricePerSqYd": 15000', '"pricePerSqYd": 16000');
  const looks = Array.from({ length: 8 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, 20 * index));
    return unpublished(anna.root);
  });
  await Promise.all([publish(anna.task), ...looks]);
  expect(anna.plots().slice(0, 2)).toMatchObject([
    { pricePerSqYd: 31000 },
    { pricePerSqYd: 16000 },
  ]);
});

test("only what was published here can be undone, not a commit with code", async () => {
  const anna = editor("Anna");
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  anna.write("src/code.ts", "2");
  anna.git("commit", "--quiet", "--all", "--message", "Code and a price");
  anna.git("push", "--quiet");
  expect(await publications(anna.root)).toEqual([]);
});

test("a file that both have replaced is a conflict, and one that a side has removed", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.write("static/brochure.pdf", "%PDF-Ravi");
  ravi.write("static/map.pdf", "%PDF-1.4");
  await publish(ravi.task);
  anna.write("static/brochure.pdf", "%PDF-Anna");
  await expect(publish(anna.task)).rejects.toThrow("static/brochure.pdf: you");
  const choice = { mine: git("-C", "online.git", "rev-parse", "main").trim() };
  await publish(anna.task, choice);
  expect(git("-C", "online.git", "show", "main:static/brochure.pdf")).toBe("%PDF-Anna");
  fs.rmSync(path.join(ravi.root, "static/brochure.pdf"));
  await expect(publish(ravi.task)).rejects.toThrow("static/brochure.pdf: you");
  const other = { mine: git("-C", "online.git", "rev-parse", "main").trim() };
  await publish(ravi.task, other);
  expect(git("-C", "online.git", "ls-tree", "--name-only", "main", "static/")).toBe(
    "static/map.pdf\n",
  );
});

test("once the site is launched, a placeholder stops publication", async () => {
  const anna = editor("Anna");
  const site = JSON.parse(anna.read("data/site.json"));
  anna.write(
    "data/site.json",
    `${JSON.stringify({ ...site, launched: "is launched" }, null, 2)}\n`,
  );
  expect(await publish(anna.task)).toContain("Not published yet");
  expect(online()).toHaveLength(1);
});

test("a file is published, and a name is asked for once", async () => {
  const anna = editor("Anna");
  anna.write("data/images/notes.txt", "From the entrance");
  expect((await unpublished(anna.root)).map(({ text }) => text)).toEqual([
    "1 file added: notes.txt",
  ]);
  anna.git("config", "user.email", "");
  expect(await hasAuthor(anna.root)).toBe(false);
  await expect(setAuthor(anna.root, "--global", "anna@example.com")).rejects.toThrow(
    "Write your name",
  );
  await setAuthor(anna.root, "Anna Rao", "anna@example.com");
  expect(await hasAuthor(anna.root)).toBe(true);
  anna.replace(plots, price, '"pricePerSqYd": 32500');
  await publish(anna.task);
  expect(anna.git("log", "-1", "--format=%an %ae")).toBe("Anna Rao anna@example.com\n");
  expect(online()[0]).toBe(
    "Plots: Adibatla Meadows, Price per sq yd: 30,000 → 32,500, and 1 other change",
  );
});
