// Placeholders, samples and missing papers.
import type { FieldKind } from "../../schema/fields";
import { at, launchItem, ofKind, type Rule } from "../content";
import { quote } from "../report/wording";
import {
  isSampleEmail,
  isSampleLink,
  isSampleNumber,
  isSamplePermit,
  unfinishedWords,
} from "../samples";

const orRemove = "or take the layout off the site; never invent one";

const copyNumber = `copy it from the certificate or the letter, ${orRemove}`;

type Placeholder = [kind: FieldKind, isSample: (text: string) => boolean, remedy: string];

const placeholderKinds: readonly Placeholder[] = [
  ["phone", isSampleNumber, "write the office's phone number"],
  ["whatsapp", isSampleNumber, "write the number that receives the chats"],
  ["email", isSampleEmail, "write the office's e-mail address"],
  ["href", isSampleLink, "write the real address, or delete the link"],
  ["registration", isSampleNumber, copyNumber],
  ["layoutPermit", isSamplePermit, copyNumber],
];

export const placeholders: Rule = (content) =>
  placeholderKinds.flatMap(([kind, isSample, remedy]) =>
    ofKind(content, kind)
      .filter(({ value }) => isSample(value))
      .map((leaf) => launchItem(leaf, `is still the placeholder ${quote(leaf.value)}: ${remedy}`)),
  );

export const unfinishedTexts: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const words = unfinishedWords(text.value);
    const message = `is not finished, it says ${quote(words ?? "")}: write the final text`;
    return words === undefined ? [] : [launchItem(text, message)];
  });

export const samples: Rule = (content) =>
  ofKind(content, "sample").map((leaf) => {
    const message = `is ${quote(leaf.value)}: write the real facts and clear this field, or take the record out`;
    return launchItem(leaf, message);
  });

/** By law no layout may be advertised without its registration, unless it is exempt. */
export const registrations: Rule = ({ layouts, ongoingProjects }) =>
  [...layouts, ...ongoingProjects]
    .filter(({ papers }) => !papers?.rera && !papers?.reraExempt)
    .map((record) => {
      const message = `has no RERA number, without which the law forbids to advertise it: copy its number and last day from the RERA certificate into RERA registration (rera), ${orRemove}; if the whole layout has at most 500 sq m, choose so in RERA exemption (reraExempt)`;
      return launchItem(at(record, "papers"), message);
    });

export const permits: Rule = ({ layouts }) =>
  layouts.flatMap((layout) => {
    const { status, papers: { permit } = {} } = layout;
    const missing = permit
      ? (["date", "stage"] as const).filter((field) => !permit[field])
      : ["number"];
    const message = `is ${quote(status)}, but Permit (permit) has no ${missing.join(" and no ")}: copy number, date, and draft or final from the authority's sanction letter, ${orRemove}`;
    return missing.length > 0 ? [launchItem(at(layout, "status"), message)] : [];
  });

/** Fields that may be left out until the launch. */
export const missingFacts: Rule = ({ ongoingProjects, site, whyInvest, services }) => {
  const missing = (fact: unknown, ...[place, message]: Parameters<typeof launchItem>) =>
    fact ? [] : [launchItem(place, message)];
  const { company } = site;
  const isFirm = !/\b(limited|ltd|llp)\b/i.test(company?.legalName ?? "");
  return [
    ...ongoingProjects.flatMap((project) =>
      missing(
        project.percentAsOf,
        at(project, "percentAsOf"),
        "is missing, and buyers cannot tell how old the percentage is: measure the work, and write the month",
      ),
    ),
    ...missing(
      company,
      at(site, "company"),
      "is missing, and the law asks who the company is: fill in its legal name, registered office, CIN or LLPIN (a firm has neither), and a person for complaints",
    ),
    ...missing(
      isFirm || company?.number,
      at(site, "company", "number"),
      "is missing, but a limited company has a CIN and an LLP an LLPIN: copy it from the certificate of incorporation",
    ),
    ...missing(
      whyInvest.returns.source,
      at(whyInvest, "returns", "source"),
      "is missing, and nobody can tell where these returns come from: write who published them, and when",
    ),
    ...missing(
      services.booking.terms.length,
      at(services, "booking", "terms"),
      "is empty, and buyers do not know what they sign: write what is paid when, how refunds work, and what happens on a delay or a complaint",
    ),
  ];
};
