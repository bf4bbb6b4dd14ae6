// The editors' page in the browser: it starts the CMS, converts between forms and files, and shows the strip.
import type * as TypedNumber from "../src/lib/typed-number";
import type { Settings } from "./server";

type Group = Record<string, unknown>;

/** The part of the CMS that this page uses. */
interface Cms {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    methods: { fromFile(text: string): unknown; toFile(content: Group): Promise<string> },
  ): void;
}

// The CMS reads its preferences when it loads; an editor's own choice stays. Without drafts, since a restored draft
// would overwrite later changes of other programs.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({
  locale: "en-US",
  closeOnSave: false,
  useDraftBackup: false,
});
const cmsAddress = "./cms/index.js";
const { default: CMS }: { default: Cms } = await import(cmsAddress);
const settings: Settings = await (await fetch("settings.json")).json();

const numbersAddress = "./numbers.js";
const { readNumber }: typeof TypedNumber = await import(numbersAddress);

/** The number that a text stands for, such as "₹ 32,500"; a text that is none stays, and the check says so. */
function numberIn(text: string): string | number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const units = ["rupeesPerSqYd", "sqYd", "percentAYear"] as const;
  const numbers = units.map((unit) => readNumber(text, { min: 0, max: Infinity, unit }));
  return numbers.find((number) => number !== undefined) ?? text;
}

const isGroup = (value: unknown): value is Group =>
  value instanceof Object && !Array.isArray(value);

// The CMS duplicates a record with this function, which throws for edited records: Svelte keeps them in proxies.
const clone = window.structuredClone;
window.structuredClone = (value, options) => {
  try {
    return clone(value, options);
  } catch (error) {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw error;
    return JSON.parse(JSON.stringify(value));
  }
};

/** Converts a part of a file for its form: see `image` and `page` in config.ts. */
function toForm(_key: string, part: unknown): unknown {
  if (typeof part === "number") return String(part);
  if (!isGroup(part)) return part;
  const { id, file, to, ...others } = part;
  if (id || file)
    return { ...others, image: id ? `${settings.photoHost}/${id}?w=640` : `/${file}` };
  if (!to) return part;
  const isPage = settings.pages.some((page) => page === to);
  return { ...others, [isPage ? "page" : "otherAddress"]: to };
}

const stockPhoto = /\/(photo-\d{10,13}-[0-9a-f]{12})/;

/** Converts a part of a form for its file. The CMS has already put the fields in order. */
function toFile(key: string, part: unknown): unknown {
  if (typeof part === "string") {
    const text = part.replace(/\s*\n\s*/g, " ");
    if (text === "") return undefined;
    return settings.numbers.includes(key) ? numberIn(text.trim()) : text;
  }
  if (Array.isArray(part) && settings.numbers.includes(`${key}[]`))
    return part.map(String).map(numberIn);
  if (part === null) return undefined;
  if (!isGroup(part)) return part;
  const image = String(part.image);
  const [, id] = (image.startsWith(settings.photoHost) && stockPhoto.exec(image)) || [];
  // A page replaces a placeholder like "#facebook", another address replaces a page.
  const isPlaceholder = String(part.otherAddress).startsWith("#");
  const leadsTo = isPlaceholder ? part.page || part.otherAddress : part.otherAddress || part.page;
  const fields = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    if (name === "image") return [id ? ["id", id] : ["file", String(value).replace(/^\//, "")]];
    // The build reads the size and colour of an own photo from its file.
    if (part.image && !id && ["width", "height", "color"].includes(name)) return [];
    if (name === "page") return leadsTo ? [["to", leadsTo]] : [];
    // A menu entry with an address has no items.
    if (name === "otherAddress" || (name === "items" && leadsTo)) return [];
    return [[name, value]];
  });
  return Object.fromEntries(fields);
}

/** The text of each file when the CMS last read or wrote it. */
const texts = new Map<string, string>();

/** Whether another program has changed a file since then. */
const isOutdated = async (file: string) =>
  (await (await fetch(file)).text()).trim() !== texts.get(file);

for (const { file } of settings.config.collections.flatMap(({ files }) => files)) {
  CMS.registerCustomFormat(file, "json", {
    fromFile(text) {
      texts.set(file, text.trim());
      return JSON.parse(text, toForm);
    },
    async toFile(content) {
      const refusal = document.querySelector("aside p");
      if (refusal && (await isOutdated(file))) {
        refusal.removeAttribute("hidden");
        // For this message the CMS shows the cause in its dialog.
        throw new Error("saving_failed", { cause: new Error(refusal.textContent) });
      }
      const text = JSON.stringify(content, toFile, 2);
      texts.set(file, text);
      return text;
    },
  });
}

const ended =
  '<summary class="error">npm run edit has stopped. Start it again, and reload this page.</summary>';

/** Updates the strip every second, and opens it for an error. */
async function keepUpToDate(strip: HTMLDetailsElement, shown = ""): Promise<void> {
  const response = await fetch("strip.html").catch(() => undefined);
  const html = (await response?.text()) ?? ended;
  if (html !== shown) {
    strip.innerHTML = html;
    strip.open ||= html.includes('class="error"');
  }
  setTimeout(() => void keepUpToDate(strip, html), 1000);
}

const strip = document.querySelector("details");

// Between two forms of a collection the CMS has to show their list, or the second form is empty.
strip?.addEventListener("click", (event) => {
  const form = event.target instanceof HTMLAnchorElement ? event.target.hash : "";
  if (!form) return;
  event.preventDefault();
  location.hash = form.replace(/\/entries\/.*/, "");
  setTimeout(() => (location.hash = form), 100);
});

if (strip && settings.site) void keepUpToDate(strip);
else document.querySelector("aside")?.remove();

// The list of icons is sent once, for all icon fields.
const withIcons = (_key: string, part: unknown) => (part === "icons" ? settings.icons : part);
CMS.init({ config: JSON.parse(JSON.stringify(settings.config), withIcons) });
