import type { Content, Finding, Place } from "../shape/content";
import { pathKey } from "../shape/path-key";
import { choicesOf, entryOf, noteOf } from "../../schema/shape-tree";

/**
 * Warns of empty lists, but for those that have a sentence for it, in the field `empty` beside them, and
 * those that name records of another list: the section that would show them is left out.
 */
export function listsAreFilled({ lists, groups }: Content): Finding[] {
  const keyOf = ({ document }: Place, path: Place["path"]) => `${document.name} ${pathKey(path)}`;
  const groupsByPlace = new Map(groups.map((group) => [keyOf(group, group.path), group.value]));
  const isExplained = (list: Place) =>
    groupsByPlace.get(keyOf(list, list.path.slice(0, -1)))?.empty !== undefined;
  // Lists of days, the only ones of fixed words, have a rule of their own.
  const isOfChoices = ({ shape }: Place) => choicesOf(entryOf(shape) ?? shape) !== undefined;
  const isOfRecords = ({ shape }: Place) => noteOf(entryOf(shape) ?? shape).kind === "record";
  return lists
    .filter((list) => list.value.length === 0)
    .filter((list) => !isExplained(list) && !isOfChoices(list) && !isOfRecords(list))
    .map(({ document, path }) => ({
      document,
      path,
      problem: "is an empty list, and the page has no words for that",
      fix: "add an entry, or look at the page",
      severity: "warning",
    }));
}
