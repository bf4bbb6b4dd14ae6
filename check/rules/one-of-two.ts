import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import { at, type Content, groupsOf, type RuledShape } from "./rule";

/** Two fields of which a group has one. */
interface Choice {
  shapes: RuledShape[];
  fields: [string, string];
  /** Whether the group may have neither. */
  isOptional?: boolean;
  fix: string;
}

const choices: Choice[] = [
  {
    shapes: ["Photo"],
    fields: ["id", "file"],
    fix: 'a photo has one of the two: "file" with the path of your own photo, or "id", "width", "height" and "color" of a stock photo',
  },
  {
    shapes: ["NavigationEntry"],
    fields: ["to", "items"],
    fix: 'an entry has one of the two: "to" with the page it links to, or "items" with a list of links',
  },
  {
    shapes: ["Plot", "OngoingProject"],
    fields: ["layoutPermitNumber", "otherPermit"],
    isOptional: true,
    fix: "a layout has one permit: delete the one that is not this layout's",
  },
];

/** Of two fields that exclude each other, a group has one. */
export const oneOfTwoIsPresent = (content: Content): Finding[] =>
  choices.flatMap(({ shapes, fields, isOptional = false, fix }) => {
    const [one, other] = fields.map((field) => quote(field));
    return groupsOf(content, ...shapes).flatMap((group) => {
      const count = fields.filter((field) => group.value[field] !== undefined).length;
      if (count === 2) return [at(group, `has both ${one} and ${other}`, fix)];
      return count === 1 || isOptional ? [] : [at(group, `has neither ${one} nor ${other}`, fix)];
    });
  });
