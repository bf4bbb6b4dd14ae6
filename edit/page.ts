// The editors' page, in the browser: it starts the CMS, translates between its forms and the files, and shows
// the strip below it.
import type { Settings } from "./server";
import type { Strip } from "./strip";

type Group = Record<string, unknown>;

/** The parts of the CMS that are used here. */
interface Cms {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    methods: {
      fromFile(text: string): unknown;
      toFile(content: Group): Promise<string>;
    },
  ): void;
}

// What a person has chosen in the settings of the CMS stays; it reads them when it is loaded. It keeps no drafts,
// which would come back over what another program has written since.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({
  locale: "en-US",
  closeOnSave: false,
  useDraftBackup: false,
});
const cmsAddress = "./cms/index.js";
const { default: CMS }: { default: Cms } = await import(cmsAddress);

const fetchJson = async <T>(address: string): Promise<T> => (await fetch(address)).json();
const settings = await fetchJson<Settings>("settings.json");

const isGroup = (value: unknown): value is Group =>
  value instanceof Object && !Array.isArray(value);

/** A part of a file as its form shows it: see `image` and `page` in config.ts. */
function toForm(_key: string, part: unknown): unknown {
  if (!isGroup(part)) return part;
  const { id, file, to, ...others } = part;
  if (id || file)
    return { ...others, image: id ? `${settings.photoHost}/${id}?w=640` : `/${file}` };
  if (!to) return part;
  return settings.pages.some((page) => page === to)
    ? { ...others, page: to }
    : { ...others, otherAddress: to };
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const stockPhoto = /photo-\d{10,13}-[0-9a-f]{12}/;

/** A part of what a form holds, as a careful hand would write it. The CMS has put its fields in order. */
function toFile(_key: string, part: unknown): unknown {
  if (typeof part === "string") return part.replace(/\s*\n\s*/g, " ") || undefined;
  if (part === null) return undefined;
  if (!isGroup(part)) return part;
  const [id] = stockPhoto.exec(String(part.image)) ?? [];
  const fields = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    if (name === "image") return [id ? ["id", id] : ["file", String(value).replace(/^\//, "")]];
    // The size and colour of one's own photo are read from its file.
    if (part.image && !id && ["width", "height", "color"].includes(name)) return [];
    if (name === "page" || name === "otherAddress") return value ? [["to", value]] : [];
    // An entry of the menu that leads to a page has no links of its own.
    if (name === "items" && (part.page || part.otherAddress) && isEmptyList(value)) return [];
    return [[name, value]];
  });
  return Object.fromEntries(fields);
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Of each file, its text when the CMS has read or written it last. */
const texts = new Map<string, string>();

for (const { file } of settings.config.collections.flatMap(({ files }) => files)) {
  let order: string[] = [];
  CMS.registerCustomFormat(file, "json", {
    fromFile(text) {
      texts.set(file, text.trim());
      const content = JSON.parse(text, toForm);
      order = Object.keys(content);
      return content;
    },
    async toFile(content) {
      const ordered = Object.fromEntries(order.map((name) => [name, content[name]]));
      const text = JSON.stringify({ ...ordered, ...content }, toFile, 2);
      if (settings.site) {
        const onDisk = await (await fetch(file)).text();
        if (onDisk.trim() !== texts.get(file)) {
          find("#refused strong")?.replaceChildren(file);
          find("#refused")?.toggleAttribute("hidden", false);
          throw new Error(`${file} was changed by another program.`);
        }
      }
      texts.set(file, text);
      return text;
    },
  });
}

/** Shows what the strip says now; what is open stays open. */
async function refresh(): Promise<void> {
  const strip = await fetchJson<Strip>("strip.json").catch(() => undefined);
  find("#ended")?.toggleAttribute("hidden", Boolean(strip));
  for (const [id, { title, html, isUrgent }] of Object.entries(strip ?? {})) {
    const line = find(`#${id}`);
    if (!line || line.dataset.said === title + html) continue;
    line.dataset.said = title + html;
    line.querySelector("summary")?.replaceChildren(title);
    line.querySelector("ul")?.setHTMLUnsafe(html);
    if (isUrgent) line.setAttribute("open", "");
  }
}

async function keepUpToDate(): Promise<void> {
  if (document.visibilityState === "visible") await refresh();
  setTimeout(() => void keepUpToDate(), 1000);
}

if (settings.site) {
  find("#site")?.setAttribute("href", settings.site);
  void keepUpToDate();
} else find("aside")?.remove();
// The list of icons, which is sent once, belongs to each field of icons.
const withIcons = (_key: string, part: unknown) => (part === "icons" ? settings.icons : part);
CMS.init({ config: JSON.parse(JSON.stringify(settings.config), withIcons) });
