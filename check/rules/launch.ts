import type { FieldKind } from "../../schema/fields";
import type { Problem } from "../report/problem";
import { quote } from "../report/wording";
import type { Finding, Place } from "../shape/places";
import {
  isRealHost,
  isSampleEmail,
  isSampleLink,
  isSampleNumber,
  isSamplePermit,
  unfinishedWords,
} from "./placeholders";
import { at, type Content, fieldOf, fileProblem, groupsOf, textsOf } from "./rule";

const toDo = (place: Pick<Place, "document" | "path">, problem: string, fix: string): Finding =>
  at(place, problem, fix, "launch");

const copyNumber = "copy it from the certificate, or delete this line; never invent one";

const placeholders: { kind: FieldKind; isSample: (text: string) => boolean; fix: string }[] = [
  { kind: "phone", isSample: isSampleNumber, fix: "write the office's phone number" },
  { kind: "whatsapp", isSample: isSampleNumber, fix: "write the number that receives the chats" },
  { kind: "email", isSample: isSampleEmail, fix: "write the office's e-mail address" },
  { kind: "href", isSample: isSampleLink, fix: "write where it leads to, or delete the link" },
  { kind: "registration", isSample: isSampleNumber, fix: copyNumber },
  { kind: "layoutPermit", isSample: isSamplePermit, fix: copyNumber },
];

/** Contacts, links and official numbers are real. */
const invented = (content: Content): Finding[] =>
  placeholders.flatMap(({ kind, isSample, fix }) =>
    textsOf(content, kind)
      .filter(({ value }) => isSample(value))
      .map((place) => toDo(place, `is still the placeholder ${quote(place.value)}`, fix)),
  );

/** No text is left for later. */
const unfinished = ({ texts }: Content): Finding[] =>
  texts.flatMap((place) => {
    const words = unfinishedWords(place.value);
    return words
      ? [toDo(place, `is not finished: it says ${quote(words)}`, "write the final text")]
      : [];
  });

/** Testimonials are the words of clients. */
const sampleTestimonials = (content: Content): Finding[] =>
  groupsOf(content, "Testimonial")
    .filter(({ value }) => value.sample === true)
    .map((testimonial) =>
      toDo(
        fieldOf(testimonial, "sample"),
        "is true: this testimonial is a sample",
        "put a real client's words here and write false, or delete the testimonial",
      ),
    );

/** The address that the site will have is set: it is not content, but the site is not launched without it. */
function unsetAddress(): Problem[] {
  const address = process.env.SITE_URL;
  const isUsable = address !== undefined && URL.canParse(address) && address.startsWith("https://");
  if (isUsable && isRealHost(new URL(address).hostname)) return [];
  const problem = address ? `is ${quote(address)}, not the address of the site` : "is not set";
  const fix =
    'set it to the address that visitors will use, like "https://www.your-company.in", as docs/deploy.md describes';
  return [{ ...fileProblem("environment", problem, fix, "launch"), where: "SITE_URL" }];
}

/** Before the site goes public, nothing in it is a placeholder or a sample. */
export const nothingIsMadeUp = (content: Content): (Finding | Problem)[] =>
  content.launch
    ? [
        ...invented(content),
        ...unfinished(content),
        ...sampleTestimonials(content),
        ...unsetAddress(),
      ]
    : [];
