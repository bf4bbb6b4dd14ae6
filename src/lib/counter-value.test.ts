import { counterStep, counterSteps, counterValue } from "./counter-value";

test.each([
  [-5, 0],
  [0, 0],
  [33, 0],
  [34, 1],
  [1000, 30],
  [1999, 59],
  [2000, 60],
  // A tab that slept for an hour has arrived, not fallen behind.
  [3_600_000, 60],
])("after %d ms the counter is at step %d", (elapsed, step) => {
  expect(counterStep(elapsed)).toBe(step);
});

test.each([
  [15, 1, 0],
  [15, 4, 1],
  [15, 59, 14],
  [15, 60, 15],
  [5000, 1, 83],
  [10_000, 30, 5000],
  [50, 60, 50],
])("on the way to %d, step %d shows %d", (target, step, value) => {
  expect(counterValue(target, step)).toBe(value);
});

test("a counter never falls on its way", () => {
  const values = Array.from({ length: counterSteps + 1 }, (_, step) => counterValue(50, step));
  expect(values).toEqual([...values].sort((one, other) => one - other));
});
