import { choicesOf, entryOf, noteOf } from "../../schema/shape-tree";
import { joinWords, quote } from "../report/wording";
import { type Finding, type Place, placeKey } from "../shape/places";
import {
  at,
  type Content,
  inList,
  isListedAgain,
  parentKey,
  plain,
  referTo,
  repeats,
  textsOf,
  warn,
} from "./rule";

function templateProblems(template: Place<string>): Finding[] {
  const { value, note } = template;
  const slots = (note.slots ?? []).map((name) => `{${name}}`);
  const words = slots.reduce((text, slot) => text.replaceAll(slot, ""), value);
  if (slots.every((slot) => value.includes(slot)) && !/[{}]/.test(words)) return [];
  const problem = `must contain ${joinWords(slots)} and no other braces, but is ${quote(value)}`;
  return [
    at(template, problem, `write ${joinWords(slots)} where the site has to fill in the value`),
  ];
}

/** Words in braces, or with one of the two. */
const anySlot = /\{[^{}]*\}|\{\w+|\w+\}/g;

/** A template has its slots, and no other text has any. */
export const slotsAreFilled = ({ texts }: Content): Finding[] =>
  texts.flatMap((text) =>
    text.note.kind === "template"
      ? templateProblems(text)
      : [...new Set(text.value.match(anySlot))].map((slot) => ({
          ...at(
            text,
            `contains ${slot}, which the site does not fill in here`,
            "write the words themselves",
          ),
          seek: slot,
        })),
  );

/** No two pages look the same in search results. */
export const searchTextsAreUnique = (content: Content): Finding[] =>
  repeats(
    textsOf(content, "searchTitle", "searchDescription"),
    ({ value, note }) => `${note.kind} ${plain(value)}`,
  ).map(({ later, first }) =>
    at(
      later,
      `is the same as ${referTo(first, later, 0)}`,
      "say what this page answers and the other does not",
    ),
  );

/** How many times its room a text may take before it looks wrong. */
const tolerance = 1.5;

/** Warns of texts that are much longer than their place. */
export const textsFit = ({ texts }: Content): Finding[] =>
  texts.flatMap((text) => {
    const { room = Infinity } = text.note;
    const length = [...text.value].length;
    if (length <= room * tolerance) return [];
    const problem = `has ${length} characters, but there is room for only about ${room}`;
    return [warn(text, problem, "shorten it, or look at the page on a phone")];
  });

const html = "contains HTML, which visitors would see as it is written here";

const oddities = [
  {
    form: /^\s| {2}|\s$/,
    problem: "has an extra space at its start, at its end or between two words",
    fix: "delete it",
  },
  { form: /,$/, problem: "ends with a comma", fix: "delete it, or write what follows" },
  { form: /&amp;/i, problem: html, fix: "write & instead" },
  {
    form: /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i,
    problem: html,
    fix: "write the words only; a text has no formatting",
  },
];

/** Warns of spaces that do nothing, of a comma at the end, and of HTML, which is shown as it is. */
export const textsAreClean = ({ texts }: Content): Finding[] =>
  texts.flatMap((text) => {
    const found = oddities.find(({ form }) => form.test(text.value));
    if (!found) return [];
    const seek = found.form.exec(text.value)?.[0];
    return [{ ...warn(text, found.problem, found.fix), seek }];
  });

/** Warns of an amenity that a list names twice. */
export const amenitiesDiffer = ({ texts }: Content): Finding[] =>
  repeats(
    texts.filter(({ path }) => path.at(-2) === "amenities"),
    inList,
  ).map(({ later, first }) => warn(later, isListedAgain(later, first), "delete this entry"));

/**
 * Warns of empty lists, except those that have a sentence for it, in the field `empty` beside them,
 * those of days, and those that name records: without any, their section is left out.
 */
export const listsAreFilled = ({ lists, groups }: Content): Finding[] => {
  const explained = new Set(
    groups.filter(({ value }) => value.empty !== undefined).map((group) => placeKey(group)),
  );
  return lists
    .filter(({ value }) => value.length === 0)
    .filter((list) => !explained.has(parentKey(list)))
    .filter(({ shape }) => {
      const entry = entryOf(shape);
      return entry && !choicesOf(entry) && noteOf(entry).kind !== "record";
    })
    .map((list) =>
      warn(
        list,
        "is an empty list, and the page has no text to show instead",
        "add an entry, or look at the page",
      ),
    );
};
