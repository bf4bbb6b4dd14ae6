import { approvalOf } from "../../schema/approvals";
import { layoutType } from "../../schema/content-files";
import { weekdays } from "../../schema/shapes/site";
import {
  at,
  type Content,
  error,
  type Leaf,
  ofKind,
  type Place,
  type Rule,
  warning,
} from "../content";
import { nearest, quote, suggest } from "../report/wording";

/** A text in lower case, without extra spaces. */
const normalize = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A layout has its pin and its distances by the name of its town. A project's town may be off the map. */
export const towns: Rule = ({ layouts, ongoingProjects, completedProjects, places }) => {
  const known = places.filter(({ kind }) => kind === "town").map(({ name }) => name);
  return [...layouts, ...ongoingProjects, ...completedProjects].flatMap((record) => {
    const [town = ""] = record.location.split(",");
    const meant = nearest(town, known);
    const isOnMap = known.map(normalize).includes(normalize(town));
    if (isOnMap || !(meant || "pricePerSqYd" in record)) return [];
    const remedy = suggest(town, known, "correct its spelling");
    const message = `is in ${quote(town)}, which is not on the map: ${remedy}, or add the town to Places (data/places.json)`;
    return [warning(at(record, "location"), message)];
  });
};

/** The days in a label: "Mon–Fri" has five, "Sat, Sun" two; "By appointment" and "Mon–Fri, Sun" are not read. */
function daysIn(label: string): string[] {
  const words = label.match(/[A-Z][a-z]{2,}/g) ?? [];
  const named = words.flatMap((word) => weekdays.find((day) => day.startsWith(word)) ?? []);
  const [first, last] = named;
  if (!/[-–—]|\b(to|through)\b/.test(label)) return named;
  if (named.length !== 2 || !first || !last) return [];
  const week = [...weekdays, ...weekdays].slice(weekdays.indexOf(first));
  return week.slice(0, week.indexOf(last) + 1);
}

export const hours: Rule = ({ site }) =>
  site.contact.hours.flatMap(({ label, days }, index) => {
    const named = daysIn(label);
    const wrong = weekdays.find((day) => named.includes(day) !== days.includes(day));
    if (named.length === 0 || !wrong) return [];
    const place = at(site, "contact", "hours", index, "label");
    const message = `is ${quote(label)}, but ${wrong} is ${days.includes(wrong) ? "" : "not "}among the days: correct the label, or the days`;
    return [warning(place, message)];
  });

/** The slugs that fields name. */
export const references: Rule = (content) => {
  const { layouts, testimonials } = content;
  return ofKind(content, "reference").flatMap((leaf) => {
    const { value, meta } = leaf;
    const isLayout = meta.listType === layoutType;
    const slugs = (isLayout ? layouts : testimonials).map(({ slug }) => slug);
    const where = isLayout ? "a layout in data/layouts" : "a record of data/testimonials.json";
    const remedy = suggest(value, slugs, "choose another one, or remove this one");
    const message = `is ${quote(value)}, which is not ${where}: ${remedy}`;
    return slugs.includes(value) ? [] : [error(leaf, message)];
  });
};

/** Stages and groups that records name are in the lists of their files. */
export const listed: Rule = ({ ongoing, gallery }) => {
  const check = (
    place: Place,
    value: string | undefined,
    known: readonly string[],
    list: string,
  ) => {
    const remedy = suggest(value ?? "", known, "write one of them, or add this one to them");
    const message = `is ${quote(value ?? "")}, which is not among ${list} of this file: ${remedy}`;
    return value === undefined || known.includes(value) ? [] : [error(place, message)];
  };
  return [
    ...ongoing.projects.flatMap(({ stage }, index) =>
      check(at(ongoing, "projects", index, "stage"), stage, ongoing.stages, "Stages (stages)"),
    ),
    ...gallery.tiles.flatMap(({ group }, index) =>
      check(at(gallery, "tiles", index, "group"), group, gallery.groups, "Groups (groups)"),
    ),
  ];
};

/** The badge says the authority that signed the permit. */
export const authorities: Rule = ({ layouts }) =>
  layouts.flatMap((layout) => {
    const { status, papers } = layout;
    const authority = papers?.permit?.authority;
    const message = `is ${quote(status)}, but its permit is from ${authority}: choose the authority that signed the sanction letter, here and in Permit (permit)`;
    const isOther = authority && authority !== approvalOf(status)?.shortName;
    return isOther ? [error(at(layout, "status"), message)] : [];
  });

/** What fits into the header, measured at its smallest width, 1,248 pixels, with a company name of 22 letters. */
const room = { entries: 11, letters: 84 };

/** The header has to stay on one line on a laptop. */
export const headerRoom: Rule = ({ site }) => {
  const entries = site.navigation.length;
  const letters = site.navigation.reduce((sum, { label }) => sum + label.length, 0);
  const message = `has ${entries} entries with ${letters} letters in all, but there is room for ${room.entries} with ${room.letters}: put some entries into a group (an entry with items), or shorten their labels`;
  const fits = entries <= room.entries && letters <= room.letters;
  return fits ? [] : [error(at(site, "navigation"), message)];
};

const isIn = (pattern: RegExp) => (leaf: Leaf) =>
  pattern.test(`${leaf.file} ${leaf.path.join(" ")}`);
const inAll = () => "";
const inFile = ({ file }: Leaf) => file;
const inList = ({ file, path }: Leaf) => [file, ...path.slice(0, -1)].join(" ");

/** No two of some texts are the same. @param scopeOf where a text may be used only once. */
function unique(
  { where }: Content,
  texts: readonly Leaf<string>[],
  scopeOf: (leaf: Leaf) => string,
  remedy: string,
  finding = error,
) {
  const firsts = new Map<string, Leaf<string>>();
  return texts.flatMap((text) => {
    const key = `${scopeOf(text)} ${normalize(text.value)}`;
    const first = firsts.get(key) ?? text;
    firsts.set(key, first);
    const message = `is ${quote(text.value)}, which ${where(first)} in ${first.file} already is: ${remedy}`;
    return first === text ? [] : [finding(text, message)];
  });
}

const ownWords = "write what this page says and the other does not";
const deleteOne = "remove this one";

export const repeated: Rule = (content) => {
  const textsIn = (pattern: RegExp) => content.texts.filter(isIn(pattern));
  const kind = (...kinds: Parameters<typeof ofKind>[1][]) => ofKind(content, ...kinds);
  // The photo in the header of a page is a backdrop, and may also be the photo of a layout.
  const photos = kind("photoSource", "photoFile").filter(({ path }) => path[0] !== "header");
  const number = "copy each number from its own certificate, or clear the field";
  return [
    ...unique(content, kind("slug"), inFile, "give this record its own slug"),
    ...unique(content, kind("reference"), inList, deleteOne),
    ...unique(content, textsIn(/gallery\.json groups/), inList, deleteOne),
    ...unique(content, textsIn(/ amenities \d+$/), inList, deleteOne, warning),
    ...unique(content, textsIn(/ rates \d+ code$/), inFile, deleteOne),
    ...unique(content, kind("registration"), ({ file }) => file.replace(/layouts\/.*/, ""), number),
    ...unique(content, textsIn(/ hours \d+ days /), inFile, "delete the day in one of the two"),
    ...unique(content, photos, inAll, "choose another photo for one of the two", warning),
    ...unique(content, kind("altText"), inFile, "write what this photo shows and the other not"),
    ...unique(content, kind("searchTitle"), inAll, ownWords),
    ...unique(content, kind("searchDescription"), inAll, ownWords),
  ];
};

export const recordRules: readonly Rule[] = [
  towns,
  hours,
  references,
  listed,
  authorities,
  headerRoom,
  repeated,
];
