/** A text for the content or an attribute of HTML or SVG. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
