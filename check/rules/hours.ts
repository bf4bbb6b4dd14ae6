import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import { at, type Content, fieldOf, groupsOf, referTo, repeats } from "./rule";

/** Opening hours have both ends or none, and open before they close. */
export const openingHoursAreValid = (content: Content): Finding[] =>
  groupsOf(content, "OpeningHours").flatMap((hours) => {
    const { opens, closes } = hours.value;
    if ((opens === undefined) !== (closes === undefined)) {
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
export const openingDaysAreListedOnce = ({ texts }: Content): Finding[] =>
  repeats(
    texts.filter(({ path }) => path.at(-2) === "days"),
    ({ value }) => value,
  ).map(({ later, first }) =>
    at(
      later,
      `names ${quote(later.value)}, which is also in ${referTo(first, later, 2)}`,
      "delete the day from the line where it is wrong",
    ),
  );
