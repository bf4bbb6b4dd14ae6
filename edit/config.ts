import path from "node:path";
import { z } from "zod";

import { filesOf } from "../check/read/files";
import { installedIcons } from "../check/read/icon-sets";
import { contentFile, contentFiles, layoutType, listFile } from "../schema/content-files";
import { entryOf, fieldsOf, isOptional, labelOf, metaOf, type Shape } from "../schema/shape-tree";
import { layout } from "../schema/shapes/layouts";

/** The folder of the site's own photos, and the start of their addresses. */
const photoFolder = { media_folder: "/data/images", public_folder: "/images" };

const iconNames = [
  ...filesOf("data/images/icons").map((file) => path.basename(file, ".svg")),
  ...installedIcons,
];

const image = {
  widget: "image",
  ...photoFolder,
  accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif",
};

/** The widgets of some field types. The JSON type decides the others. */
const widgets: Record<string, object | undefined> = {
  month: { widget: "datetime", type: "date", format: "YYYY-MM" },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  clock: { widget: "datetime", type: "time", format: "HH:mm" },
  icon: { widget: "select", options: iconNames },
  // edit/form-content.ts makes a slug from the name. It never changes, since other files refer to it.
  slug: { widget: "hidden" },
  photoSource: image,
  photoFile: image,
  drawingFile: { ...image, accept: "image/svg+xml,image/png" },
  publishedFile: { widget: "file", media_folder: "/static", public_folder: "/" },
};

/** The collection of the CMS that has the form of a file. @param file the path inside data/. */
const collectionName = (file: string) => /^(?:layouts|pages)(?=\/)/.exec(file)?.[0] ?? "lists";
const fileName = (file: string) => path.basename(file, ".json");

/** The address of a file's form in the CMS, such as "#/collections/lists/entries/gallery"; for a photo, of all photos. */
export function formAddress(file: string): string {
  const { path: inData } = contentFile(file) ?? {};
  return inData
    ? `#/collections/${collectionName(inData)}/entries/${fileName(inData)}`
    : "#/assets";
}

/** The label of a file's form. The word "page" distinguishes the form of a page from the form of its list. */
export function formLabel(file: string): string {
  const label = labelOf(fileName(file), contentFile(file)?.shape);
  const isPage = file !== `data/${fileName(file)}.json`;
  return isPage && contentFile(`data/${fileName(file)}.json`) ? `${label} page` : label;
}

/** The options of a field that names a record. @param listType the GraphQL type of the list, or of a layout. */
function relation(listType: string): object {
  const choice = { name: "record", label: "Choice", widget: "relation" };
  if (listType === layoutType)
    return { ...choice, collection: "layouts", value_field: "{{slug}}", display_fields: ["name"] };
  const { path: file, records } = listFile(listType);
  const fields = { value_field: `${records}.*.slug`, display_fields: [`${records}.*.name`] };
  return { ...choice, collection: "lists", file: fileName(file), ...fields };
}

/** The options of a list. @param singular the label of an entry, such as "Layout" for "Layouts". */
function listOptions(entry: Shape, singular: string, summary?: string): object {
  const { listType } = metaOf(entry);
  if (listType) return { field: relation(listType) };
  const parts = fieldsOf(entry);
  // The CMS has a simpler list for texts, but that list marks the form as changed as soon as it appears.
  if (!parts) return { field: { ...formField("value", entry), label: singular } };
  const title = Object.keys(parts).find(
    (name) => metaOf(parts[name] ?? entry).fieldType === "words",
  );
  return {
    fields: formFields(parts),
    collapsed: true,
    summary: summary ?? (title && `{{${title}}}`),
    thumbnail: parts.photo && "photo.src",
  };
}

/** The options of a single value. The form accepts any value, and the check reports a wrong one after each save. */
function valueOptions(shape: Shape): object {
  const { fieldType = "", idealLength = 0 } = metaOf(shape);
  const { enum: options, maxLength = 0 } = z.toJSONSchema(shape);
  if (options) return { widget: "select", options };
  // Numbers are texts, too: the CMS would read "32,500" as 500. A long text has a text area.
  return {
    widget: Math.max(maxLength, idealLength) > 70 ? "text" : "string",
    ...widgets[fieldType],
  };
}

function fieldOptions(shape: Shape, label: string): object {
  const entry = entryOf(shape);
  if (entry && metaOf(entry).fieldType === "select")
    return { ...valueOptions(entry), multiple: true, required: false };
  if (entry) {
    const singular = metaOf(entry).title ?? label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
    const options = listOptions(entry, singular, metaOf(shape).summary);
    // A list may be empty.
    return { widget: "list", label_singular: singular, required: false, ...options };
  }
  const parts = fieldsOf(shape);
  if (!parts) return valueOptions(shape);
  const fields = formFields(parts);
  return { widget: "object", collapsed: fields.length > 4, fields };
}

function formField(name: string, shape: Shape) {
  const { description = "", idealLength } = metaOf(shape);
  const label = labelOf(name, shape);
  const hint = idealLength ? `${description} Room for ${idealLength} characters.` : description;
  return { name, label, hint, required: !isOptional(shape), ...fieldOptions(shape, label) };
}

const formFields = (parts: Readonly<Record<string, Shape>>) =>
  Object.entries(parts).map(([name, shape]) => formField(name, shape));

/** The forms of a collection. */
const formsIn = (collection: string) =>
  contentFiles
    .filter((file) => collectionName(file.path) === collection)
    .map(({ path: name, shape }) => ({
      name: fileName(name),
      label: formLabel(`data/${name}`),
      file: `data/${name}`,
      // Each form has its own format, so that edit/page.ts knows what it converts.
      format: `data/${name}`,
      fields: formFields(shape.shape),
    }));

/** The form of a layout. A new layout gives its file a name, which stays. */
const layouts = {
  name: "layouts",
  label: "Layouts",
  label_singular: "Layout",
  icon: "map",
  folder: "data/layouts",
  extension: "json",
  format: "data/layouts",
  identifier_field: "name",
  slug: { template: "{{name}}", editable: false },
  thumbnail: "photo.src",
  sortable_fields: {
    fields: ["order", "name"],
    default: { field: "order", direction: "ascending" },
  },
  fields: formFields(layout.shape),
};

/** The configuration of the CMS, made from the shapes. @param root the folder of the project. */
export const configuration = (root: string) => ({
  load_config_file: false,
  app_title: "Edit the site",
  // The CMS edits a folder, but needs a valid backend, and asks for a folder that is named like the repository.
  backend: { name: "github", repo: `local/${path.basename(root)}`, auth_methods: ["token"] },
  ...photoFolder,
  media_libraries: {
    // Most browsers do not show the HEIC photos of an iPhone.
    default: { config: { slugify_filename: true, transformations: { heic: { quality: 90 } } } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true },
  editor: { preview: false },
  show_preview_links: false,
  // What changes often comes first.
  collections: [
    layouts,
    { name: "lists", label: "Lists and contact", icon: "list", files: formsIn("lists") },
    { name: "pages", label: "Pages", icon: "web", files: formsIn("pages") },
  ],
});
