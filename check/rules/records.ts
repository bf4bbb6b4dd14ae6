import { listFile } from "../../schema/content-files";
import { completedProjectList, ongoingProjectList } from "../../schema/shapes/lists";
import { plotList } from "../../schema/shapes/plots";
import { siteSettings, weekdays } from "../../schema/shapes/site";
import type { Severity } from "../report/problem";
import { quote, suggest, valueAt } from "../report/wording";
import type { Place } from "../shape";
import { all, type Content, each, type Finder, ofKind, type Rule, warning } from "./content";

const plot = plotList.shape.plots.element;
const ongoingProject = ongoingProjectList.shape.projects.element;
const completedProject = completedProjectList.shape.projects.element;

/** Measured in the header at its narrowest, 1,248 pixels, with a company's name of 22 letters. */
const mostEntries = 11;
const mostLetters = 84;

const { navigation, contact } = siteSettings.shape;
const openingHours = contact.shape.hours.element;

const locations = (content: Content) =>
  [plot, ongoingProject, completedProject].flatMap(({ shape }) => all(shape.location)(content));
/** A place without regard to case, spaces and signs. */
const bare = (location: string) => location.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** A text for comparing: without regard to case and spaces. */
const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Where a text may be only once. */
const rooms = {
  content: () => "",
  file: ({ document }: Place) => document.name,
  list: ({ document, path }: Place) => document.name + JSON.stringify(path.slice(0, -1)),
};

/** A rule that no two texts of a room are the same. @param fix what to do with the second one. */
const differ =
  (find: Finder<string>, room: keyof typeof rooms, fix: string, severity?: Severity): Rule =>
  (content) => {
    const firsts = new Map<string, Place<string>>();
    return find(content).flatMap((text) => {
      const key = `${rooms[room](text)} ${plain(text.value)}`;
      const first = firsts.get(key) ?? text;
      firsts.set(key, first);
      if (first === text) return [];
      const { file, line, where } = first.document.problemAt(first.path, { problem: "", fix });
      const problem = `is already used at ${where} (${file}:${line})`;
      return [text.document.problemAt(text.path, { problem, fix, severity })];
    });
  };

const ownNumber =
  "copy each number from its own certificate, or delete the line where there is none yet";
const otherPhoto = "choose another photo for one of the two places";
const ownWords = "say what this page answers and the other does not";

export const recordRules: readonly Rule[] = [
  // One place has one spelling: the site finds plots by it.
  (content) => {
    const firsts = new Map(
      locations(content)
        .toReversed()
        .map((place) => [bare(place.value), place]),
    );
    return each(locations, (location) => {
      const first = firsts.get(bare(location));
      if (!first || first.value === location) return undefined;
      const problem = `is ${quote(location)}, but in ${first.document.name} it is ${quote(first.value)}`;
      return warning(problem, "spell a place in one way");
    })(content);
  },
  // The label of opening hours names no day that they leave out.
  each(all(openingHours), ({ label, days }) => {
    const missing = weekdays.find((day) => label.includes(day.slice(0, 3)) && !days.includes(day));
    const problem = `is ${quote(label)}, but ${missing} is not among the days`;
    return missing && warning(problem, "correct the label, or the days", "label");
  }),
  // Every record that is named exists.
  each(ofKind("record"), (value, content, { note }) => {
    const { path: file, records } = listFile(note.list ?? "");
    const document = content.documents.find(({ entry }) => entry.path === file);
    const list = valueAt(document?.value, [records]);
    const slugs = ofKind("slug")(content)
      .filter((slug) => slug.document === document)
      .map((slug) => slug.value);
    // A record whose slug has to be fixed first may be the one that is meant.
    const hasAll = Array.isArray(list) && new Set(slugs).size === list.length;
    if (!hasAll || slugs.includes(value)) return undefined;
    const problem = `names the record ${quote(value)}, which is not in data/${file}`;
    return {
      problem,
      fix: suggest(value, slugs, "write one of the slugs there, or delete this entry"),
    };
  }),
  // The stage of an ongoing project is one of the list of stages.
  each(all(ongoingProject), ({ stage }, content) => {
    const [list] = all(ongoingProjectList.shape.stages)(content);
    if (stage === undefined || !list || list.value.includes(stage)) return undefined;
    const problem = `${quote(stage)} is not among the stages of this file`;
    const fix = suggest(stage, list.value, "write one of the stages, or add it to them");
    return { field: "stage", problem, fix };
  }),
  // An ongoing project that is completed was copied to that list and left in its own.
  each(all(ongoingProject), ({ slug, name }, content) => {
    const isCompleted = all(completedProject)(content).some(
      ({ value }) => value.slug === slug || plain(value.name) === plain(name),
    );
    const fix = "delete the project from the list where it is wrong";
    return isCompleted && warning("is listed in data/completed-projects.json too", fix);
  }),
  // The header's entries fit into one line of a laptop, beside a long name.
  each(all(navigation), (entries) => {
    const letters = entries.reduce((sum, { label }) => sum + label.length, 0);
    const problem = `has ${entries.length} entries of ${letters} letters in all, but there is room for ${mostEntries} of ${mostLetters}`;
    const fix = "put some of them into a group (an entry with items), or shorten their labels";
    return (entries.length > mostEntries || letters > mostLetters) && { problem, fix };
  }),
  // What names one thing, or is shown beside others, is nowhere twice.
  differ(ofKind("slug"), "file", "give this record its own slug"),
  differ(ofKind("record"), "list", "delete this entry"),
  differ(all(plot.shape.amenities.element), "list", "delete this entry", "warning"),
  differ(ofKind("registration"), "file", ownNumber),
  differ(
    all(openingHours.shape.days.element),
    "content",
    "delete the day from the line where it is wrong",
  ),
  differ(ofKind("photoId", "photoFile"), "content", otherPhoto, "warning"),
  differ(ofKind("altText"), "file", "say what this photo shows and the other does not"),
  differ(ofKind("searchTitle"), "content", ownWords),
  differ(ofKind("searchDescription"), "content", ownWords),
];
