import { quote } from "../report/say";
import { type Finding, pathKey } from "../shape/places";
import { at, type Content, fieldOf, groupsOf, referTo, repeats, warn } from "./rule";

/** Opening hours have both ends or none, and open before they close. */
export const openingHoursAreWhole = (content: Content): Finding[] =>
  groupsOf(content, "OpeningHours").flatMap((hours) => {
    const { opens, closes } = hours.value;
    if (opens === undefined && closes === undefined) return [];
    if (opens === undefined || closes === undefined) {
      const [has, lacks] = opens === undefined ? ["closes", "opens"] : ["opens", "closes"];
      const fix = `add ${quote(lacks)}, or delete ${quote(has)} for a closed day`;
      return [at(fieldOf(hours, lacks), `is missing, but there is ${quote(has)}`, fix)];
    }
    if (typeof opens !== "string" || typeof closes !== "string" || opens < closes) return [];
    return [
      at(
        fieldOf(hours, "closes"),
        `must be later than opens, which is ${quote(opens)}, but is ${quote(closes)}`,
        'write it on the 24-hour clock, like "18:00" for 6 PM',
      ),
    ];
  });

/** No day is in two lines of the opening hours. */
export const openingDaysAreListedOnce = (content: Content): Finding[] => {
  const days = groupsOf(content, "OpeningHours").flatMap(({ document, path, value }) => {
    const listed: readonly unknown[] = Array.isArray(value.days) ? value.days : [];
    return listed.map((day, index) => ({ document, line: path, day: String(day), index }));
  });
  return repeats(days, ({ day }) => day)
    .filter(({ later, first }) => pathKey(later.line) !== pathKey(first.line))
    .map(({ later: { document, line, day, index }, first }) =>
      at(
        { document, path: [...line, "days", index] },
        `names ${quote(day)}, which is also in ${referTo(first.document, first.line, document)}`,
        "delete the day from the line where it is wrong",
      ),
    );
};

/** Warns of hours that are given for no day: search engines would not see them. */
export const openingHoursHaveDays = (content: Content): Finding[] =>
  groupsOf(content, "OpeningHours")
    .filter(
      ({ value: { days, opens } }) =>
        opens !== undefined && Array.isArray(days) && days.length === 0,
    )
    .map((hours) =>
      warn(
        fieldOf(hours, "days"),
        "is empty, but the line has hours",
        'list the days that its label names, like ["Saturday", "Sunday"]',
      ),
    );
