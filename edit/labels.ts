/** Labels that cannot be derived from the name of the field or file. */
const labels: Record<string, string | undefined> = {
  alt: "What the photo shows",
  askMessage: "Chat message",
  askSizeMessage: "Chat message for a size",
  charges: "Note on prices",
  chargesForSize: "Note on prices for a size",
  closingLabel: "Chat link at the end of pages",
  color: "Colour",
  csr: "CSR",
  email: "E-mail",
  file: "Own photo",
  focus: "Point that stays in view",
  id: "Stock photo",
  max: "Largest",
  min: "Smallest",
  mutationLeast: "Minimum mutation fee",
  "not-found": "Page not found",
  rera: "RERA registration",
  reraPending: "While there is no RERA number",
  seo: "In search results",
  site: "Company, header and footer",
  slug: "Permanent short name",
  to: "Leads to",
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

/** A message of the check in the words of the forms: labels in place of names, and no line numbers. */
export const inLabels = (message: string): string =>
  message
    .replace(/:\d+(?=\))/g, "")
    .replace(/(?<!› )slug(?=s?\b)/g, "permanent short name")
    .replace(/(?<=^| )[a-z]\w*(?= › )|(?<= › )[a-z]\w*/g, labelOf)
    .replace(/data\/(?:pages\/)?([\w-]+)\.json/g, (_, name: string) => labelOf(name))
    .replace(/(?<=")[a-z]\w*(?=")/g, (name) =>
      labels[name] || /[A-Z]/.test(name) ? labelOf(name) : name,
    );
