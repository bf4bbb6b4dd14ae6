/** Fills the placeholders of a template: ("© {year} {name}", {year: 2025, name: "Vepa"}) gives "© 2025 Vepa". */
export const fillTemplate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
