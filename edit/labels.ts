import path from "node:path";

import { contentFiles } from "../schema/content-files";

/** Labels that cannot be derived from the name of the field or file. */
const labels: Record<string, string | undefined> = {
  abroad: "Buyers abroad",
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
  color: "Colour",
  cost: "Calculator",
  csr: "CSR",
  defaults: "First values",
  email: "E-mail",
  empty: "While there are none",
  file: "Own photo",
  focus: "Point that stays in view",
  id: "Stock photo",
  left: "Plots left",
  max: "Largest",
  min: "Smallest",
  moreLabel: "Link to all",
  mortgaged: "Mortgaged plots",
  mutationLeast: "Minimum mutation fee",
  "not-found": "Page not found",
  plan: "Sanctioned plan",
  rera: "RERA registration",
  reraPending: "While there is no RERA number",
  seo: "In search results",
  site: "Company, header and footer",
  slug: "Permanent short name",
  submit: "Button of the form",
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

/** The label of a file's form, by its path inside data/; a page has the name of its list and "page". */
export function formLabel(file: string): string {
  const name = path.basename(file, ".json");
  const isAlsoList =
    file !== `${name}.json` && contentFiles.some((other) => other.path === `${name}.json`);
  return isAlsoList ? `${labelOf(name)} page` : labelOf(name);
}

/** A message of the check in the words of the forms: labels in place of names, and no line numbers. */
export const inLabels = (message: string): string =>
  message
    .replace(/:\d+(?=\))/g, "")
    .replace(/(?<!› )slug(?=s?\b)/g, "permanent short name")
    .replace(/(?<=^| )[a-z]\w*(?= › )|(?<= › )[a-z]\w*/g, labelOf)
    .replace(/data\/([\w/-]+\.json)/g, (_, file: string) => formLabel(file))
    .replace(/(?<=")[a-z]\w*(?=")/g, (name) =>
      labels[name] || /[A-Z]/.test(name) ? labelOf(name) : name,
    );
