import type { Content, Finding } from "../shape/content";
import { pathKey } from "../shape/path-key";
import { quote } from "../report/say";
import { referTo } from "../report/where";
import { fieldOf, groupsOf, repeats } from "./places";

/** Opening hours have both ends or none, and open before they close. */
export const openingHoursAreWhole = (content: Content): Finding[] =>
  groupsOf(content, "OpeningHours").flatMap((hours): Finding[] => {
    const { opens, closes } = hours.value;
    if (opens === undefined && closes === undefined) return [];
    if (opens === undefined || closes === undefined) {
      const [has, lacks] = opens === undefined ? ["closes", "opens"] : ["opens", "closes"];
      return [
        {
          ...fieldOf(hours, lacks),
          problem: `is missing, but there is ${quote(has)}`,
          fix: `add ${quote(lacks)}, or delete ${quote(has)} for a closed day`,
        },
      ];
    }
    if (typeof opens !== "string" || typeof closes !== "string" || opens < closes) return [];
    return [
      {
        ...fieldOf(hours, "closes"),
        problem: `must be later than opens, which is ${quote(opens)}, but is ${quote(closes)}`,
        fix: 'write it on the 24-hour clock, like "18:00" for 6 PM',
      },
    ];
  });

/** No day stands in two lines of the opening hours. */
export const openingDaysAreToldOnce = (content: Content): Finding[] => {
  const days = groupsOf(content, "OpeningHours").flatMap(({ document, path, value }) => {
    const listed: readonly unknown[] = Array.isArray(value.days) ? value.days : [];
    return listed.map((day, index) => ({ document, line: path, day, index }));
  });
  return repeats(days, ({ day }) => String(day))
    .filter(({ later, first }) => pathKey(later.line) !== pathKey(first.line))
    .map(({ later, first }) => ({
      document: later.document,
      path: [...later.line, "days", later.index],
      problem: `names ${quote(String(later.day))}, which is also in ${referTo(first.document, first.line, later.document)}`,
      fix: "delete the day in the line where it is wrong",
    }));
};

/** Warns of hours that are given for no day: search engines would not learn of them. */
export const openingHoursHaveDays = (content: Content): Finding[] =>
  groupsOf(content, "OpeningHours")
    .filter(
      ({ value: { days, opens } }) =>
        opens !== undefined && Array.isArray(days) && days.length === 0,
    )
    .map((hours): Finding => ({
      ...fieldOf(hours, "days"),
      problem: "is empty, but the line has hours",
      fix: 'list the days that its label names, like ["Saturday", "Sunday"]',
      severity: "warning",
    }));

/** An entry of the header is a link or a group of links, not both and not neither. */
export const navigationEntriesLead = (content: Content): Finding[] =>
  groupsOf(content, "NavigationEntry").flatMap((entry): Finding[] => {
    const hasLink = entry.value.to !== undefined;
    const hasGroup = entry.value.items !== undefined;
    if (hasLink !== hasGroup) return [];
    return [
      {
        document: entry.document,
        path: hasLink ? [...entry.path, "items"] : entry.path,
        atKey: hasLink,
        problem: hasLink
          ? 'is a group of links, but the entry is a link already, by "to"'
          : 'has neither "to" nor "items"',
        fix: hasLink
          ? 'delete "to" or "items"'
          : 'add "to" with the page it leads to, or "items" with a list of links',
      },
    ];
  });
