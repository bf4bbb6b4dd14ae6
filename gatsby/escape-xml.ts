/** A text as the content of an element or attribute of HTML or XML. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
