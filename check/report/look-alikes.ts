import { inARow, quote } from "./say";

/** Letters of other alphabets that look like Latin ones, and the Latin ones they look like. */
const alphabets = [
  {
    name: "Cyrillic",
    letters: "аеорсухіјѕԁһԛԝӏкАВЕКМНОРСТХУІЈЅ",
    latin: "aeopcyxijsdhqwlkABEKMHOPCTXYIJS",
  },
  { name: "Greek", letters: "οανιρκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", latin: "oavipkABEZHIKMNOPTYX" },
];

const lookAlikes = new Map(
  alphabets.flatMap(({ name, letters, latin }) =>
    [...letters].map((letter, index) => [letter, { name, latin: latin[index] ?? "" }] as const),
  ),
);

/**
 * How to fix a text that would be Latin but for letters that only look so: no correction that is
 * shown could be told from what is written.
 * @returns undefined for a text that has no such letters, or others besides.
 */
export function mendLookAlikes(text: string): string | undefined {
  const characters = [...text];
  const meant = characters.map((character) => lookAlikes.get(character)?.latin ?? character);
  const strange = characters.flatMap((character, index) => {
    const found = lookAlikes.get(character);
    return found ? [{ character, place: index + 1, ...found }] : [];
  });
  const [first] = strange;
  if (!first || /[^\0-\x7f]/.test(meant.join(""))) return undefined;
  const { character, name, latin } = first;
  const places = inARow(strange.map(({ place }) => String(place)));
  return strange.length === 1
    ? `type character ${places} anew with the Latin keyboard: it is a ${name} ${quote(character)}, which only looks like ${quote(latin)}`
    : `type characters ${places} anew with the Latin keyboard: they are ${name} ones, which only look like Latin ones`;
}
