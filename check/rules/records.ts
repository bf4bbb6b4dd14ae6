import type { z } from "zod";

import { layoutSlug, layoutType, listFile } from "../../schema/content-files";
import { approvalOf } from "../../schema/approvals";
import { inWords, type Phrase } from "../../schema/refine";
import { location } from "../../schema/shapes/common";
import {
  completedProject,
  galleryList,
  ongoingProject,
  ongoingProjectList,
} from "../../schema/shapes/lists";
import { placeList } from "../../schema/shapes/places";
import { layout } from "../../schema/shapes/layouts";
import { siteSettings } from "../../schema/shapes/site";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import { nearest, quote, suggest, valueAt } from "../report/wording";
import type { ContentNode } from "../shape";
import { all, each, type Selector, ofKind, type Rule, warning } from "./rule";

/** What fits into the header, measured at its smallest width, 1,248 pixels, with a company name of 22 letters. */
const maxEntries = 11;
const maxLetters = 84;

const { navigation, contact } = siteSettings.shape;
const openingHours = contact.shape.hours.element;
const weekdays = openingHours.shape.days.element.options;
const { currencies } = whyInvestPage.shape.cost.shape;

/** A text in lower case, without extra spaces. */
const normalize = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

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

/** The scopes in which a text may be used only once. */
const scopes = {
  content: () => "",
  file: ({ document }: ContentNode) => document.file.type,
  list: ({ document, path }: ContentNode) => document.name + JSON.stringify(path.slice(0, -1)),
};

/** No two texts of a scope are the same. */
const unique =
  (find: Selector<string>, scope: keyof typeof scopes, fix: Phrase, severity?: "warning"): Rule =>
  (content) => {
    const firsts = new Map<string, ContentNode<string>>();
    return find(content).flatMap((text) => {
      const key = `${scopes[scope](text)} ${normalize(text.value)}`;
      const first = firsts.get(key) ?? text;
      firsts.set(key, first);
      if (first === text) return [];
      const problem = "is already used";
      const at = first.document.problemAt(first.path, { problem, fix });
      return [text.document.problemAt(text.path, { problem, at, fix, severity })];
    });
  };

/** Each of some texts is in a list of the same file. @param name of what is in the list, in the plural. */
const mustBeIn = <T extends z.ZodType<string>>(
  text: T,
  list: z.ZodType<string[]>,
  name: string,
): Rule =>
  each(all(text), (value, content) => {
    const [known] = all(list)(content);
    if (!known || known.value.includes(value)) return undefined;
    const problem = `${quote(value)} is not among the ${name} of this file`;
    const otherwise = `write one of the ${name}, or add this one to them`;
    return { problem, fix: suggest(value, known.value, otherwise) };
  });

const ownNumber: Phrase = ({ byHand }) =>
  `copy each number from its own certificate, or ${byHand("delete the line", "clear the field")} where there is none yet`;
const deleteEntry: Phrase = ({ byHand }) => byHand("delete this entry", "remove this one");
const ownWords = "write what this page says and the other does not";

export const recordRules: readonly Rule[] = [
  // A plot has its pin and its distances by the name of its town. A project's town may be off the map.
  each(all(location), (text, content, { document }) => {
    const [town = ""] = text.split(",");
    const [places] = all(placeList.shape.places)(content);
    const towns = places?.value.filter(({ kind }) => kind === "town").map(({ name }) => name);
    const isOnMap = !towns || towns.map(normalize).includes(normalize(town));
    const meant = nearest(town, towns ?? []);
    const fix: Phrase = ({ file }) =>
      `${meant ? `write ${quote(meant)}` : "correct its spelling"}, or add the town to ${file("places.json")}`;
    const isPlot = document.file.shape === layout;
    const problem = `is in ${quote(town)}, which is not on the map`;
    return !isOnMap && (isPlot || meant) && warning(problem, fix);
  }),
  each(all(openingHours), ({ label, days }) => {
    const named = daysIn(label);
    const missing = named.find((day) => !days.includes(day));
    const extra = named.length > 0 && days.find((day) => !named.includes(day));
    const problem = `is ${quote(label)}, but ${missing ?? extra} is ${missing ? "not " : ""}among the days`;
    return (missing ?? extra) && warning(problem, "correct the label, or the days", "label");
  }),
  each(ofKind("reference"), (value, content, { meta }) => {
    if (meta.listType === layoutType) {
      const layouts = content.documents.filter(({ file }) => file.type === layoutType);
      const slugs = layouts.map(({ name }) => layoutSlug(name));
      if (slugs.includes(value)) return undefined;
      const problem = `names the layout ${quote(value)}, which has no file in data/layouts`;
      return { problem, fix: suggest(value, slugs, "write the name of a file of that folder") };
    }
    const { path: file, records } = listFile(meta.listType ?? "");
    const document = content.documents.find((one) => one.file.path === file);
    const list = valueAt(document?.value, [records]);
    const slugs = ofKind("slug")(content)
      .filter((slug) => slug.document === document)
      .map((slug) => slug.value);
    // If a slug is missing or wrong, it has its own message, and the record may be the one that is meant.
    const hasAll = Array.isArray(list) && new Set(slugs).size === list.length;
    if (!hasAll || slugs.includes(value)) return undefined;
    const meant = nearest(value, slugs);
    return {
      problem: (wording) =>
        `names the record ${quote(value)}, which is not in ${wording.file(file)}`,
      fix: meant
        ? `write ${quote(meant)}`
        : (wording) =>
            `${wording.byHand("write a slug of that file", "choose another one")}, or ${inWords(deleteEntry, wording)}`,
    };
  }),
  mustBeIn(ongoingProject.shape.stage.unwrap(), ongoingProjectList.shape.stages, "stages"),
  mustBeIn(galleryList.shape.tiles.element.shape.group, galleryList.shape.groups, "groups"),
  each(all(ongoingProject), ({ name }, content) => {
    const isCompleted = all(completedProject)(content).some(
      ({ value }) => normalize(value.name) === normalize(name),
    );
    const fix = "delete the project from one of the two lists";
    const problem: Phrase = ({ file }) => `is also in ${file("completed-projects.json")}`;
    return isCompleted && warning(problem, fix);
  }),
  each(all(layout), ({ status, papers }) => {
    const shortName = approvalOf(status)?.shortName;
    const authority = papers?.permit?.authority;
    const problem = `is ${quote(status)}, but its permit is from ${authority}`;
    const fix: Phrase = ({ field }) =>
      `choose the authority that signed the sanction letter, under ${field("status")} and under ${field("permit")}`;
    return shortName && authority && authority !== shortName && { problem, fix, field: "status" };
  }),
  // The header has to stay on one line on a laptop.
  each(all(navigation), (entries) => {
    const letters = entries.reduce((sum, { label }) => sum + label.length, 0);
    const problem = `has ${entries.length} entries with ${letters} letters in all, but there is room for ${maxEntries} entries with ${maxLetters} letters`;
    const fix = "put some entries into a group (an entry with items), or shorten their labels";
    return (entries.length > maxEntries || letters > maxLetters) && { problem, fix };
  }),
  unique(ofKind("slug"), "file", "give this record its own slug"),
  unique(ofKind("reference"), "list", deleteEntry),
  unique(all(galleryList.shape.groups.element), "list", deleteEntry),
  unique(all(layout.shape.amenities.element), "list", deleteEntry, "warning"),
  unique(all(currencies.shape.rates.element.shape.code), "file", deleteEntry),
  unique(ofKind("registration"), "file", ownNumber),
  unique(
    all(openingHours.shape.days.element),
    "content",
    "delete the day from one of the two lines",
  ),
  unique(
    // The photo in the header of a page is a backdrop, and may also be the photo of a layout.
    (content) =>
      ofKind("photoSource", "photoFile")(content).filter(({ path }) => path[0] !== "header"),
    "content",
    "choose another photo for one of the two places",
    "warning",
  ),
  unique(ofKind("altText"), "file", "write what this photo shows and the other does not"),
  unique(ofKind("searchTitle"), "content", ownWords),
  unique(ofKind("searchDescription"), "content", ownWords),
];
