import path from "node:path";

import type { Problem } from "../check";
import { contentFiles, siteFile } from "../schema/content-files";

/** Labels that cannot be derived from the name of the field or file. */
const labels: Record<string, string | undefined> = {
  abroad: "Buyers abroad",
  agreementFeeMost: "Most agreement fee",
  alt: "What the photo shows",
  ask: "Chat link",
  askFilterMessage: "Chat message if no plot is found",
  askMessage: "Chat message",
  askSizeMessage: "Chat message for a size",
  bookLabel: "Visit button",
  brochureLabel: "Brochure button",
  charges: "Note on prices",
  chargesForSize: "Note on prices for a size",
  closedDays: "Holidays",
  closingLabel: "Chat link at the end of pages",
  cost: "Calculator",
  csr: "CSR",
  defaults: "First values",
  email: "E-mail",
  empty: "While there are none",
  focus: "Point that stays in view",
  left: "Plots left",
  max: "Largest",
  min: "Smallest",
  moreLabel: "Link to all",
  mortgaged: "Mortgaged plots",
  mutationLeast: "Minimum mutation fee",
  "not-found": "Page not found",
  permit: "Permit",
  percentAsOf: "Percent complete as of",
  perSqYd: "Amount per sq yd",
  plan: "Sanctioned plan",
  planPicture: "Picture of the sanctioned plan",
  preview: "Strip while anything is made up",
  rera: "RERA registration",
  reraExempt: "RERA exemption",
  reraPending: "While there is no RERA number",
  seo: "In search results",
  src: "Photo",
  site: "Company, header and footer",
  submit: "Button of the form",
  tds: "TDS",
  tdsFrom: "TDS from a price of",
  tiles: "Photos",
  to: "Leads to",
  verify: "Checks",
  voices: "What clients say",
  whatsapp: "WhatsApp",
  x: "From the left edge",
  y: "From the top edge",
};

/** The label of a field or file: "Layout permit number" for layoutPermitNumber. */
export const labelOf = (name: string): string =>
  labels[name] ??
  name
    .replace(/-|(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** What an entry of a list is called, where dropping the "s" of the label would mislead. */
const singulars: Record<string, string | undefined> = {
  Address: "Line",
  Addresses: "Address",
  Hours: "Line of hours",
  Legal: "Link",
  Navigation: "Entry",
  Social: "Social link",
};

/** The label of an entry: "Plot" for "Plots". */
export const singularOf = (label: string): string =>
  singulars[label] ?? label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");

/** The fields of data/site.json that have a form of their own. */
export const contactFields = ["contact", "whatsapp"];

/**
 * The label of a form, by the path of its file inside data/; a page has the name of its list and "page".
 * @param field of the file, since one file has two forms.
 */
export function formLabel(file: string, field = ""): string {
  if (file === siteFile.path && contactFields.includes(field)) return "Hours and contact";
  const name = path.basename(file, ".json");
  const isAlsoList =
    file !== `${name}.json` && contentFiles.some((other) => other.path === `${name}.json`);
  return isAlsoList ? `${labelOf(name)} page` : labelOf(name);
}

/** A message of the check in the words of the forms: labels in place of names, and no line numbers. */
const inLabels = (message: string): string =>
  message
    .replace(/:\d+(?=\))/g, "")
    .replace(
      /data\/([\w/-]+\.json)(?: › (\w+))?|(?<=^| )[a-z]\w*(?= › )|(?<=› )[a-z]\w*/g,
      (name, file?: string, field?: string) =>
        file
          ? [formLabel(file, field), ...(field ? [labelOf(field)] : [])].join(" › ")
          : labelOf(name),
    )
    .replace(/ \(labels and messages .*?\)/, "")
    .replace("write a slug of that file", "choose another one")
    .replace("delete this entry", "remove this one")
    .replace("delete this field", "clear this choice")
    // In a form a number has no quotes, and a comma may stand in it.
    .replace(/,? (without|between)( straight)? quotes( or (commas|unit|a percent sign))?/g, "")
    // A value in quotes is what the editor wrote.
    .replace(/(?<=(?<!is (the text )?)")[a-z]\w*(?=")/g, (name) =>
      labels[name] || /[A-Z]/.test(name) ? labelOf(name) : name,
    );

/** A problem in the words of the forms: where it is, and what to do. */
export function problemInLabels({
  file,
  where,
  problem,
  fix,
}: Pick<Problem, "file" | "where" | "problem" | "fix">) {
  // A file without a form keeps its own name.
  const say = contentFiles.some(({ path: known }) => file === `data/${known}`) ? inLabels : String;
  // A form and its list may have the same name: "Plots › 2", not "Plots › Plots › 2".
  const place = say(where ? `${file} › ${where}` : file).replace(/^(.+) › \1(?= › \d)/, "$1");
  return { place, text: say(`${problem}: ${fix}.`) };
}
