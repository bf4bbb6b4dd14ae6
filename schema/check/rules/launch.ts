import type { Content, Finding, Place } from "../content";
import { quote } from "../say";
import { textsOf } from "./places";

const toDo = (place: Place, problem: string, mend: string): Finding => ({
  document: place.document,
  path: place.path,
  problem,
  mend,
  severity: "launch",
});

/** A number of nothing but zeros after its country code. */
export const isAllZeros = (number: string) => /^[1-9]\d{0,2}0{7,}$/.test(number.replace(/\D/g, ""));

/** An e-mail address of a host reserved for examples. */
export const isExample = (address: string) => /[@.]example\.(com|net|org|in)$/i.test(address);

/** Phone, chat number and e-mail address are real. */
export const contactsAreReal = (content: Content): Finding[] => [
  ...textsOf(content, "phone")
    .filter(({ value }) => isAllZeros(value))
    .map((place) =>
      toDo(
        place,
        `is still the placeholder ${quote(place.value)}`,
        "write the office's phone number",
      ),
    ),
  ...textsOf(content, "whatsapp")
    .filter(({ value }) => isAllZeros(value))
    .map((place) =>
      toDo(
        place,
        `is still the placeholder ${quote(place.value)}`,
        "write the number that receives the chats",
      ),
    ),
  ...textsOf(content, "email")
    .filter(({ value }) => isExample(value))
    .map((place) =>
      toDo(
        place,
        `is still the placeholder ${quote(place.value)}`,
        "write the office's e-mail address",
      ),
    ),
];

/** Links lead somewhere. */
export const linksAreReal = (content: Content): Finding[] =>
  textsOf(content, "href")
    .filter(({ value }) => value.startsWith("#"))
    .map((place) =>
      toDo(
        place,
        `is still the placeholder ${quote(place.value)}`,
        "write the address that it leads to, or delete the link",
      ),
    );

const unfinished =
  /\b(to be (announced|confirmed|decided|filled)|tb[acd]|todo|lorem ipsum|placeholder|x{3,})\b/i;

/** The words of a text that say it is still to be written. */
export const unfinishedWords = (text: string) => unfinished.exec(text)?.[0];

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
      mend: "put a real client's words here and write false, or delete the testimonial",
      severity: "launch",
    }));
