import type { FieldKind } from "../../schema/fields";
import { testimonialList } from "../../schema/shapes/lists";
import type { Problem } from "../report/problem";
import { quote } from "../report/wording";
import { allOf, at, fieldOf, fileProblem, type Rule, textsOf } from "./content";
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
export const nothingIsMadeUp: Rule = (content) => {
  if (!content.launch) return [];
  const invented = placeholders.flatMap(({ kind, isSample, fix }) =>
    textsOf(content, kind)
      .filter(({ value }) => isSample(value))
      .map((place) => at(place, `is still the placeholder ${quote(place.value)}`, fix, "launch")),
  );
  const unfinished = content.texts.flatMap((place) => {
    const words = unfinishedWords(place.value);
    const problem = `is not finished: it says ${quote(words ?? "")}`;
    return words ? [at(place, problem, "write the final text", "launch")] : [];
  });
  const samples = allOf(content, testimonialList.shape.testimonials.element)
    .filter(({ value }) => value.sample)
    .map((testimonial) =>
      at(
        fieldOf(testimonial, "sample"),
        "is true: this testimonial is a sample",
        "put a real client's words here and write false, or delete the testimonial",
        "launch",
      ),
    );
  return [...invented, ...unfinished, ...samples, ...unsetAddress()];
};
