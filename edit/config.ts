import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../check";
import { type ContentFile, contentFiles, listFile, pageFiles } from "../schema/content-files";
import { visible } from "../schema/patterns";
import { type JsonSchema, jsonSchema, resolveReference } from "../schema/json-schema";
import { labelOf } from "../schema/labels";

/** A field of a form, in the words of the CMS. */
interface Field {
  name: string;
  label: string;
  widget: string;
  /** Whether an empty one may not be saved. */
  required: boolean;
  [option: string]: unknown;
}

/** The options of the CMS for a kind of field; any other kind is a line or a box of text. */
const widgets: Record<string, object | undefined> = {
  month: { widget: "datetime", type: "date", format: "YYYY-MM" },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  clock: { widget: "datetime", type: "time", format: "HH:mm" },
  color: { widget: "color", allowInput: true },
  icon: { widget: "select", options: "icons" },
  publishedFile: { widget: "file", media_folder: "/static", public_folder: "/" },
  rupees: { before_input: "₹" },
  lakhs: { before_input: "₹" },
  squareYards: { after_input: "sq yd" },
  percent: { after_input: "%" },
  degrees: { after_input: "°" },
  pixels: { after_input: "pixels" },
};

/** A place with room for more characters than this gets a box of several lines. */
const lineLength = 70;

const collectionOf = (file: string) => (file.startsWith("pages/") ? "pages" : "shared");
const nameOf = (file: string) => path.basename(file, ".json");

/** Where own photos are, and how forms write their address. */
const photos = { media_folder: "/data/images", public_folder: "/images" };

/** Takes the place of the fields `id` and `file` of a photo: edit/page.ts translates. */
const image: Field = {
  name: "image",
  label: "Photo",
  hint: "A photo of your own, at least 1200 pixels wide, or the address of a stock photo at images.unsplash.com, whose size and colour belong below.",
  widget: "image",
  ...photos,
  accept: "image/jpeg,image/png,image/webp,image/avif",
  required: true,
};

/** The pages that a link may lead to. */
export const linkedPages = pageFiles.filter(({ isLinked }) => isLinked);

/** Takes the place of the field `to` of a link, together with `otherAddress`: edit/page.ts translates. */
const page: Field = {
  name: "page",
  label: "Leads to the page",
  widget: "select",
  options: linkedPages.map(({ name, route }) => ({ label: labelOf(name), value: route })),
  required: false,
};

/** What stands for a record in a closed list: the first of these fields that it has. */
const titles = ["name", "label", "title", "caption", "question", "text"];

function listOptions(item: JsonSchema, root: JsonSchema): object {
  if (item.enum) return { widget: "select", multiple: true, options: item.enum };
  if (item.list) {
    const { path: file, records } = listFile(item.list);
    const field = { value_field: `${records}.*.slug`, display_fields: [`${records}.*.name`] };
    const relation = { widget: "relation", collection: collectionOf(file), file: nameOf(file) };
    return { field: { name: "record", label: "Choice", ...relation, ...field } };
  }
  if (item.type === "string") return {};
  const { properties } = item;
  if (!properties) return { field: fieldOf("value", item, root, true) };
  const title = titles.find((name) => properties[name]);
  return {
    fields: fieldsOf(item, root),
    collapsed: true,
    ...(title && { summary: `{{${title}}}` }),
    ...(properties.photo && { thumbnail: "photo.image" }),
  };
}

/** What a text or a number may be, as the check says it. */
function limits({ pattern = "", slots = [], expects = "", ...schema }: JsonSchema): object {
  const { minimum: min = schema.exclusiveMinimum, maximum: max, minLength, maxLength } = schema;
  const form =
    slots.map((slot) => `(?=.*\\{${slot}\\})`).join("") || pattern.replace(visible.source, "");
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(minLength && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(form && { pattern: [form, `Must be ${expects}.`] }),
  };
}

function options(schema: JsonSchema, root: JsonSchema): object {
  const { type, kind = "", room = 0, items, maxLength = room } = schema;
  if (items) return { widget: "list", ...listOptions(resolveReference(items, root), root) };
  if (schema.properties) {
    const fields = fieldsOf(schema, root);
    return { widget: "object", collapsed: fields.length > 4, fields };
  }
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (type === "boolean") return { widget: "boolean" };
  const text = { widget: maxLength > lineLength ? "text" : "string" };
  const number = { widget: "number", value_type: type === "integer" ? "int" : "float" };
  return { ...(type === "string" ? text : number), ...limits(schema), ...widgets[kind] };
}

function fieldOf(name: string, given: JsonSchema, root: JsonSchema, isRequired: boolean): Field {
  const schema = resolveReference(given, root);
  const { description = "", room, type } = schema;
  const label = labelOf(name);
  return {
    name,
    label,
    label_singular: label.replace(/ies$/, "y").replace(/([^s])s$/, "$1"),
    hint: `${description}${room ? ` Room for ${room} characters.` : ""}`,
    // Any list may be empty.
    required: isRequired && type !== "array",
    widget: "string",
    ...options(schema, root),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, root: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = fieldOf(name, schema, root, required.includes(name));
    if (schema.kind === "photoId") return image;
    if (schema.kind === "photoFile") return [];
    if (schema.kind !== "href") return field;
    return [page, { ...field, name: "otherAddress", label: "Or to the address", required: false }];
  });
}

function fileOf({ path: name, ...content }: ContentFile) {
  const schema = jsonSchema(content);
  return {
    name: nameOf(name),
    label: labelOf(nameOf(name)),
    file: `data/${name}`,
    // A format of its own, so that edit/page.ts knows which file it reads or writes.
    format: `data/${name}`,
    // Records before the words around them: they are what editors come for.
    fields: fieldsOf(schema, schema).sort(
      (one, other) => Number("summary" in other) - Number("summary" in one),
    ),
  };
}

/** Every name that a field of icons may have. */
export const iconNames = (root: string): string[] => {
  const names = ["lucide-static", "simple-icons"].flatMap((set) =>
    fs.readdirSync(path.join("node_modules", set, "icons")),
  );
  const own = filesOf(path.join(root, "data/images/icons"));
  return [...new Set([...names, ...own].map((name) => path.basename(name, ".svg")))].toSorted();
};

/** Where the form of a file is in the CMS: "#/collections/shared/entries/plots" for plots.json. */
export const formAddress = (file: string) =>
  `#/collections/${collectionOf(file)}/entries/${nameOf(file)}`;

/**
 * The configuration of the CMS, made from the shapes.
 * @param backend where the CMS signs in; on this computer it only needs to be valid.
 */
export const configuration = (backend: object) => ({
  load_config_file: false,
  app_title: "Edit the site",
  backend: { ...backend, auth_methods: ["token"] },
  ...photos,
  media_libraries: {
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  editor: { preview: false },
  show_preview_links: false,
  collections: ["shared", "pages"].map((name) => ({
    name,
    label: name === "pages" ? "Pages" : "Company and lists",
    icon: name === "pages" ? "web" : "list",
    files: contentFiles.filter(({ path }) => collectionOf(path) === name).map(fileOf),
  })),
});
