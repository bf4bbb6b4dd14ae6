import type { z } from "zod";

import { contentFile, layoutSlug, layoutType } from "../schema/content-files";
import type { FieldKind } from "../schema/fields";
import { entryOf, fieldsOf, metaOf, type Meta, type Shape } from "../schema/shape-tree";
import { layout } from "../schema/shapes/layouts";
import * as lists from "../schema/shapes/lists";
import { servicesPage } from "../schema/shapes/pages";
import { siteSettings } from "../schema/shapes/site";
import { whyInvestPage } from "../schema/shapes/why-invest";
import { isGroup, placeInWords, type Finding, type Path, type Severity } from "./report";

/** The place of a value: the file in the project, and the path in the file. */
export type Place = Pick<Finding, "file" | "path">;

/** A single value with its place, and with the metadata of its field. */
export interface Leaf<Value = unknown> extends Place {
  value: Value;
  meta: Meta;
}

function leavesIn(place: Place, shape: Shape, value: unknown): Leaf[] {
  const [entry, fields] = [entryOf(shape), fieldsOf(shape)];
  if (entry && Array.isArray(value))
    return value.flatMap((one, index) => leavesIn(at(place, index), entry, one));
  if (fields && isGroup(value))
    return Object.entries(fields).flatMap(([name, field]) =>
      leavesIn(at(place, name), field, value[name]),
    );
  return value === undefined ? [] : [{ ...place, value, meta: metaOf(shape) }];
}

/**
 * All content for the rules. Records have their places.
 * @param values the values of the JSON files by their paths inside data/; other files may have any value.
 * @param staticFiles the paths inside static/, like "brochure.pdf".
 * @throws ZodError if a file does not fit its shape.
 */
export function readContent(values: ReadonlyMap<string, unknown>, staticFiles: string[] = []) {
  const files = [...values.keys()];
  const fileAt = (name: string): Place => ({ file: `data/${name}`, path: [] });
  const read = <S extends z.ZodObject>(name: string, shape: S) => ({
    ...shape.parse(values.get(name)),
    ...fileAt(name),
  });
  const placed = <T extends object>(list: Place & { projects: readonly T[] }) =>
    list.projects.map((project, index) => ({ ...project, ...at(list, "projects", index) }));
  const known = files.flatMap((name) => contentFile(`data/${name}`) ?? []);
  const leaves = known.flatMap(({ path, shape }) =>
    leavesIn(fileAt(path), shape, values.get(path)),
  );
  const layouts = known
    .filter(({ type }) => type === layoutType)
    .map(({ path }) => ({ ...read(path, layout), slug: layoutSlug(path) }));
  const ongoing = read("ongoing-projects.json", lists.ongoingProjectList);
  const completed = read("completed-projects.json", lists.completedProjectList);
  const ongoingProjects = placed(ongoing);
  return {
    /** The files of data/, like "images/entrance.jpg". */
    files,
    staticFiles,
    leaves,
    texts: leaves.filter((leaf): leaf is Leaf<string> => typeof leaf.value === "string"),
    layouts,
    ongoingProjects,
    /** All records that may have papers, and that are in a town. */
    lands: [...layouts, ...ongoingProjects, ...placed(completed)],
    stages: ongoing.stages,
    gallery: read("gallery.json", lists.galleryList),
    testimonials: read("testimonials.json", lists.testimonialList).testimonials,
    places: read("places.json", lists.placeList).places,
    site: read("site.json", siteSettings),
    services: read("pages/services.json", servicesPage),
    whyInvest: read("pages/why-invest.json", whyInvestPage),
    /** A place in words. */
    where: ({ file, path }: Place) =>
      placeInWords(contentFile(file)?.shape, values.get(file.replace("data/", "")), path),
  };
}

export type Content = ReturnType<typeof readContent>;

export interface RuleOptions {
  /** The day in India, like "2026-01-31". */
  today: string;
  /** Whether to report launch items: the site is launched, or --launch asks for them. */
  launch: boolean;
  /** The absolute path of data/. */
  folder: string;
}

/** A check that no shape can express, for content that fits its shapes. */
export type Rule = (content: Content, options: RuleOptions) => Finding[] | Promise<Finding[]>;

/** The texts of fields of some kinds. */
export const ofKind = ({ texts }: Content, ...kinds: FieldKind[]) =>
  texts.filter(({ meta }) => kinds.some((kind) => kind === meta.kind));

/** A place inside another one, such as a field of a record. */
export const at = ({ file, path }: Place, ...inside: Path): Place => ({
  file,
  path: [...path, ...inside],
});

const findingWith =
  (severity: Severity) =>
  ({ file, path }: Place, message: string): Finding => ({ file, path, severity, message });

export const error = findingWith("error");
export const warning = findingWith("warning");
export const launchItem = findingWith("launch");
