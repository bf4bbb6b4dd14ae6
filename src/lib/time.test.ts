import { daysText, formatClock, shiftClock } from "./time";

test.each([
  ["Sunday", ["Sunday"]],
  ["Mon–Wed", ["Tuesday", "Wednesday", "Monday"]],
  ["Mon, Wed", ["Monday", "Wednesday"]],
])("the days are written %s", (text, days) => {
  expect(daysText(days)).toBe(text);
});

test.each([
  ["00:00", "12:00 AM"],
  ["09:00", "9:00 AM"],
  ["12:30", "12:30 PM"],
  ["18:00", "6:00 PM"],
])("the time %s is written %s", (time, text) => {
  expect(formatClock(time)).toBe(text);
});

test.each([
  ["09:00", -90, "07:30"],
  ["09:00", -630, "22:30"],
  ["18:00", 450, "01:30"],
  ["09:00", 15, "09:15"],
])("%s on a clock %i minutes ahead is %s", (time, minutes, there) => {
  expect(shiftClock(time, minutes)).toBe(there);
});
