import fs from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { filesOf } from "../../check";
import { writeIfChanged } from "../write-if-changed";

/**
 * The most blocks of styles that all pages share. Each takes 54 characters of the policy, and the more
 * there are the less a page carries that it does not use.
 */
const mostBlocks = 11;

/** Styles that pages share: rules by Emotion's ids, and the pages that show one of them or more. */
interface Block {
  pages: string[];
  ids: ReadonlySet<string>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Groups pages that use about the same styles, into at most `mostBlocks` blocks, so that the pages
 * carry as little as possible that they do not use. The same pages always give the same blocks.
 * @param pages ids of the rules that each page uses.
 * @param sizeOf length of a rule.
 */
export function shareBlocks(
  pages: ReadonlyMap<string, readonly string[]>,
  sizeOf: (id: string) => number,
): Block[] {
  const weigh = (block: Block) => block.pages.length * sum([...block.ids].map(sizeOf));
  const join = (one: Block, other: Block): Block => ({
    pages: [...one.pages, ...other.pages],
    ids: new Set([...one.ids, ...other.ids]),
  });
  // Pages of the same styles first: they cost nothing to join.
  const distinct = new Map<string, Block>();
  for (const [page, ids] of [...pages].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const block = { pages: [page], ids: new Set(ids) };
    const key = [...ids].sort().join(" ");
    const same = distinct.get(key);
    distinct.set(key, same ? join(same, block) : block);
  }
  let blocks = [...distinct.values()];
  while (blocks.length > mostBlocks) {
    const pairs = blocks.flatMap((one, index) =>
      blocks.slice(index + 1).map((other) => {
        const joined = join(one, other);
        return { one, other, joined, cost: weigh(joined) - weigh(one) - weigh(other) };
      }),
    );
    const { one, other, joined } = pairs.reduce((best, pair) =>
      pair.cost < best.cost ? pair : best,
    );
    blocks = [...blocks.filter((block) => block !== one && block !== other), joined];
  }
  return blocks;
}

/** Whether a rule styles other elements than those that carry its class. */
const reachesOut = (rule: string) => /\.css-[^{},]*[ >+~]/.test(rule);

/**
 * The ids of a block in their order: rules that reach other elements come before the elements' own, which
 * may differ from them; apart from that the order means nothing, and is the same whatever page came first.
 */
const inOrder = (ids: ReadonlySet<string>, ruleOf: (id: string) => string) =>
  [...ids].sort(
    (one, other) =>
      Number(reachesOut(ruleOf(other))) - Number(reachesOut(ruleOf(one))) || (one < other ? -1 : 1),
  );

/** A rule as gatsby-ssr.tsx writes it into a page. */
const ruleTag = /<style data-rule="([^"]*)">(.*?)<\/style>/gs;
/** The place of a page's styles: its rules, or the block that an earlier build has put there. */
const stylesPlace = /(?:<style data-rule="[^"]*">.*?<\/style>)+|<style data-styles>.*?<\/style>/s;

const stateShape = z.object({
  rules: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.array(z.string())),
});

/**
 * Replaces the styles of each page's components, rule by rule as Gatsby has written them, by one of a few
 * blocks that pages share: the Content-Security-Policy names each block, and stays as short with sixty
 * pages. Pages that Gatsby left as they were keep theirs, unless their block has changed.
 * @param folder the site that was built.
 * @param memory file that keeps what each page itself uses, from build to build.
 */
export async function sharePageStyles(folder: string, memory: string): Promise<void> {
  const known = stateShape.parse(
    JSON.parse(await fs.readFile(memory, "utf8").catch(() => '{"rules":{},"pages":{}}')),
  );
  const files = filesOf(folder).filter((file) => file.endsWith(".html"));
  const html = new Map<string, string>();
  const rules = new Map(Object.entries(known.rules));
  const pages = new Map<string, string[]>();
  for (const file of files) {
    const text = await fs.readFile(path.join(folder, file), "utf8");
    // A file that an editor publishes as it is has no styles of ours.
    if (!stylesPlace.test(text)) continue;
    html.set(file, text);
    const own = [...text.matchAll(ruleTag)].map(([, id = "", rule = ""]) => ({ id, rule }));
    for (const { id, rule } of own) rules.set(id, rule);
    const ids = own.length > 0 ? own.map(({ id }) => id) : known.pages[file];
    if (!ids) throw new Error(`The styles of public/${file} are not known: run npm run clean.`);
    pages.set(file, ids);
  }
  const used = new Set([...pages.values()].flat());
  const ruleOf = (id: string) => rules.get(id) ?? "";
  // Before any page changes, so that a build which is interrupted here can be repeated.
  await writeIfChanged(
    memory,
    JSON.stringify({
      rules: Object.fromEntries([...used].sort().map((id) => [id, ruleOf(id)])),
      pages: Object.fromEntries(pages),
    }),
  );
  for (const block of shareBlocks(pages, (id) => ruleOf(id).length)) {
    const ids = inOrder(block.ids, ruleOf);
    const tag = `<style data-styles>${ids.map(ruleOf).join("")}</style>`;
    for (const file of block.pages) {
      const shared = html.get(file)?.replace(stylesPlace, () => tag) ?? "";
      await writeIfChanged(path.join(folder, file), shared);
    }
  }
}
