import type { FieldKind } from "../../schema/field-note";
import { ongoingProjectList, plotList, testimonialList } from "../../schema/shapes/lists";
import { fileProblem } from "../report/problem";
import { quote } from "../report/wording";
import type { Place } from "../shape/places";
import { all, type Content, each, type Rule, type Said, texts } from "./content";
import {
  isRealHost,
  isSampleEmail,
  isSampleLink,
  isSampleNumber,
  isSamplePermit,
  unfinishedWords,
} from "./placeholders";

const copyNumber = "copy it from the certificate, or delete this line; never invent one";

const placeholders: { kind: FieldKind; isSample: (text: string) => boolean; fix: string }[] = [
  { kind: "phone", isSample: isSampleNumber, fix: "write the office's phone number" },
  { kind: "whatsapp", isSample: isSampleNumber, fix: "write the number that receives the chats" },
  { kind: "email", isSample: isSampleEmail, fix: "write the office's e-mail address" },
  { kind: "href", isSample: isSampleLink, fix: "write where it leads to, or delete the link" },
  { kind: "registration", isSample: isSampleNumber, fix: copyNumber },
  { kind: "layoutPermit", isSample: isSamplePermit, fix: copyNumber },
];

const toDo = (problem: string, fix: string, field?: string): Said => ({
  problem,
  fix,
  field,
  severity: "launch",
});

/** What may not be advertised without its registration. */
const registered = (content: Content): Place<{ reraNumber?: string }>[] => [
  ...all(plotList.shape.plots.element)(content),
  ...all(ongoingProjectList.shape.projects.element)(content),
];

/** The address that the site will have is set: it is not content, but the site is not launched without it. */
function addressIsSet() {
  const address = process.env.SITE_URL;
  const url = address !== undefined && URL.canParse(address) && new URL(address);
  // As the build reads it (gatsby/head/site-address.ts).
  const isUsable = url && url.protocol === "https:" && !url.search && !url.hash;
  if (isUsable && isRealHost(url.hostname)) return [];
  const problem = address ? `is ${quote(address)}, not the address of the site` : "is not set";
  const fix =
    'set it to the address that visitors will use, like "https://www.your-company.in", as docs/deploy.md describes';
  return [{ ...fileProblem("environment", toDo(problem, fix)), where: "SITE_URL" }];
}

/** Before the site goes public, nothing in it is a placeholder or a sample. */
export const launchRules: readonly Rule[] = [
  ...placeholders.map(({ kind, isSample, fix }) =>
    each(
      texts(kind),
      (text) => isSample(text) && toDo(`is still the placeholder ${quote(text)}`, fix),
    ),
  ),
  each(texts(), (text) => {
    const words = unfinishedWords(text);
    return words && toDo(`is not finished: it says ${quote(words)}`, "write the final text");
  }),
  each(
    all(testimonialList.shape.testimonials.element),
    ({ sample }) =>
      sample &&
      toDo(
        "is true: this testimonial is a sample",
        "put a real client's words here and write false, or delete the testimonial",
        "sample",
      ),
  ),
  each(
    registered,
    ({ reraNumber }) =>
      !reraNumber &&
      toDo(
        "is missing; a project may not be advertised without its registration number",
        'add "reraNumber" from the registration certificate, or take the record out; never invent a number',
        "reraNumber",
      ),
  ),
  addressIsSet,
];
