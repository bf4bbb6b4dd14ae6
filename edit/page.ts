// The editors' page in the browser: it starts the CMS, and shows the strip.
import { contentFile } from "../schema/content-files";
import { readFile, writeFile } from "./form-content";
import type { Settings } from "./server";

/** The Navigation API, as far as this page uses it. TypeScript does not know it yet. */
declare const navigation: {
  addEventListener(
    type: "navigate",
    listener: (event: Event & { destination: { sameDocument: boolean } }) => void,
  ): void;
};

/** The part of the CMS that this page uses. */
interface Cms {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    methods: { fromFile(text: string): unknown; toFile(content: unknown): Promise<string> },
  ): void;
}

// The CMS reads its preferences when it loads. The language is English, since isUnsaved() reads a label. Drafts are off:
// a restored one would overwrite later changes of other programs.
const preferences = "sveltia-cms.prefs";
localStorage[preferences] = JSON.stringify({
  closeOnSave: false,
  ...JSON.parse(localStorage[preferences] ?? "{}"),
  locale: "en-US",
  useDraftBackup: false,
});
// edit/server.ts serves the CMS beside this page.
const cmsAddress = "./cms/index.js";
const { default: CMS }: { default: Cms } = await import(cmsAddress);
const settings: Settings = await (await fetch("settings.json")).json();

// The CMS duplicates a record with this function. It throws for an edited record, which is a proxy of Svelte.
const clone = window.structuredClone;
window.structuredClone = (value, options) => {
  try {
    return clone(value, options);
  } catch {
    return JSON.parse(JSON.stringify(value));
  }
};

const outdated =
  "Not saved, so that nothing is lost: another tab, a text editor or Update has changed this file since the page read it. Copy what you have typed, reload the page, and enter it again.";

/** The texts of each file: as the CMS last read it, and as it last tried to write it. */
const texts = new Map<string, readonly string[]>();

/** What a file contains now; undefined if it is neither of these texts, so that another program has changed it. */
async function textOf(file: string): Promise<string | undefined> {
  const response = await fetch(file).catch(() => {
    throw new Error("Not saved: npm run edit has stopped. Start it again, and save again.");
  });
  const now = (await response.text()).trim();
  return texts.get(file)?.includes(now) ? now : undefined;
}

/** Whether the CMS has to read the files again before it shows another form: it does not know the slugs of new records. */
let isStale = false;
const slugsIn = (text: string) => String(text.match(/"slug": "[^"]*"/g));

for (const { file, format } of settings.config.collections.flatMap(({ files }) => files)) {
  const shape = contentFile(file)?.shape;
  if (!shape) throw new Error(`${file} has no shape.`);
  CMS.registerCustomFormat(format, "json", {
    fromFile(text) {
      texts.set(file, [text.trim()]);
      return readFile(text, shape);
    },
    async toFile(content) {
      try {
        const read = await textOf(file);
        if (read === undefined) throw new Error(outdated);
        const written = writeFile(content, shape, read);
        isStale ||= slugsIn(written) !== slugsIn(JSON.stringify(content, null, 2));
        texts.set(file, [read, written]);
        return written;
      } catch (cause) {
        // Only with this message does the CMS show the cause in its dialog.
        throw new Error("saving_failed", { cause });
      }
    },
  });
}

/** Whether the open form has unsaved changes: the CMS enables its Save button then. */
const isUnsaved = () =>
  [...document.querySelectorAll<HTMLButtonElement>("#nc-root button")].some(
    (button) => button.textContent?.trim() === "Save" && !button.disabled,
  );

// The back arrow, Escape, the browser's Back and a link of the strip all navigate within the page.
navigation.addEventListener("navigate", (event) => {
  if (
    event.destination.sameDocument &&
    isUnsaved() &&
    !confirm("Leave this form? What you have typed is not saved.")
  )
    event.preventDefault();
});
addEventListener("beforeunload", (event) => {
  if (isUnsaved()) event.preventDefault();
});

// A copied number comes with invisible characters, which the check refuses. They are removed before the CMS reads them.
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;
const removeInvisible = ({ target }: { target: unknown }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (target.value.match(invisible)) target.value = target.value.replace(invisible, "");
};
document.addEventListener("input", removeInvisible, true);

// The browser's own message is for programmers.
const { createWritable } = FileSystemFileHandle.prototype;
FileSystemFileHandle.prototype.createWritable = async function (options) {
  return createWritable.call(this, options).catch(() => {
    throw new Error(
      `Not saved: the browser could not write ${this.name}. Close other programs that use it, and save again.`,
    );
  });
};

/** Updates the strip every second. It opens when there is an error, and closes when there is none any more. */
async function keepUpToDate(strip: HTMLElement, shown = ""): Promise<void> {
  const response = await fetch("strip.html").catch(() => undefined);
  if (!response) {
    strip.textContent = "npm run edit has stopped. Start it again, and reload this page.";
    return;
  }
  const html = await response.text();
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

/** Sends a form of the strip to the server, and reloads the page if the action has changed files that the CMS has read. */
async function send(action: string, form: FormData): Promise<void> {
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const headers = { "X-Token": settings.token };
  await fetch(`${action}?${fields}`, { method: "POST", headers });
  const now = await Promise.all([...texts.keys()].map(textOf));
  if (now.includes(undefined)) location.reload();
}

const strip = document.querySelector("aside");
strip?.addEventListener("submit", ({ target, submitter }) => {
  const isAction = target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement;
  if (!isAction || !submitter.value) return;
  void send(target.dataset.action ?? "", new FormData(target, submitter));
});

// The CMS shows a second form of a collection only after their list, or when it starts.
strip?.addEventListener("click", ({ target }) => {
  isStale ||= target instanceof HTMLAnchorElement && target.hash.startsWith("#/");
});
addEventListener("hashchange", () => isStale && location.reload());

document.querySelector("#start b")?.append(settings.folder);
if (strip) void keepUpToDate(strip);

CMS.init(settings);
