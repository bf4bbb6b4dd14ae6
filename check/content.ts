import type { z } from "zod";

import { contentFile, layoutSlug, layoutType } from "../schema/content-files";
import type { FieldType } from "../schema/fields";
import { entryOf, fieldsOf, metaOf, type Meta, type Shape } from "../schema/shape-tree";
import { layout } from "../schema/shapes/layouts";
import * as lists from "../schema/shapes/lists";
import { servicesPage } from "../schema/shapes/pages";
import { siteSettings } from "../schema/shapes/site";
import { whyInvestPage } from "../schema/shapes/why-invest";
import { fieldInWords, isGroup, type Finding, type Path, type Severity } from "./report";

/** Where a field is: its file in the project, and its path in the file. */
export type FieldPath = Pick<Finding, "file" | "path">;

/** The value of a field, and the metadata of the field. */
export interface FieldValue<Value = unknown> extends FieldPath {
  value: Value;
  meta: Meta;
}

/** All single values in a value of any shape. */
function fieldValuesIn(path: FieldPath, shape: Shape, value: unknown): FieldValue[] {
  const [entry, fields] = [entryOf(shape), fieldsOf(shape)];
  if (entry && Array.isArray(value))
    return value.flatMap((item, index) => fieldValuesIn(fieldIn(path, index), entry, item));
  if (fields && isGroup(value))
    return Object.entries(fields).flatMap(([name, field]) =>
      fieldValuesIn(fieldIn(path, name), field, value[name]),
    );
  return value === undefined ? [] : [{ ...path, value, meta: metaOf(shape) }];
}

/**
 * Gives all content to the rules. Each file and each record has its path, for messages.
 * @param values the values of the JSON files by their paths inside data/; other files may have any value.
 * @param staticFiles the paths inside static/, like "brochure.pdf".
 * @throws ZodError if a file does not fit its shape.
 */
export function readContent(values: ReadonlyMap<string, unknown>, staticFiles: string[] = []) {
  const files = [...values.keys()];
  const pathOf = (name: string): FieldPath => ({ file: `data/${name}`, path: [] });
  const read = <S extends z.ZodObject>(name: string, shape: S) => ({
    ...shape.parse(values.get(name)),
    ...pathOf(name),
  });
  const projectsIn = <T extends object>(list: FieldPath & { projects: readonly T[] }) =>
    list.projects.map((project, index) => ({ ...project, ...fieldIn(list, "projects", index) }));
  const known = files.flatMap((name) => contentFile(`data/${name}`) ?? []);
  const fieldValues = known.flatMap(({ path, shape }) =>
    fieldValuesIn(pathOf(path), shape, values.get(path)),
  );
  const layouts = known
    .filter(({ type }) => type === layoutType)
    .map(({ path }) => ({ ...read(path, layout), slug: layoutSlug(path) }));
  const ongoing = read("ongoing-projects.json", lists.ongoingProjectList);
  const completed = read("completed-projects.json", lists.completedProjectList);
  const ongoingProjects = projectsIn(ongoing);
  return {
    /** The files of data/, like "images/entrance.jpg". */
    files,
    staticFiles,
    fieldValues,
    texts: fieldValues.filter(
      (field): field is FieldValue<string> => typeof field.value === "string",
    ),
    layouts,
    ongoingProjects,
    /** The layouts and projects, each of which is in a town. */
    recordsWithPapers: [...layouts, ...ongoingProjects, ...projectsIn(completed)],
    stages: ongoing.stages,
    gallery: read("gallery.json", lists.galleryList),
    testimonials: read("testimonials.json", lists.testimonialList).testimonials,
    places: read("places.json", lists.placeList).places,
    site: read("site.json", siteSettings),
    services: read("pages/services.json", servicesPage),
    whyInvest: read("pages/why-invest.json", whyInvestPage),
    /** The labels of a field, such as `Photos › 2 "Gatehouse"`. */
    labels: ({ file, path }: FieldPath) =>
      fieldInWords(contentFile(file)?.shape, values.get(file.replace("data/", "")), path),
  };
}

export type Content = ReturnType<typeof readContent>;

export interface RuleOptions {
  /** The day in India, like "2026-01-31". */
  today: string;
  /** Whether to report launch blockers: the site is launched, or --launch asks for them. */
  launch: boolean;
  /** The absolute path of data/. */
  folder: string;
}

/** Checks what no shape can express, in content that fits its shapes. */
export type Rule = (content: Content, options: RuleOptions) => Finding[] | Promise<Finding[]>;

/** The texts of all fields of some types. */
export const textsOfType = ({ texts }: Content, ...types: FieldType[]) =>
  texts.filter(({ meta }) => types.some((type) => type === meta.fieldType));

/** The path of a field inside a file or a record. */
export const fieldIn = ({ file, path }: FieldPath, ...inside: Path): FieldPath => ({
  file,
  path: [...path, ...inside],
});

const findingWith =
  (severity: Severity) =>
  ({ file, path }: FieldPath, message: string): Finding => ({ file, path, severity, message });

export const error = findingWith("error");
export const warning = findingWith("warning");
export const launchBlocker = findingWith("launch");
