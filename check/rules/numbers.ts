import { oldAfterDays } from "../../src/lib/freshness";
import { error, fieldIn, launchBlocker, warning, type FieldPath, type Rule } from "../content";
import { valueAt, type Path } from "../report";

/** Finds numbers above five times the median or below a fifth of it, if there are three or more. */
function farOff(all: readonly FieldPath[], field: Path, remedy: string, finding = warning) {
  const records = all.filter((record) => valueAt(record, field) !== undefined);
  const numbers = records.map((record) => Number(valueAt(record, field)));
  const usual = numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  return records.flatMap((record, index) => {
    const value = numbers[index] ?? usual;
    const isFar = numbers.length > 2 && (value > 5 * usual || value < usual / 5);
    const isConfirmed = finding === error && valueAt(record, ["unusualPrice"]) !== undefined;
    const message = `is ${value}, far from the others, which are about ${usual}: count the digits, and write ${remedy}`;
    return isFar && !isConfirmed ? [finding(fieldIn(record, ...field), message)] : [];
  });
}

const fullPrice = "the full price in rupees";
const priceOrConfirmation = `${fullPrice}; if it is right, set Unusual price (unusualPrice) to "is right"`;
const squareYards = "square yards, not square feet; 9 sq ft are 1 sq yd";

/** Finds a digit too many or too few. For a price this is an error, since 3,000 for 30,000 must not go online. */
export const unusualNumbers: Rule = ({ layouts, ongoingProjects }) => [
  ...farOff(layouts, ["pricePerSqYd"], priceOrConfirmation, error),
  ...farOff(layouts, ["size", "min"], squareYards),
  ...farOff(layouts, ["size", "max"], squareYards),
  ...farOff(ongoingProjects, ["investment", "min"], fullPrice),
  ...farOff(ongoingProjects, ["investment", "max"], fullPrice),
];

/** Dates of past events must not be in the future; the last day of a registration and holidays may be. */
export const futureDates: Rule = ({ fieldValues }, { today }) =>
  fieldValues
    .filter(({ path }) => /^(asOf|date|percentAsOf|completedYear)$/.test(`${path.at(-1)}`))
    .filter(({ value }) => `${value}` > today.slice(0, `${value}`.length))
    .map((field) => {
      const message = `is ${field.value}, in the future: write when it happened; leave out what is still to come`;
      // With a later date, pages would show the statuses of a plan for too long.
      return field.path.includes("plan") ? error(field, message) : warning(field, message);
    });

export const pastCompletions: Rule = ({ ongoingProjects }, { today }) =>
  ongoingProjects
    .filter(({ completion }) => completion < today.slice(0, completion.length))
    .map((project) => {
      const message = `is ${project.completion}, a month in the past: write the month that you expect now, or move the project to Completed projects`;
      return warning(fieldIn(project, "completion"), message);
    });

/** The days since a date; negative for a date in the future. */
const daysSince = (date: string, today: string) =>
  (Date.parse(today) - Date.parse(date)) / (24 * 60 * 60 * 1000);

/** By law nothing may be advertised under a registration that has ended. The warning comes 60 days before. */
export const endedRegistrations: Rule = ({ recordsWithPapers }, { today, launch }) =>
  recordsWithPapers.flatMap((record) => {
    const date = record.papers?.rera?.validUntil;
    if (!date || daysSince(date, today) <= -60) return [];
    const hasEnded = daysSince(date, today) > 0;
    const message = `is ${date}, and the RERA registration ${hasEnded ? "has ended" : "ends soon"}: write the last day of the extension, or take the layout off the site`;
    const finding = hasEnded && launch ? launchBlocker : warning;
    return [finding(fieldIn(record, "papers", "rera", "validUntil"), message)];
  });

/** Facts that visitors read, and that editors have to look up again. */
export const oldFacts: Rule = ({ recordsWithPapers, whyInvest }, { today }) => {
  const { duties, currencies } = whyInvest.cost;
  const hasRates = currencies.rates.some(({ rupees }) => rupees !== undefined);
  const old = (days: number, remedy: string, place: FieldPath, date?: string) => {
    const message = `is ${date}, more than ${days} days ago: ${remedy}, and write today's date here`;
    return date && daysSince(date, today) > days ? [warning(place, message)] : [];
  };
  const dutiesPlace = fieldIn(whyInvest, "cost", "duties", "asOf");
  const ratesPlace = fieldIn(whyInvest, "cost", "currencies", "asOf");
  const ratesAsOf = hasRates ? currencies.asOf : undefined;
  return [
    ...old(365, "look up the rates at registration.telangana.gov.in", dutiesPlace, duties.asOf),
    ...old(oldAfterDays, "look up the exchange rates", ratesPlace, ratesAsOf),
    ...recordsWithPapers.flatMap((record) => {
      const place = fieldIn(record, "papers", "left", "asOf");
      return old(oldAfterDays, "count the unsold plots", place, record.papers?.left?.asOf);
    }),
  ];
};
