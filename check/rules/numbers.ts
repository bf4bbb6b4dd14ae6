import { countDays } from "../../schema/shapes/papers";
import { exchangeRateDays } from "../../schema/shapes/why-invest";
import { at, error, launchItem, type Place, type Rule, warning } from "../content";

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The numbers that are five times the usual one or more, or a fifth or less. It takes three to tell what is usual. */
function farOff<T extends Place>(records: readonly T[], numberOf: (record: T) => number) {
  const usual = median(records.map(numberOf));
  const isFar = (value: number) => records.length > 2 && (value > 5 * usual || value < usual / 5);
  return records
    .map((record) => ({ record, value: numberOf(record), usual }))
    .filter(({ value }) => isFar(value));
}

/** A digit too many or too few. 3,000 for 30,000 must not go online, so that for a price it is an error. */
export const unusualPrices: Rule = ({ layouts }) =>
  farOff(layouts, ({ pricePerSqYd }) => pricePerSqYd)
    .filter(({ record }) => !record.unusualPrice)
    .map(({ record, value, usual }) => {
      const message = `is ${value}, far from the others, which are about ${usual}: count the digits, and write the full price in rupees; if it is right, choose "is right" in Unusual price (unusualPrice)`;
      return error(at(record, "pricePerSqYd"), message);
    });

export const unusualRanges: Rule = ({ layouts, ongoingProjects }) =>
  (["min", "max"] as const).flatMap((end) => [
    ...farOff(layouts, ({ size }) => size[end]).map(({ record, value, usual }) => {
      const message = `is ${value}, far from the others, which are about ${usual}: count the digits, and write square yards, not square feet; 9 sq ft are 1 sq yd`;
      return warning(at(record, "size", end), message);
    }),
    ...farOff(ongoingProjects, ({ investment }) => investment[end]).map(
      ({ record, value, usual }) => {
        const message = `is ${value}, far from the others, which are about ${usual}: count the digits, and write the full price in rupees`;
        return warning(at(record, "investment", end), message);
      },
    ),
  ]);

/** Dates of what has happened are not in the future. Others, of registrations and holidays, may be. */
export const futureDates: Rule = ({ leaves }, { today }) =>
  leaves
    .filter(({ path }) => /^(asOf|date|percentAsOf|completedYear)$/.test(`${path.at(-1)}`))
    .filter(({ value }) => `${value}` > today.slice(0, `${value}`.length))
    .map((leaf) => {
      const message = `is ${leaf.value}, in the future: write when it happened; leave out what is still to come`;
      return warning(leaf, message);
    });

export const pastCompletions: Rule = ({ ongoingProjects }, { today }) =>
  ongoingProjects
    .filter(({ completion }) => completion < today.slice(0, completion.length))
    .map((project) => {
      const message = `is ${project.completion}, a month in the past: write the month that you expect now, or move the project to Completed projects`;
      return warning(at(project, "completion"), message);
    });

/** The days since a date. */
const age = (date: string, today: string) =>
  (Date.parse(today) - Date.parse(date)) / (24 * 60 * 60 * 1000);

/** A registration gets a warning this many days before it ends. */
const endDays = 60;

/** By law nothing may be advertised under a registration that has ended. */
export const endedRegistrations: Rule = (
  { layouts, ongoingProjects, completedProjects },
  { today, launch },
) =>
  [...layouts, ...ongoingProjects, ...completedProjects].flatMap((record) => {
    const date = record.papers?.rera?.validUntil;
    if (!date || age(date, today) <= -endDays) return [];
    const hasEnded = age(date, today) > 0;
    const message = `is ${date}, and the RERA registration ${hasEnded ? "has ended" : "ends soon"}: write the last day of the extension, or take the layout off the site`;
    const finding = hasEnded && launch ? launchItem : warning;
    return [finding(at(record, "papers", "rera", "validUntil"), message)];
  });

/** Facts that visitors read, and that have to be looked up again. */
export const oldFacts: Rule = ({ layouts, ongoingProjects, whyInvest }, { today }) => {
  const old = (place: Place, date: string | undefined, days: number, remedy: string) => {
    const message = `is ${date}, more than ${days} days ago: ${remedy}, and write today's date here`;
    return date && age(date, today) > days ? [warning(place, message)] : [];
  };
  const { duties, currencies } = whyInvest.cost;
  const hasRates = currencies.rates.some(({ rupees }) => rupees !== undefined);
  return [
    ...old(
      at(whyInvest, "cost", "duties", "asOf"),
      duties.asOf,
      365,
      "look up the rates at registration.telangana.gov.in",
    ),
    ...old(
      at(whyInvest, "cost", "currencies", "asOf"),
      hasRates ? currencies.asOf : undefined,
      exchangeRateDays,
      "look up the exchange rates",
    ),
    ...[...layouts, ...ongoingProjects].flatMap((record) =>
      old(
        at(record, "papers", "left", "asOf"),
        record.papers?.left?.asOf,
        countDays,
        "count the unsold plots",
      ),
    ),
  ];
};

export const numberRules: readonly Rule[] = [
  unusualPrices,
  unusualRanges,
  futureDates,
  pastCompletions,
  endedRegistrations,
  oldFacts,
];
