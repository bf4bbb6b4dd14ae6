import path from "node:path";

import { layoutType, pageFiles } from "../../schema/content-files";
import { layoutRoute } from "../../src/lib/links";
import { headerRoom } from "../../src/site/words";
import { error, fieldIn, textsOfType, warning, type Content, type Rule } from "../content";
import { installedIcons } from "../read/icon-sets";
import { quote, suggest } from "../report";

export const longTexts: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const [{ length }, { idealLength = Infinity }] = [[...text.value], text.meta];
    const message = `has ${length} characters, but there is room for about ${idealLength}: shorten it, or look at the page on a phone`;
    return length > 1.5 * idealLength ? [warning(text, message)] : [];
  });

export const crowdedHeader: Rule = ({ site }) => {
  const entries = site.navigation.length;
  const letters = site.navigation.reduce((sum, { label }) => sum + label.length, 0);
  const message = `has ${entries} entries with ${letters} letters in all, but there is room for ${headerRoom.entries} with ${headerRoom.letters}: put some entries into a group (an entry with items), or shorten their labels`;
  const fits = entries <= headerRoom.entries && letters <= headerRoom.letters;
  return fits ? [] : [error(fieldIn(site, "navigation"), message)];
};

/** Gives an error for each text that is not among the known ones. */
const unknown = (texts: Content["texts"], known: readonly string[], what: string, remedy: string) =>
  texts.flatMap((text) => {
    const { value } = text;
    const message = `is ${quote(value)}, but ${what}: ${suggest(value, known, remedy)}`;
    return known.includes(value) ? [] : error(text, message);
  });

/** Texts that name a record, a stage, a group or an icon. */
export const references: Rule = (content) => {
  const { layouts, testimonials, stages, gallery, texts, files } = content;
  const icons = files.filter((file) => file.startsWith("images/icons/"));
  const known = [...icons.map((file) => path.basename(file, ".svg")), ...installedIcons];
  const noIcon = "choose one from lucide.dev/icons, or put your own SVG into data/images/icons";
  const orAdd = "write one of them, or add this one to them";
  const inField = (file: string, field: string) =>
    texts.filter((text) => text.file === `data/${file}.json` && text.path[2] === field);
  const references = (type: string, records: readonly { slug: string }[], place: string) => {
    const named = textsOfType(content, "reference").filter(({ meta }) => meta.listType === type);
    const slugs = records.map(({ slug }) => slug);
    return unknown(named, slugs, `there is no such slug in ${place}`, "choose another one");
  };
  return [
    ...references(layoutType, layouts, "data/layouts"),
    ...references("TestimonialList", testimonials, "data/testimonials.json"),
    ...unknown(inField("ongoing-projects", "stage"), stages, "it is not among the stages", orAdd),
    ...unknown(inField("gallery", "group"), gallery.groups, "it is not among the groups", orAdd),
    ...unknown(textsOfType(content, "icon"), known, "there is no such icon", noIcon),
  ];
};

const pageRoutes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);

/** Links to pages and files of this site. */
export const links: Rule = (content) => {
  const files = [...content.staticFiles, "sitemap.xml"].map((file) => `/${file}`);
  const routes = [...pageRoutes, ...content.layouts.map(({ slug }) => layoutRoute(slug))];
  return textsOfType(content, "href", "publishedFile").flatMap((link) => {
    const { value } = link;
    // The query may be any: the tools ignore what they cannot read.
    const [file = ""] = value.split(/[?#]/, 1);
    const route = file.replace(/(.)\/$/, "$1");
    if (!value.startsWith("/") || routes.includes(route) || files.includes(file)) return [];
    const isFile = /\.\w+$/.test(file) && !/\.html?$/.test(file);
    const remedy = isFile
      ? suggest(file, files, "put the file into static/, or correct the name")
      : suggest(route.replace(/\.html?$/, ""), routes, `write one of ${pageRoutes.join(", ")}`);
    const lacking = isFile ? "there is no such file in static/" : "this site has no such page";
    return [error(link, `is ${quote(value)}, but ${lacking}: ${remedy}`)];
  });
};
