import { officeState, type OpeningLine } from "./opening-hours";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const hours = [
  { days: weekdays, opens: "09:00", closes: "18:00" },
  { days: ["Sunday"], opens: null, closes: null },
];
/** Milliseconds at a time of India's clocks. */
const at = (time: string) => Date.parse(`${time}:00+05:30`);

// 21 November 2026 is a Saturday.
test.each([
  ["2026-11-20T20:30", false, "Saturday", "09:00"],
  ["2026-11-21T09:00", true, "Saturday", "18:00"],
  ["2026-11-21T17:59", true, "Saturday", "18:00"],
  ["2026-11-21T18:00", false, "Monday", "09:00"],
  ["2026-11-22T12:00", false, "Monday", "09:00"],
])("at %s the office is open: %s, until or again on %s at %s", (now, isOpen, day, time) => {
  expect(officeState(hours, [], at(now))).toEqual({ isOpen, day, time });
});

// Independence Day is a Saturday; the other is a Monday of the office's own list.
test.each([
  ["2026-08-15T10:00", "Monday"],
  ["2026-11-09T10:00", "Tuesday"],
])("on a closed day, %s, the office opens next on %s", (time, day) => {
  const closed = { isOpen: false, day, time: "09:00" };
  expect(officeState(hours, ["2026-11-09"], at(time))).toEqual(closed);
});

test("an office that opens in a week again has no next day, whose name would be today's", () => {
  const line: OpeningLine = { days: ["Saturday"], opens: "09:00", closes: "10:00" };
  expect(officeState([line], [], at("2026-11-21T10:00"))).toBeUndefined();
  const closed = { isOpen: false, day: "Saturday", time: "09:00" };
  expect(officeState([line], [], at("2026-11-22T10:00"))).toEqual(closed);
});

test("an office that never opens is neither open nor about to open", () => {
  const never: OpeningLine[] = [{ days: weekdays, opens: null, closes: null }];
  expect(officeState(never, [], at("2026-11-21T12:00"))).toBeUndefined();
});
