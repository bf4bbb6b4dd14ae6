import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import { at, type Content, inFile, referTo, repeats, textsOf } from "./rule";

const fileName = "looks like a file name";
const nothing = "says nothing about it";

/** Texts that are not descriptions; the first match counts. */
const looks: readonly [form: RegExp, as: string][] = [
  [/^(https?:\/\/|www\.)/i, "looks like an address"],
  [/\.(jpe?g|png|webp|avif|gif|svg|hei[cf])\b/i, fileName],
  // What cameras, phones and computers call photos.
  [/^(img|dscn?|pxl|photo|image|screenshot|whatsapp image)[\s_-]*\d/i, fileName],
  // One word, joined with hyphens or underscores.
  [/^\S*_\S*$|^[a-z\d]+(-[a-z\d]+)+$/, fileName],
  [/^\W*((an?|the|my|new) )?(photo|image|picture|untitled|description|test|todo)\W*$/i, nothing],
  // Two letters or fewer.
  [/^([^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]?){2}[^\p{L}\p{M}\p{N}]*$/u, nothing],
];

/** A description of a photo says what it shows. */
export const altTextsDescribe = (content: Content): Finding[] =>
  textsOf(content, "altText").flatMap((place) => {
    const { value, note } = place;
    const [, look] = looks.find(([form]) => form.test(value.trim())) ?? [];
    if (!look) return [];
    const problem = `must be a description of the photo, but ${look}: ${quote(value)}`;
    return [at(place, problem, note.fix ?? "")];
  });

/** In one file, no two photos have the same description. */
export const altTextsDiffer = (content: Content): Finding[] =>
  repeats(textsOf(content, "altText"), inFile).map(({ later, first }) =>
    at(
      later,
      `is the same description as ${referTo(first, later)}`,
      "say what this photo shows and the other does not",
    ),
  );
