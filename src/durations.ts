// The durations that several files share, or that make up how the site moves. Others are beside their code.

/**
 * Motion. Revealed items rise and fade in. Each item of a list starts `delayStep` milliseconds after the one before;
 * after `delaySteps` items the delay starts again at zero.
 */
export const motion = {
  reveal: "500ms ease-out",
  rise: "14px",
  lift: "-2px",
  delayStep: 100,
  delaySteps: 12,
} as const;

/** Milliseconds in which a counter climbs from zero to its target, and in how many steps. */
export const counterDuration = 2000;
export const counterSteps = 60;
/** Milliseconds for which the notice is shown. */
export const noticeDuration = 5000;
/** Time after which the prebuilt page is shown although the URL asks for something else: scripts are slow or failing. */
export const queryTimeout = "5s";
/** Milliseconds without a change after which a text is announced to screen readers. */
export const announcementDelay = 800;
