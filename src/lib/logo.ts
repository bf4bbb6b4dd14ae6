/**
 * The company's logo, a corner of a layout plan: four blocks between two roads, the last one filled and with a cut
 * corner. The paths are drawn on a grid of 32 by 32.
 */
export const logo = {
  stroke: 2,
  lines: "M2 2h12v12H2zM18 2h12v12H18zM2 18h12v12H2zM2 8h12M24 2v12M8 18v12",
  filled: "M18 18h12v6l-6 6h-6z",
};
