/** Fills in the variables of a template: ("© {year} {name}", {year: 2025, name: "Vepa"}) gives "© 2025 Vepa". */
export const fillTemplate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (variable, name: string) => String(values[name] ?? variable));
