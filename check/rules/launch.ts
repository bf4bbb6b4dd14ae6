// What must not go online once the site is launched: placeholders, samples and missing papers.
import type { FieldType } from "../../schema/fields";
import { mayShowPlan } from "../../schema/shapes/layouts";
import { fieldIn, launchBlocker, textsOfType, type Rule } from "../content";
import { quote } from "../report";
import * as samples from "../samples";

const orRemove = "or take the layout off the site; never invent one";

const copyNumber = `copy it from the certificate or the letter, ${orRemove}`;

const placeholderTypes: [FieldType, isSample: (text: string) => boolean, remedy: string][] = [
  ["phone", samples.isSampleNumber, "write the office's phone number"],
  ["whatsapp", samples.isSampleNumber, "write the number that receives the chats"],
  ["email", samples.isSampleEmail, "write the office's e-mail address"],
  ["href", samples.isSampleLink, "write the real address, or delete the link"],
  ["registration", samples.isSampleNumber, copyNumber],
  ["layoutPermit", samples.isSamplePermit, copyNumber],
];

export const placeholders: Rule = (content) =>
  placeholderTypes.flatMap(([type, isSample, remedy]) =>
    textsOfType(content, type)
      .filter(({ value }) => isSample(value))
      .map((field) =>
        launchBlocker(field, `is still the placeholder ${quote(field.value)}: ${remedy}`),
      ),
  );

export const unfinishedTexts: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const words = samples.unfinishedWords(text.value);
    const message = `is not finished, it says ${quote(words ?? "")}: write the final text`;
    return words === undefined ? [] : [launchBlocker(text, message)];
  });

export const madeUpFacts: Rule = (content) =>
  textsOfType(content, "sample").map((field) => {
    const message = `is ${quote(field.value)}: write the real facts and clear this field, or take the record out`;
    return launchBlocker(field, message);
  });

/** By law no layout may be advertised without its registration, unless it is exempt. */
export const registrations: Rule = ({ layouts, ongoingProjects }) =>
  [...layouts, ...ongoingProjects]
    .filter(({ papers }) => !papers?.rera && !papers?.reraExempt)
    .map((record) => {
      const message = `has no RERA number, and the law forbids advertising it without one: copy its number and last day from the RERA certificate into RERA registration (rera), ${orRemove}; if the whole layout has at most 500 sq m, choose so in RERA exemption (reraExempt)`;
      return launchBlocker(fieldIn(record, "papers"), message);
    });

export const permits: Rule = ({ layouts }) =>
  layouts.flatMap((layout) => {
    const { status, papers: { permit } = {} } = layout;
    const missing = permit
      ? (["date", "stage"] as const).filter((field) => !permit[field])
      : ["number"];
    const message = `is ${quote(status)}, but Permit (permit) has no ${missing.join(" and no ")}: copy number, date, and draft or final from the authority's sanction letter, ${orRemove}`;
    return missing.length > 0 ? [launchBlocker(fieldIn(layout, "status"), message)] : [];
  });

/** A plan that the law forbids is left out of the pages, with the prices of its plots. */
export const shownPlans: Rule = ({ layouts }) =>
  layouts
    .filter((layout) => layout.plan && !mayShowPlan(layout))
    .map((layout) => {
      const message = `is left out of the site, since the law forbids it without permit and RERA number: copy both into Papers (papers), or choose the RERA exemption (reraExempt) ${orRemove}`;
      return launchBlocker(fieldIn(layout, "plan"), message);
    });

/** Fields that may be left out until the launch. */
export const missingFacts: Rule = ({ ongoingProjects, site, whyInvest, services }) => {
  const { company } = site;
  const isFirm = !/\b(limited|ltd|llp)\b/i.test(company?.legalName ?? "");
  const month = "and buyers cannot tell how old the percentage is: write when you measured it";
  const details =
    "and the law asks who the company is: fill in its legal name, registered office, CIN or LLPIN (a firm has neither), and a person for complaints";
  const number = "but a company has a CIN, an LLP an LLPIN: copy it from its certificate";
  const source = "and nobody can tell whose figures these are: write who published them, and when";
  const terms =
    "and buyers do not know what they sign: write what is paid when, how refunds work, and what happens on a delay or a complaint";
  const facts = [
    ...ongoingProjects.map((project) => {
      return { fact: project.percentAsOf, place: fieldIn(project, "percentAsOf"), why: month };
    }),
    { fact: company, place: fieldIn(site, "company"), why: details },
    { fact: isFirm || company?.number, place: fieldIn(site, "company", "number"), why: number },
    { fact: whyInvest.returns.source, place: fieldIn(whyInvest, "returns", "source"), why: source },
    { fact: services.booking.terms[0], place: fieldIn(services, "booking", "terms"), why: terms },
  ];
  return facts
    .filter(({ fact }) => !fact)
    .map(({ place, why }) => launchBlocker(place, `is missing, ${why}`));
};
