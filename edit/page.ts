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

/** A field of a form: see config.ts. */
interface Field {
  name: string;
  widget?: string;
  fields?: readonly Field[];
  multiple?: boolean;
}

/** Stops saving. For this message the CMS shows the cause in its dialog. */
function refuse(message: string): never {
  throw new Error("saving_failed", { cause: new Error(message) });
}

const unread =
  "Not saved: there is no network to read the size of the new photo. Write its width and height, which stand on its page on unsplash.com behind “Info”, and a colour to show while it loads.";

const outdated =
  "Not saved, so that nothing is lost: another program, such as a text editor or git pull, has changed this file since the page read it. Copy what you have typed, reload the page, and enter it again.";

/** Visits each group of a form, with its fields. */
function eachGroup(
  fields: readonly Field[],
  group: Group,
  visit: (group: Group, fields: readonly Field[]) => void,
): void {
  visit(group, fields);
  for (const { name, fields: inner = [] } of fields) {
    const value = group[name];
    const groups = (Array.isArray(value) ? value : [value]).filter(isGroup);
    for (const part of groups) eachGroup(inner, part, visit);
  }
}

/** What the CMS gives to optional fields without a value once it shows them, which would count as a change. */
function fillEmpty(group: Group, fields: readonly Field[]): void {
  for (const { name, widget = "", multiple } of fields)
    if (!multiple && !["list", "hidden"].includes(widget))
      group[name] ??= widget === "object" ? null : "";
}

const titleOf = (record: Group) => String(record.name ?? record.title);

/** Gives new and duplicated records of a list a slug made from their name; the others keep theirs. */
function giveSlugs(records: readonly Group[], names: ReadonlyMap<unknown, string>): void {
  const isOld = (record: Group) => names.get(record.slug) === titleOf(record);
  const taken = new Set<unknown>();
  // The copy may stand before its original.
  for (const record of [...records.filter(isOld), ...records.filter((one) => !isOld(one))]) {
    if (!record.slug || taken.has(record.slug)) {
      const words = titleOf(record)
        .normalize("NFKD")
        .toLowerCase()
        .match(/[a-z0-9]+/g);
      const slug = words?.join("-") ?? "record";
      const all = new Set(records.map((one) => one.slug));
      record.slug = slug;
      for (let number = 2; all.has(record.slug); number++) record.slug = `${slug}-${number}`;
    }
    taken.add(record.slug);
  }
}

/** The width, height and main colour of a stock photo, read from the photo itself; undefined without a network. */
async function measure(id: string) {
  const photo = new Image();
  photo.crossOrigin = "anonymous";
  // All pixels, in the lowest quality.
  photo.src = `${settings.photoHost}/${id}?q=1&fm=jpg`;
  try {
    await photo.decode();
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(photo, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const color = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
    return { width: photo.naturalWidth, height: photo.naturalHeight, color: `#${color}` };
  } catch {
    return undefined;
  }
}

/** The facts of stock photos, by their id. */
const facts = new Map<unknown, Group>();
const factsOf = ({ width, height, color }: Group) => ({ width, height, color });

/** Completes what was typed: slugs of records, and the facts of stock photos. */
async function complete(content: Group, fields: readonly Field[], before: unknown): Promise<void> {
  const names = new Map<unknown, string>();
  const photos: Group[] = [];
  JSON.stringify(before, (_key, part) => {
    if (isGroup(part) && part.slug) names.set(part.slug, titleOf(part));
    if (isGroup(part) && part.id && part.width) facts.set(part.id, factsOf(part));
    return part;
  });
  eachGroup(fields, content, (group, parts) => {
    if (parts.some(({ name }) => name === "image") && group.id) photos.push(group);
    for (const { name, fields: inner } of parts)
      if (inner?.some((field) => field.name === "slug")) giveSlugs(group[name] as Group[], names);
  });
  for (const photo of photos) {
    const own = JSON.stringify(factsOf(photo));
    const known = facts.get(photo.id);
    // The form still has those of the photo that was there before.
    const isOld = [...facts].some(([id, one]) => id !== photo.id && JSON.stringify(one) === own);
    const isComplete = photo.width && photo.height && photo.color;
    if (isComplete && (!isOld || JSON.stringify(known) === own)) continue;
    const read = known ?? (await measure(String(photo.id)));
    if (!read) refuse(unread);
    Object.assign(photo, read);
    facts.set(photo.id, factsOf(photo));
  }
}

/** The text of each file when the CMS last read or wrote it. */
const texts = new Map<string, string>();

/** Whether another program has changed a file since then. */
const isOutdated = async (file: string) =>
  (await (await fetch(file)).text()).trim() !== texts.get(file);

const forms = settings.config.collections.flatMap(({ files }) => files);
for (const { file, format, fields } of forms) {
  const all: readonly Field[] = forms.flatMap((form) => (form.file === file ? form.fields : []));
  const order = all.map(({ name }) => name);
  CMS.registerCustomFormat(format, "json", {
    fromFile(text) {
      texts.set(file, text.trim());
      const form: Group = JSON.parse(text, toForm);
      eachGroup(all, form, fillEmpty);
      return form;
    },
    async toFile(content) {
      if (settings.local && (await isOutdated(file))) refuse(outdated);
      const before: Group = JSON.parse(texts.get(file) ?? "{}");
      const converted: Group = JSON.parse(JSON.stringify(content, toFile));
      // One file may have two forms: the fields of the other one stay as they are, each at its place.
      const saved = Object.fromEntries(
        [...new Set([...order, ...Object.keys(converted)])].map((name) => [
          name,
          (fields.some((field) => field.name === name) ? converted : before)[name],
        ]),
      );
      await complete(saved, fields, before);
      const text = JSON.stringify(saved, null, 2);
      texts.set(file, text);
      return text;
    },
  });
}

/** Whether the open form has changes that are not saved: then the CMS enables its Save button. */
const isUnsaved = () =>
  [...document.querySelectorAll<HTMLButtonElement>("#nc-root button")].some(
    (button) => button.textContent?.trim() === "Save" && !button.disabled,
  );

// The back arrow, Escape, the browser's Back and a link of the strip all navigate within the page.
const { navigation } = window as unknown as { navigation: EventTarget };
navigation.addEventListener("navigate", (event) => {
  const { destination }: { destination?: { sameDocument: boolean } } = Object(event);
  if (
    destination?.sameDocument &&
    isUnsaved() &&
    !confirm("Leave this form? What you have typed is not saved.")
  )
    event.preventDefault();
});
addEventListener("beforeunload", (event) => {
  if (isUnsaved()) event.preventDefault();
});

// The CMS would say that the type is not supported.
for (const type of ["change", "drop"]) {
  const refuse = (event: Event) => {
    const { target, dataTransfer } = event as DragEvent;
    const files = target instanceof HTMLInputElement ? target.files : dataTransfer?.files;
    if (![...(files ?? [])].some(({ name }) => /\.hei[cf]$/i.test(name))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    alert(
      "This is a HEIC photo of an iPhone, which browsers do not show. Save it as JPEG, and choose that.",
    );
  };
  document.addEventListener(type, refuse, true);
}

const ended =
  '<details class="wrong"><summary>npm run edit has stopped. Start it again, and reload this page.</summary></details>';

/** Updates the strip every second. It opens for an error, and closes once there is none any more. */
async function keepUpToDate(strip: HTMLElement, shown = ""): Promise<void> {
  const response = await fetch("strip.html").catch(() => undefined);
  const html = (await response?.text()) ?? ended;
  const isNew = html !== shown && !strip.querySelector("dialog[open]");
  if (isNew) {
    const before = strip.querySelector("details");
    strip.innerHTML = html;
    const details = strip.querySelector("details");
    const isWrong = details?.className === "wrong";
    if (details) details.open = isWrong || (before?.className !== "wrong" && before?.open === true);
  }
  for (const fieldset of strip.querySelectorAll("fieldset")) fieldset.disabled = isUnsaved();
  setTimeout(() => void keepUpToDate(strip, isNew ? html : shown), 1000);
}

/** Sends a form of the strip to the server, and reloads the page if files have changed under it. */
async function send(action: string, form: FormData): Promise<void> {
  const headers = { "X-Token": settings.local?.token ?? "" };
  await fetch(
    `${action}?${new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))}`,
    { method: "POST", headers },
  );
  const changed = await Promise.all([...texts.keys()].map(isOutdated));
  if (changed.includes(true)) location.reload();
}

const strip = document.querySelector("aside");
strip?.addEventListener("submit", ({ target, submitter }) => {
  const isAction = target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement;
  if (!isAction || !submitter.value) return;
  void send(target.dataset.action ?? "", new FormData(target, submitter));
});

// Between two forms of a collection the CMS has to show their list, or the second form is empty.
strip?.addEventListener("click", (event) => {
  const form = event.target instanceof HTMLAnchorElement ? event.target.hash : "";
  if (!form.startsWith("#/")) return;
  event.preventDefault();
  const list = form.replace(/\/entries\/.*/, "");
  location.hash = list;
  // Not if the editor stays in the open form.
  setTimeout(() => location.hash === list && (location.hash = form), 100);
});

if (strip && settings.local) {
  strip.insertAdjacentHTML(
    "beforebegin",
    `<p id="start">Press “Work with Local Repository”, choose the folder <b></b>, and allow the page to save changes in it.</p>`,
  );
  document.querySelector("#start b")?.append(settings.folder);
  void keepUpToDate(strip);
} else strip?.remove();

// The list of icons is sent once, for all icon fields.
const withIcons = (_key: string, part: unknown) => (part === "icons" ? settings.icons : part);
CMS.init({ config: JSON.parse(JSON.stringify(settings.config), withIcons) });
