import { choicesOf, entryOf, noteOf } from "../../schema/shape-tree";
import { type Finding, placeKey } from "../shape/places";
import { type Content, parentKey, warn } from "./rule";

/**
 * Warns of empty lists, except those that have a sentence for it, in the field `empty` beside them, and
 * those that name records of another list: the section that would show them is left out.
 */
export function listsAreFilled({ lists, groups }: Content): Finding[] {
  const explained = new Set(
    groups.filter(({ value }) => value.empty !== undefined).map((group) => placeKey(group)),
  );
  return (
    lists
      .filter((list) => list.value.length === 0 && !explained.has(parentKey(list)))
      // Lists of days, the only ones of fixed words, have their own rule.
      .filter(({ shape }) => choicesOf(entryOf(shape) ?? shape) === undefined)
      .filter(({ shape }) => noteOf(entryOf(shape) ?? shape).kind !== "record")
      .map((list) =>
        warn(
          list,
          "is an empty list, and the page has no text to show instead",
          "add an entry, or look at the page",
        ),
      )
  );
}
