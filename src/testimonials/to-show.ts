/** What clients have said; until anyone has said anything, the examples that the company wrote. */
export function toShow<T extends { sample: string | null }>(testimonials: readonly T[]) {
  const said = testimonials.filter(({ sample }) => !sample);
  const areMadeUp = said.length === 0 && testimonials.length > 0;
  return { areMadeUp, shown: areMadeUp ? testimonials : said };
}
