import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import { at, type Content, fieldOf, groupsOf, textsOf, warn } from "./rule";

const day = 24 * 60 * 60 * 1000;
/** Days after which the page says that a rate of exchange may have changed. */
const freshDays = 90;

/** Warns of a day that has not come yet. */
export const daysHaveCome = (content: Content): Finding[] =>
  textsOf(content, "date")
    .filter(({ value }) => Date.parse(value) - content.today.getTime() > day)
    .map((place) =>
      warn(
        place,
        `is ${quote(place.value)}, a day in the future`,
        "write the day on which the rates were looked up",
      ),
    );

/** Warns of old rates of exchange; before the site goes public they are renewed. */
export const ratesAreRecent = (content: Content): Finding[] =>
  groupsOf(content, "CostCurrencies").flatMap((currencies) => {
    const { asOf } = currencies.value;
    if (typeof asOf !== "string") return [];
    const age = Math.floor((content.today.getTime() - Date.parse(asOf)) / day);
    if (age <= freshDays) return [];
    return [
      at(
        fieldOf(currencies, "asOf"),
        `is ${quote(asOf)}, ${age} days ago; the page says that the rates may have changed`,
        "look the rates up, write them under rates, and write the day here",
        content.launch ? "launch" : "warning",
      ),
    ];
  });
