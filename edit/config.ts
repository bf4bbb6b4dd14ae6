import path from "node:path";

import { z } from "zod";

import { filesOf } from "../check/read/files";
import { installedIcons } from "../check/read/icon-sets";
import { type ContentFile, contentFiles, listFile, siteFile } from "../schema/content-files";
import { visible } from "../schema/patterns";
import { formLabel, isContact, singularOf } from "./labels";
import {
  entryOf,
  fieldsOf,
  isOptional,
  labelOf,
  noteOf,
  scalarOf,
  type Shape,
} from "../schema/shape-tree";

/** A field of a form, as Sveltia CMS configures it. */
interface Field {
  name: string;
  label: string;
  [option: string]: unknown;
}

/** The folder of own photos, and the form of their address. */
const photos = { media_folder: "/data/images", public_folder: "/images" };

const image = {
  widget: "image",
  ...photos,
  accept: "image/jpeg,image/png,image/webp,image/avif",
  // An unsaved file has an address of the browser, which matches no pattern.
  pattern: undefined,
};

/** The options of a kind of field; the others follow from the JSON type. */
const widgets: Record<string, object | undefined> = {
  month: { widget: "datetime", type: "date", format: "YYYY-MM" },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  clock: { widget: "datetime", type: "time", format: "HH:mm" },
  icon: { widget: "select", options: "icons" },
  // edit/form-content.ts makes it from the name: it must never change, since other files refer to it.
  slug: { widget: "hidden" },
  photoSource: image,
  photoFile: image,
  drawingFile: { ...image, accept: "image/svg+xml,image/png" },
  publishedFile: {
    widget: "file",
    media_folder: "/static",
    public_folder: "/",
    pattern: undefined,
  },
  rupees: { before_input: "₹" },
  lakhs: { before_input: "₹" },
  squareYards: { after_input: "sq yd" },
  percent: { after_input: "%" },
  degrees: { after_input: "°" },
};

/** The groups of forms, in the order of a week: what changes often comes first. */
const collections = { lists: "Lists and contact", pages: "Pages", company: "Company" };

function collectionOf(file: string): keyof typeof collections {
  if (file.startsWith("pages/")) return "pages";
  return ["statistics.json", "places.json", siteFile.path].includes(file) ? "company" : "lists";
}
const nameOf = (file: string) => path.basename(file, ".json");

/**
 * The address of a file's form in the CMS: "#/collections/lists/entries/plots" for plots.json.
 * @param field of the file, since one file has two forms.
 */
export const formAddress = (file: string, field?: unknown) =>
  file === siteFile.path && isContact(field)
    ? "#/collections/lists/entries/contact"
    : `#/collections/${collectionOf(file)}/entries/${nameOf(file)}`;

function listOf(entry: Shape, singular: string): object {
  const { list } = noteOf(entry);
  if (list) {
    const { path: file, records } = listFile(list);
    const values = { value_field: `${records}.*.slug`, display_fields: [`${records}.*.name`] };
    const relation = { widget: "relation", collection: collectionOf(file), file: nameOf(file) };
    return { field: { name: "record", label: "Choice", ...relation, ...values } };
  }
  const parts = fieldsOf(entry);
  // Not the CMS's own list of texts, which counts as changed once it is shown.
  if (!parts) return { field: { ...fieldOf("value", entry), label: singular } };
  const title = Object.keys(parts).find((name) => noteOf(parts[name] ?? entry).kind === "words");
  return {
    fields: formOf(parts),
    collapsed: true,
    summary: title && `{{${title}}}`,
    thumbnail: parts.photo && "photo.src",
  };
}

/** A digit of English, Devanagari or Telugu. */
const digit = "[\\d०-९౦-౯]";

/** The options of a single value, with the same limits as in the check. */
function valueOf(shape: Shape): object {
  const { kind = "", slots = [], room, expects } = noteOf(shape);
  const { enum: options, minLength, maxLength, pattern } = z.toJSONSchema(shape);
  if (options) return { widget: "select", options };
  const ofText = slots.map((slot) => `(?=.*\\{${slot}\\})`).join("") || pattern;
  const form = scalarOf(shape) === "String" ? ofText : digit;
  return {
    // Long texts get a text area. A number is a text, too: the CMS would read "32,500" as 500.
    widget: (maxLength ?? room ?? 0) > 70 ? "text" : "string",
    minlength: minLength,
    maxlength: maxLength,
    pattern: form && form !== visible.source ? [form, `Must be ${expects}.`] : undefined,
    ...widgets[kind],
  };
}

function optionsOf(shape: Shape, label: string): object {
  const entry = entryOf(shape);
  // A list may be empty.
  if (entry && noteOf(entry).kind === "choice")
    return { ...valueOf(entry), multiple: true, required: false };
  if (entry) {
    const singular = singularOf(label, entry);
    const options = listOf(entry, singular);
    return { widget: "list", label_singular: singular, required: false, ...options };
  }
  const parts = fieldsOf(shape);
  if (!parts) return valueOf(shape);
  const fields = formOf(parts);
  return { widget: "object", collapsed: fields.length > 4, fields };
}

function fieldOf(name: string, shape: Shape): Field {
  const { description = "", room } = noteOf(shape);
  const label = labelOf(name, shape);
  const hint = room ? `${description} Room for ${room} characters.` : description;
  return { name, label, hint, required: !isOptional(shape), ...optionsOf(shape, label) };
}

const formOf = (parts: Readonly<Record<string, Shape>>): Field[] =>
  Object.entries(parts).map(([name, shape]) => fieldOf(name, shape));

/** A form. @param has whether it has a field of the file; the CMS keeps the others. */
const fileOf = (file: ContentFile, has: (field: string) => boolean = () => true) => ({
  name: nameOf(file.path),
  label: formLabel(file.path),
  file: `data/${file.path}`,
  // Each form has its own format, so that edit/page.ts knows what it converts.
  format: `data/${file.path}`,
  fields: formOf(file.shape.shape).filter(({ name }) => has(name)),
});

/** The forms of a group. The hours and the phone number have a form of their own. */
function formsOf(collection: string) {
  const files = contentFiles.filter((file) => collectionOf(file.path) === collection);
  const forms = files.map((file) =>
    fileOf(file, (field) => file !== siteFile || !isContact(field)),
  );
  if (collection !== "lists") return forms;
  const contact = fileOf(siteFile, isContact);
  const [name, label] = ["contact", formLabel(siteFile.path, "contact")];
  return [...forms, { ...contact, name, label, format: `${contact.format} ${name}` }];
}

/** The names of all icons. */
export const iconNames = (root: string): string[] => [
  ...filesOf(path.join(root, "data/images/icons")).map((file) => path.basename(file, ".svg")),
  ...installedIcons,
];

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
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true },
  editor: { preview: false },
  show_preview_links: false,
  collections: Object.entries(collections).map(([name, label]) => ({
    name,
    label,
    icon: name === "pages" ? "web" : "list",
    files: formsOf(name),
  })),
});
