/** A counter climbs in this many steps … */
export const counterSteps = 60;
/** … one about every 33 ms, so in two seconds. */
const duration = 2000;

/**
 * The step that a counter has reached. It depends on the clock, not on the number of frames drawn, so that a
 * sleeping tab or a busy page delays nothing.
 * @param elapsed milliseconds since the counter was first seen.
 */
export const counterStep = (elapsed: number) =>
  Math.min(counterSteps, Math.max(0, Math.floor((elapsed * counterSteps) / duration)));

/** The whole number shown at a step. */
export const counterValue = (target: number, step: number) =>
  Math.floor((target * step) / counterSteps);
