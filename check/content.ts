import type { z } from "zod";

import { contentFile, layoutSlug, layoutType } from "../schema/content-files";
import { layout } from "../schema/shapes/layouts";
import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  testimonialList,
} from "../schema/shapes/lists";
import { homePage, servicesPage } from "../schema/shapes/pages";
import { placeList } from "../schema/shapes/places";
import { siteSettings } from "../schema/shapes/site";
import { whyInvestPage } from "../schema/shapes/why-invest";
import type { FieldKind } from "../schema/fields";
import { entryOf, fieldsOf, type Meta, metaOf, type Shape } from "../schema/shape-tree";
import type { Finding, Severity } from "./report/problem";
import { isGroup, type Path, whereOf } from "./report/wording";

/** Where a value is. */
export interface Place {
  /** The file in the project, like "data/places.json". */
  file: string;
  path: Path;
}

/** A single value, with the metadata of its field. */
export interface Leaf<Value = unknown> extends Place {
  value: Value;
  meta: Meta;
}

function leavesIn(file: string, shape: Shape, value: unknown, path: Path): Leaf[] {
  const [entry, fields] = [entryOf(shape), fieldsOf(shape)];
  if (entry && Array.isArray(value))
    return value.flatMap((one, index) => leavesIn(file, entry, one, [...path, index]));
  if (fields && isGroup(value))
    return Object.entries(fields).flatMap(([name, field]) =>
      leavesIn(file, field, value[name], [...path, name]),
    );
  return value === undefined ? [] : [{ file, path, value, meta: metaOf(shape) }];
}

const placed = <Value extends object>(value: Value, file: string, ...path: Path) => ({
  ...value,
  file,
  path,
});

/**
 * All content, as the rules see it.
 * @param values of the JSON files by their paths in data/, each as its shape describes it; other files have any value.
 * @param staticFiles of static/, like "brochure.pdf".
 * @throws ZodError if a file is not as its shape describes it.
 */
export function contentOf(
  values: ReadonlyMap<string, unknown>,
  staticFiles: readonly string[] = [],
) {
  const files = [...values.keys()];
  const read = <S extends z.ZodObject>(name: string, shape: S) =>
    placed(shape.parse(values.get(name)), `data/${name}`);
  const known = files.flatMap((name) => contentFile(`data/${name}`) ?? []);
  const leaves = known.flatMap(({ path, shape }) =>
    leavesIn(`data/${path}`, shape, values.get(path), []),
  );
  const ongoing = read("ongoing-projects.json", ongoingProjectList);
  const completed = read("completed-projects.json", completedProjectList);
  return {
    /** The files of data/, like "images/entrance.jpg". */
    files,
    staticFiles,
    /** Every single value. */
    leaves,
    texts: leaves.filter((leaf): leaf is Leaf<string> => typeof leaf.value === "string"),
    site: read("site.json", siteSettings),
    layouts: known
      .filter(({ type }) => type === layoutType)
      .map(({ path }) => ({ ...read(path, layout), slug: layoutSlug(path) })),
    ongoing,
    ongoingProjects: ongoing.projects.map((one, at) => placed(one, ongoing.file, "projects", at)),
    completedProjects: completed.projects.map((one, at) =>
      placed(one, completed.file, "projects", at),
    ),
    testimonials: read("testimonials.json", testimonialList).testimonials,
    gallery: read("gallery.json", galleryList),
    places: read("places.json", placeList).places,
    home: read("pages/home.json", homePage),
    services: read("pages/services.json", servicesPage),
    whyInvest: read("pages/why-invest.json", whyInvestPage),
    /** A place in words. */
    where({ file, path }: Place): string {
      const shape = contentFile(file)?.shape;
      return shape ? whereOf(shape, values.get(file.replace("data/", "")), path) : "";
    },
  };
}

export type Content = ReturnType<typeof contentOf>;

export interface RuleOptions {
  /** The day in India, like "2026-01-31". */
  today: string;
  /** Whether to look for launch items: the site is launched, or --launch asks for them. */
  launch: boolean;
  /** The absolute path of data/. */
  folder: string;
}

/** A check that the shapes cannot express, of content that fits its shapes. */
export type Rule = (content: Content, options: RuleOptions) => Finding[] | Promise<Finding[]>;

/** The texts of some kinds. */
export const ofKind = ({ texts }: Content, ...kinds: FieldKind[]) =>
  texts.filter(({ meta }) => kinds.some((kind) => kind === meta.kind));

/** A place inside another one, such as a field of a record. */
export const at = ({ file, path }: Place, ...inside: Path): Place => ({
  file,
  path: [...path, ...inside],
});

const findingOf =
  (severity: Severity) =>
  ({ file, path }: Place, message: string): Finding => ({ file, path, severity, message });

export const error = findingOf("error");

/** It does not stop the build. */
export const warning = findingOf("warning");

/** It stops only the launch. */
export const launchItem = findingOf("launch");
