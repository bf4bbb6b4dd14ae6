/** What clients have said; until anyone has said anything, the examples that the company wrote. */
export function toShow<T extends { sample: string | null }>(testimonials: readonly T[]) {
  const said = testimonials.filter(({ sample }) => !sample);
  return said.length > 0 ? said : testimonials;
}
