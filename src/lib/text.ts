export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text for the content or an attribute of HTML or SVG. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills in the variables of a template: ("© {year} {name}", {year: 2025, name: "Vepa"}) gives "© 2025 Vepa". */
export const fillTemplate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (variable, name: string) => String(values[name] ?? variable));

/** A name as it is written in a URL: "Pocharam (Ghatkesar)" gives "pocharam-ghatkesar". */
export const slugify = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join("-") || name;

/** The town of a location: "Shadnagar, Rangareddy" gives "Shadnagar". */
export const townOf = (location: string) => location.split(",", 1)[0]?.trim() || location;
export const townSlug = (location: string) => slugify(townOf(location));
