import type { Node } from "jsonc-parser";

/** Letters of a text that are replaced; none are when the length is 0. */
export interface Edit {
  offset: number;
  length: number;
  by: string;
}

/** Mends one mistake; its edits stand in the order of the text. */
export type Repair = readonly Edit[];

export const insert = (offset: number, by: string): Repair => [{ offset, length: 0, by }];

export const replace = (offset: number, length: number, by: string): Repair => [
  { offset, length, by },
];

/** Spaces in place of letters; lines stay. */
export const blank = (text: string, offset: number, length: number): Repair =>
  replace(offset, length, text.slice(offset, offset + length).replace(/[^\r\n]/g, " "));

/** The text after a repair. */
export const applyRepair = (text: string, repair: Repair): string =>
  repair.reduceRight(
    (mended, { offset, length, by }) =>
      mended.slice(0, offset) + by + mended.slice(offset + length),
    text,
  );

function undone(repair: Repair, offset: number): number {
  let grown = 0;
  for (const edit of repair) {
    const start = edit.offset + grown;
    if (offset < start) break;
    if (offset < start + edit.by.length) {
      return edit.offset + Math.min(offset - start, edit.length);
    }
    grown += edit.by.length - edit.length;
  }
  return offset - grown;
}

/** Where an offset of a repaired text was before the repairs. @param repairs the first first. */
export const originOf = (repairs: readonly Repair[], offset: number): number =>
  repairs.reduceRight((at, repair) => undone(repair, at), offset);

/** A tree of a repaired text, with the offsets and lengths from before the repairs. */
export function withOrigins(node: Node, repairs: readonly Repair[]): Node {
  const offset = originOf(repairs, node.offset);
  const length = originOf(repairs, node.offset + node.length) - offset;
  const children = node.children?.map((child) => withOrigins(child, repairs));
  return { ...node, offset, length, ...(children && { children }) };
}
