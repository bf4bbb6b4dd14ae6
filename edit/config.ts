import path from "node:path";
import { z } from "zod";

import { filesOf } from "../check/read/files";
import { installedIcons } from "../check/read/icon-sets";
import { contentFile, contentFiles, layoutType, listFile } from "../schema/content-files";
import { entryOf, fieldsOf, isOptional, labelOf, metaOf, type Shape } from "../schema/shape-tree";
import { layout } from "../schema/shapes/layouts";

/** The folder of the site's own photos, and where their addresses begin. */
const photos = { media_folder: "/data/images", public_folder: "/images" };

const iconNames = [
  ...filesOf("data/images/icons").map((file) => path.basename(file, ".svg")),
  ...installedIcons,
];

const image = {
  widget: "image",
  ...photos,
  accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif",
};

/** The options of a kind of field; the others follow from the JSON type. */
const widgets: Record<string, object | undefined> = {
  month: { widget: "datetime", type: "date", format: "YYYY-MM" },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  clock: { widget: "datetime", type: "time", format: "HH:mm" },
  icon: { widget: "select", options: iconNames },
  // edit/form-content.ts makes it from the name. It must not change later, since other files refer to it.
  slug: { widget: "hidden" },
  photoSource: image,
  photoFile: image,
  drawingFile: { ...image, accept: "image/svg+xml,image/png" },
  publishedFile: { widget: "file", media_folder: "/static", public_folder: "/" },
};

/** The group of a file's form in the CMS. @param file its path inside data/. */
const collectionOf = (file: string) => /^(?:layouts|pages)(?=\/)/.exec(file)?.[0] ?? "lists";
const nameOf = (file: string) => path.basename(file, ".json");

/** The address of a form in the CMS: "#/collections/lists/entries/gallery" for data/gallery.json. Photos have no form. */
export function formAddress(file: string): string {
  const { path: inData } = contentFile(file) ?? {};
  return inData ? `#/collections/${collectionOf(inData)}/entries/${nameOf(inData)}` : "#/assets";
}

/** The label of a file's form; a page has the name of its list and "page". */
export function formLabel(file: string): string {
  const label = labelOf(nameOf(file), contentFile(file)?.shape);
  const isPage = file !== `data/${nameOf(file)}.json`;
  return isPage && contentFile(`data/${nameOf(file)}.json`) ? `${label} page` : label;
}

/** The options of a list that chooses records. */
const relationOf = (options: object) => ({
  field: { name: "record", label: "Choice", widget: "relation", ...options },
});

/** What an entry of a list is called: "Layout" for "Layouts". */
const singularOf = (label: string, entry: Shape): string =>
  metaOf(entry).title ?? label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");

/** The options of a list. @param singular what an entry is called. */
function listOf(entry: Shape, singular: string, summary?: string): object {
  const { listType } = metaOf(entry);
  if (listType === layoutType)
    return relationOf({ collection: "layouts", value_field: "{{slug}}", display_fields: ["name"] });
  if (listType) {
    const { path: file, records } = listFile(listType);
    const fields = { value_field: `${records}.*.slug`, display_fields: [`${records}.*.name`] };
    return relationOf({ collection: "lists", file: nameOf(file), ...fields });
  }
  const parts = fieldsOf(entry);
  // The CMS has a simpler list of texts, but the form counts as changed once it is shown.
  if (!parts) return { field: { ...fieldOf("value", entry), label: singular } };
  const title = Object.keys(parts).find((name) => metaOf(parts[name] ?? entry).kind === "words");
  return {
    fields: formFields(parts),
    collapsed: true,
    summary: summary ?? (title && `{{${title}}}`),
    thumbnail: parts.photo && "photo.src",
  };
}

/** The options of a single value. What is wrong with it, the check says after each save. */
function valueOf(shape: Shape): object {
  const { kind = "", idealLength = 0 } = metaOf(shape);
  const { enum: options, maxLength = 0 } = z.toJSONSchema(shape);
  if (options) return { widget: "select", options };
  // Long texts get a text area. A number is a text, too: the CMS would read "32,500" as 500.
  return { widget: Math.max(maxLength, idealLength) > 70 ? "text" : "string", ...widgets[kind] };
}

function optionsOf(shape: Shape, label: string): object {
  const entry = entryOf(shape);
  // A list may be empty.
  if (entry && metaOf(entry).kind === "select")
    return { ...valueOf(entry), multiple: true, required: false };
  if (entry) {
    const singular = singularOf(label, entry);
    const options = listOf(entry, singular, metaOf(shape).summary);
    return { widget: "list", label_singular: singular, required: false, ...options };
  }
  const parts = fieldsOf(shape);
  if (!parts) return valueOf(shape);
  const fields = formFields(parts);
  return { widget: "object", collapsed: fields.length > 4, fields };
}

function fieldOf(name: string, shape: Shape) {
  const { description = "", idealLength } = metaOf(shape);
  const label = labelOf(name, shape);
  const hint = idealLength ? `${description} Room for ${idealLength} characters.` : description;
  return { name, label, hint, required: !isOptional(shape), ...optionsOf(shape, label) };
}

const formFields = (parts: Readonly<Record<string, Shape>>) =>
  Object.entries(parts).map(([name, shape]) => fieldOf(name, shape));

/** The forms of a group. */
const formsIn = (collection: string) =>
  contentFiles
    .filter((file) => collectionOf(file.path) === collection)
    .map(({ path: name, shape }) => ({
      name: nameOf(name),
      label: formLabel(`data/${name}`),
      file: `data/${name}`,
      // Each form has its own format, so that edit/page.ts knows what it converts.
      format: `data/${name}`,
      fields: formFields(shape.shape),
    }));

/** The form of each layout. The name of the file comes from that of a new layout, and stays. */
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

/**
 * The configuration of the CMS, made from the shapes.
 * @param root the project's folder.
 */
export const configuration = (root: string) => ({
  load_config_file: false,
  app_title: "Edit the site",
  // The CMS edits the folder. It needs a valid backend, and asks for a folder with the name of the repository.
  backend: { name: "github", repo: `local/${path.basename(root)}`, auth_methods: ["token"] },
  ...photos,
  media_libraries: {
    // Browsers do not show the HEIC photos of an iPhone.
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
