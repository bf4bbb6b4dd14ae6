import fs from "node:fs";
import path from "node:path";

import { today } from "../test/support/content";
import { clone, gitIn, newRepository, removeRepository } from "../test/support/repository";
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
  folder = newRepository();
});
afterEach(() => removeRepository(folder));

const gitOnline = (command: string) => gitIn(path.join(folder, "online.git"), command);

/** The subject of each commit that is online, the newest first. */
const online = () => gitOnline("log --format=%s").trim().split("\n");

/** The newest commit that is online. */
const upstream = () => gitOnline("rev-parse main").trim();

/** A clone of the site on the computer of an editor. */
function editor(name: string) {
  const root = clone(folder, name);
  const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  /** Changes a JSON file of data/. */
  const edit = (file: string, change: (value: Parameters<typeof JSON.stringify>[0]) => void) => {
    const value = JSON.parse(read(`data/${file}`));
    change(value);
    write(`data/${file}`, `${JSON.stringify(value, null, 2)}\n`);
  };
  return {
    root,
    /** @param beforePush is run at the last step, when all is checked. */
    task: (beforePush = () => {}) => ({
      root,
      today,
      say: (step: string) => step === "Publishing …" && beforePush(),
    }),
    git: (command: string) => gitIn(root, command),
    read,
    write,
    remove: (file: string) => fs.rmSync(path.join(root, file)),
    edit,
    /** Changes the price of a plot. */
    price: (index: number, price: number) =>
      edit("plots.json", ({ plots }) => (plots[index].pricePerSqYd = price)),
    /** The first two prices in the folder: at first 30,000 and 15,000. */
    prices: (): number[] =>
      JSON.parse(read("data/plots.json"))
        .plots.slice(0, 2)
        .map((plot: { pricePerSqYd: number }) => plot.pricePerSqYd),
    /** The texts of the changes that are not online. */
    changes: async () => (await unpublished(root)).map(({ text }) => text),
    /** What must stay as it was when something fails. */
    state: () =>
      gitIn(root, "rev-parse HEAD") + gitIn(root, "status --porcelain") + read("data/plots.json"),
  };
}

const inWords = "Plots, Adibatla Meadows, Price per sq yd: 30,000 → 32,500";

test("a price goes online in words, the folder is as it is online, and a press takes it back", async () => {
  const anna = editor("Anna");
  anna.price(0, 32500);
  anna.write("data/images/గేటు.jpg", "");
  anna.remove("data/images/గేటు.jpg");
  expect(await unpublished(anna.root)).toEqual([
    { file: "data/plots.json", slug: "adibatla-meadows", text: inWords },
  ]);
  expect(await publish(anna.task())).toBe("Published. The site shows it in a few minutes.");
  expect(online()[0]).toBe(inWords);
  expect(anna.git("status --porcelain")).toBe("");
  expect(await anna.changes()).toEqual([]);

  const [{ commit = "", title = "" } = {}] = await publications(anna.root);
  expect(title).toBe(inWords);
  // A change that is only saved stays, and stays unpublished.
  anna.price(1, 16000);
  await undo(anna.task(), commit);
  expect(anna.prices()).toEqual([30000, 16000]);
  expect(await anna.changes()).toEqual([
    "Plots, Shadnagar Greens, Price per sq yd: 15,000 → 16,000",
  ]);
  await expect(undo(anna.task(), commit)).rejects.toThrow(
    "You can undo only your own last publications.",
  );
  await discard(anna.task());
  expect(anna.prices()).toEqual([30000, 15000]);
  expect(await anna.changes()).toEqual([]);
});

test("software that a colleague has published comes along, and checks the content once it runs", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.write("src/code.ts", "2");
  ravi.git("commit --quiet --all --message Code");
  // A commit with code is none that the forms can undo.
  expect(await publications(ravi.root)).toEqual([]);
  ravi.git("push --quiet");
  anna.price(0, 32500);
  await expect(publish(anna.task())).rejects.toThrow("The software of the site is new");
  expect(anna.read("src/code.ts")).toBe("2");
  expect(await anna.changes()).toEqual([inWords]);
  expect(await publish(anna.task())).toContain("Published.");
});

test("a value that both have changed is shown, and published only once the editor says whose", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.price(0, 31000);
  await publish(ravi.task());
  anna.price(0, 32500);
  const before = anna.state();
  await expect(publish(anna.task())).rejects.toThrow(
    "Plots, Adibatla Meadows, Price per sq yd: you wrote 32,500, Ravi wrote 31,000. Nothing was published, and yours is kept on this computer. Ask them which is right.",
  );
  expect(anna.state()).toBe(before);
  // What she has not seen does not count.
  await expect(publish(anna.task(), { mine: "another commit" })).rejects.toThrow(
    "you wrote 32,500",
  );
  await publish(anna.task(), { mine: upstream() });
  expect(online()[0]).toBe("Plots, Adibatla Meadows, Price per sq yd: 31,000 → 32,500");

  ravi.price(0, 33000);
  ravi.price(1, 16000);
  await expect(update(ravi.task())).rejects.toThrow("you wrote 33,000, Anna wrote 32,500");
  await update(ravi.task(), { theirs: upstream() });
  expect(ravi.prices()).toEqual([32500, 16000]);
  expect(online()).toHaveLength(3);
  // A publication is taken back by its editor only, and not under a later change.
  const [{ commit = "" } = {}] = await publications(ravi.root);
  await expect(undo(ravi.task(), commit)).rejects.toThrow(
    "it was changed again later (Plots, Adibatla Meadows, Price per sq yd)",
  );
  await expect(undo(anna.task(), commit)).rejects.toThrow("only your own last publications");
});

test("an error between two sound changes is brought in, where the editor can correct it", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  // The home page names the plot that she removes.
  ravi.edit("pages/home.json", ({ featured }) => (featured.plots = ["shadnagar-greens"]));
  await publish(ravi.task());
  anna.edit("plots.json", ({ plots }) => plots.splice(1, 1));
  expect(await publish(anna.task())).toContain(
    "the content has 1 error: Home › Featured › Plots › 1",
  );
  expect(online()).toHaveLength(2);
  anna.edit("pages/home.json", ({ featured }) => (featured.plots = ["adibatla-meadows"]));
  expect(await publish(anna.task())).toContain("Published.");
});

test("whatever fails leaves the folder and the site as they were", async () => {
  const anna = editor("Anna");
  anna.price(0, 32500);
  let state = anna.state();
  const fails = async (message: string) => {
    await expect(publish(anna.task())).rejects.toThrow(message);
    expect([anna.state(), online()]).toEqual([state, ["Content"]]);
  };
  anna.git("remote set-url origin https://nowhere.invalid/site.git");
  await fails(
    "The published site cannot be reached. Check the network, and try again. Your changes",
  );
  anna.git(`remote set-url origin ${folder}/online.git`);
  const hook = path.join(folder, "online.git/hooks/pre-receive");
  fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await fails("The host of the repository refuses this computer.");
  fs.rmSync(hook);
  anna.git("switch --quiet --create other");
  await fails("Only the branch main is published.");
  anna.git("switch --quiet main");
  anna.write("src/code.ts", "3");
  anna.git("commit --quiet --message Code src/code.ts");
  state = anna.state();
  await fails("The software has a change here that is not published (src/code.ts).");
  await expect(discard(anna.task())).rejects.toThrow("The software has a change here");
  expect(anna.state()).toBe(state);
});

test("a colleague who publishes at the same moment is not overwritten", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.price(1, 16000);
  ravi.git("commit --quiet --all --message Price");
  anna.price(0, 32500);
  const before = anna.state();
  await expect(publish(anna.task(() => ravi.git("push --quiet")))).rejects.toThrow(
    "A colleague published at the same moment. Press it again.",
  );
  expect(anna.state()).toBe(before);
  await publish(anna.task());
  expect(anna.prices()).toEqual([32500, 16000]);
  expect(online()).toHaveLength(3);
});

test("a publication that the folder cannot follow is told as one, and a later correction counts", async () => {
  const anna = editor("Anna");
  anna.price(0, 32500);
  // Another program of git is at work once the publication is online.
  const lock = path.join(anna.root, ".git/index.lock");
  await expect(publish(anna.task(() => fs.writeFileSync(lock, "")))).rejects.toThrow(
    "Published. What is online could not be brought in",
  );
  fs.rmSync(lock);
  expect(online()).toHaveLength(2);
  expect(await anna.changes()).toEqual([]);
  anna.price(0, 30000);
  await publish(anna.task());
  expect(online()[0]).toBe("Plots, Adibatla Meadows, Price per sq yd: 32,500 → 30,000");
  expect(anna.git("status --porcelain")).toBe("");
});

test("a file that both have replaced is a conflict, and one that a side has removed", async () => {
  const [anna, ravi] = [editor("Anna"), editor("Ravi")];
  ravi.write("static/brochure.pdf", "%PDF-Ravi");
  await publish(ravi.task());
  anna.write("static/brochure.pdf", "%PDF-Anna");
  await expect(publish(anna.task())).rejects.toThrow("static/brochure.pdf: you");
  await publish(anna.task(), { mine: upstream() });
  expect(gitOnline("show main:static/brochure.pdf")).toBe("%PDF-Anna");
  ravi.remove("static/brochure.pdf");
  await expect(publish(ravi.task())).rejects.toThrow("static/brochure.pdf: you");
  await publish(ravi.task(), { mine: upstream() });
  expect(gitOnline("ls-tree --name-only main static/")).toBe("");
});

test("a file is published, and a name is asked for once", async () => {
  const anna = editor("Anna");
  anna.write("data/images/notes.txt", "From the entrance");
  expect(await anna.changes()).toEqual(["notes.txt: added"]);
  // An empty one, since git of this computer may have another.
  anna.git("config user.email ");
  expect(await hasAuthor(anna.root)).toBe(false);
  await expect(setAuthor(anna.root, "--global", "anna@example.com")).rejects.toThrow(
    "Write your name",
  );
  await setAuthor(anna.root, "Anna Rao", "anna@example.com");
  anna.price(0, 32500);
  await publish(anna.task());
  expect(anna.git("log -1 --format=%an/%ae")).toBe("Anna Rao/anna@example.com\n");
  expect(online()[0]).toBe("notes.txt: added, and 1 other change");
});
