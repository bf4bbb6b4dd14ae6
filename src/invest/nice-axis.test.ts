import { niceAxis } from "./nice-axis";

test.each([
  [25, [0, 5, 10, 15, 20, 25]],
  [26, [0, 5, 10, 15, 20, 25, 30]],
  [6, [0, 1, 2, 3, 4, 5, 6]],
  [6.5, [0, 2, 4, 6, 8]],
  [100, [0, 20, 40, 60, 80, 100]],
  [1000, [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]],
  // Nothing to draw is no reason to divide by zero.
  [0, [0, 1]],
])("the axis that holds %d is marked at %j", (largest, ticks) => {
  expect(niceAxis(largest)).toEqual({ ticks, end: ticks.at(-1) });
});
