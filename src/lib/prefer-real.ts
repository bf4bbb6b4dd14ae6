/** The testimonials of real clients; until there are any, the samples that the company wrote. */
export function preferReal<T extends { sample: string | null }>(testimonials: readonly T[]) {
  const real = testimonials.filter(({ sample }) => !sample);
  return real.length > 0 ? real : testimonials;
}
