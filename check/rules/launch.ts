import type { FieldKind } from "../../schema/fields";
import type { Content, Finding, Place } from "../shape/content";
import {
  isSampleEmail,
  isSampleLink,
  isSampleNumber,
  isSamplePermit,
  unfinishedWords,
} from "./placeholders";
import { quote } from "../report/say";
import { textsOf } from "./places";

const toDo = (place: Place, problem: string, fix: string): Finding => ({
  document: place.document,
  path: place.path,
  problem,
  fix,
  severity: "launch",
});

const placeholders = (
  content: Content,
  kind: FieldKind,
  isPlaceholder: (text: string) => boolean,
  fix: string,
): Finding[] =>
  textsOf(content, kind)
    .filter(({ value }) => isPlaceholder(value))
    .map((place) => toDo(place, `is still the placeholder ${quote(place.value)}`, fix));

/** Phone, chat number and e-mail address are real. */
export const contactsAreReal = (content: Content): Finding[] => [
  ...placeholders(content, "phone", isSampleNumber, "write the office's phone number"),
  ...placeholders(content, "whatsapp", isSampleNumber, "write the number that receives the chats"),
  ...placeholders(content, "email", isSampleEmail, "write the office's e-mail address"),
];

/** Links lead somewhere. */
export const linksAreReal = (content: Content): Finding[] =>
  placeholders(
    content,
    "href",
    isSampleLink,
    "write the address that it leads to, or delete the link",
  );

const copyNumber = "copy it from the certificate, or delete this line; never invent one";

/** Registration and permit numbers are not made up. */
export const registrationsAreReal = (content: Content): Finding[] => [
  ...placeholders(content, "registration", isSampleNumber, copyNumber),
  ...placeholders(content, "layoutPermit", isSamplePermit, copyNumber),
];

/** No text is left for later. */
export const textsAreFinished = (content: Content): Finding[] =>
  content.texts.flatMap((place) => {
    const words = unfinishedWords(place.value);
    return words
      ? [toDo(place, `is not finished: it says ${quote(words)}`, "write what is true")]
      : [];
  });

/** Testimonials are the words of clients. */
export const testimonialsAreReal = (content: Content): Finding[] =>
  content.groups
    .filter(({ note, value }) => note.id === "Testimonial" && value.sample === true)
    .map(({ document, path }) => ({
      document,
      path: [...path, "sample"],
      problem: "is true: this testimonial is a sample",
      fix: "put a real client's words here and write false, or delete the testimonial",
      severity: "launch",
    }));
