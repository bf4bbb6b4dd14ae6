/** Fills the placeholders of a template: ("{low}–{high}%", {low: 15, high: 25}) gives "15–25%". */
export const fillTemplate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
