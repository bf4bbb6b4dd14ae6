import { listFile } from "../../schema/content-files";
import { photo } from "../../schema/shapes/common";
import { completedProjectList, ongoingProjectList, plotList } from "../../schema/shapes/lists";
import { siteSettings } from "../../schema/shapes/site";
import { nearest } from "../report/nearest";
import { quote, valueAt } from "../report/wording";
import type { Place } from "../shape/places";
import { allOf, at, fieldOf, plain, type Rule, textsOf } from "./content";

const plot = plotList.shape.plots.element;
const ongoingProject = ongoingProjectList.shape.projects.element;

/** Every record that is named exists. */
export const recordsExist: Rule = (content) =>
  textsOf(content, "record").flatMap((place) => {
    const { value, note } = place;
    if (!note.list) return [];
    const { path: file, records } = listFile(note.list);
    const document = content.documents.find(({ entry }) => entry.path === file);
    const list = valueAt(document?.value, [records]);
    const slugs = textsOf(content, "slug")
      .filter((slug) => slug.document === document)
      .map((slug) => slug.value);
    // A record whose slug has to be fixed first may be the one that is meant.
    const hasAll = Array.isArray(list) && new Set(slugs).size === list.length;
    if (!hasAll || slugs.includes(value)) return [];
    const meant = nearest(value, slugs);
    const fix = meant
      ? `write ${quote(meant)}`
      : "write one of the slugs there, or delete this entry";
    return [at(place, `names the record ${quote(value)}, which is not in data/${file}`, fix)];
  });

/** The stage of an ongoing project is one of the list of stages. */
export const stagesAreListed: Rule = (content) =>
  allOf(content, ongoingProjectList).flatMap(({ value: { stages } }) =>
    allOf(content, ongoingProject).flatMap((project) => {
      const { stage } = project.value;
      if (stage === undefined || stages.includes(stage)) return [];
      const meant = nearest(stage, stages);
      const fix = meant ? `write ${quote(meant)}` : "write one of the stages, or add it to them";
      const problem = `${quote(stage)} is not among the stages of this file`;
      return [at(fieldOf(project, "stage"), problem, fix)];
    }),
  );

/** Warns of an ongoing project that is completed: it was copied to that list and left in its own. */
export const projectsAreInOneList: Rule = (content) => {
  const completed = allOf(content, completedProjectList.shape.projects.element);
  return allOf(content, ongoingProject)
    .filter(({ value: { slug, name } }) =>
      completed.some(({ value }) => value.slug === slug || plain(value.name) === plain(name)),
    )
    .map((project) => {
      const fix = "delete the project from the list where it is wrong";
      return at(project, "is listed in data/completed-projects.json too", fix, "warning");
    });
};

/** Ongoing projects have their RERA number, and before the site goes public plots have it too. */
export const offersAreRegistered: Rule = (content) => {
  const offers: Place<{ reraNumber?: string | undefined }>[] = [
    ...allOf(content, ongoingProject),
    ...(content.launch ? allOf(content, plot) : []),
  ];
  return offers
    .filter(({ value }) => value.reraNumber === undefined)
    .map((offer) =>
      at(
        fieldOf(offer, "reraNumber"),
        "is missing; a project may not be advertised without its registration number",
        'add "reraNumber" from the registration certificate; never invent one',
        content.launch ? "launch" : "warning",
      ),
    );
};

/** Groups that have one of two fields. */
const choices = [
  {
    shapes: [photo],
    fields: ["id", "file"],
    fix: 'a photo has one of the two: "file" with the path of your own photo, or "id", "width", "height" and "color" of a stock photo',
  },
  {
    shapes: [siteSettings.shape.navigation.element],
    fields: ["to", "items"],
    fix: 'an entry has one of the two: "to" with the page it links to, or "items" with a list of links',
  },
  {
    shapes: [plot, ongoingProject],
    fields: ["layoutPermitNumber", "otherPermit"],
    isOptional: true,
    fix: "a layout has one permit: delete the one that is not this layout's",
  },
];

/** Of two fields that exclude each other, a group has one. */
export const oneOfTwoIsPresent: Rule = (content) =>
  choices.flatMap(({ shapes, fields, isOptional = false, fix }) => {
    const [one = "", other = ""] = fields.map((field) => quote(field));
    return shapes
      .flatMap((shape): Place<object>[] => allOf(content, shape))
      .flatMap((group) => {
        const count = fields.filter((field) => valueAt(group.value, [field]) !== undefined).length;
        if (count === 2) return [at(group, `has both ${one} and ${other}`, fix)];
        return count === 1 || isOptional ? [] : [at(group, `has neither ${one} nor ${other}`, fix)];
      });
  });

/** Opening hours have both ends or none, and open before they close. */
export const openingHoursAreValid: Rule = (content) =>
  allOf(content, siteSettings.shape.contact.shape.hours.element).flatMap((hours) => {
    const { opens, closes } = hours.value;
    if (opens !== undefined && closes !== undefined && opens >= closes) {
      const problem = `must be later than opens, which is ${quote(opens)}, but is ${quote(closes)}`;
      const fix = 'write it on the 24-hour clock, like "18:00" for 6 PM';
      return [at(fieldOf(hours, "closes"), problem, fix)];
    }
    if ((opens === undefined) === (closes === undefined)) return [];
    const problem = 'has only one of "opens" and "closes"';
    return [at(hours, problem, "write both, or leave out both for a closed day")];
  });
