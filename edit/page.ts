// The editors' page in the browser: it starts the CMS, and shows the status bar.
import { contentFile } from "../schema/content-files";
import { layout } from "../schema/shapes/layouts";
import { readFile, writeFile } from "./form-content";
import type { Settings } from "./server";

// TypeScript does not know this method yet.
declare global {
  interface FileSystemFileHandle {
    move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
  }
}

/** The methods of the CMS that this page uses. */
interface Cms {
  init(options: object): void;
  registerCustomFormat(name: string, extension: string, methods: object): void;
}

// The CMS reads its preferences when it loads. Its language is English, since isUnsaved() reads a label. Drafts are off,
// since a restored draft would overwrite what another program has changed later.
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

/** All texts that the CMS has read or written. Another program has changed a file that has another text. */
const known = new Set<string>();

/** Whether the CMS has to read the files again before the next form, since it does not know the slugs of new records. */
let isStale = false;
const slugsIn = (text: string) => String(text.match(/"slug": "[^"]*"/g));

for (const collection of settings.config.collections)
  for (const { format } of "files" in collection ? collection.files : [collection]) {
    const shape = contentFile(format)?.shape ?? layout;
    CMS.registerCustomFormat(format, "json", {
      fromFile(text: string) {
        known.add(text.trim());
        return readFile(text, shape);
      },
      toFile(content: unknown) {
        try {
          const text = writeFile(content, shape);
          isStale ||= slugsIn(text) !== slugsIn(JSON.stringify(content, null, 2));
          known.add(text);
          return text;
        } catch (cause) {
          // The CMS shows the cause in its dialog only if the message is this one.
          throw new Error("saving_failed", { cause });
        }
      },
    });
  }

// The CMS writes a new file beside the old one, and then moves it there.
const { move } = FileSystemFileHandle.prototype;
FileSystemFileHandle.prototype.move = async function (folder, name) {
  const old = await folder.getFileHandle(name).catch(() => undefined);
  const text = await (await old?.getFile())?.text();
  if (text && name.endsWith(".json") && !known.has(text.trim()))
    throw new Error(
      "Not saved, so that nothing is lost: another tab, a text editor or Update has changed this file since the page read it. Copy what you have typed, reload the page, and enter it again.",
    );
  return move.call(this, folder, name);
};

/** Whether the open form has unsaved changes: the CMS enables its Save button then. */
const isUnsaved = () =>
  [...document.querySelectorAll<HTMLButtonElement>("#nc-root button")].some(
    (button) => button.textContent?.trim() === "Save" && !button.disabled,
  );

addEventListener("beforeunload", (event) => isUnsaved() && event.preventDefault());

/** Updates the status bar every second. */
async function keepUpToDate(bar: HTMLElement, shown = ""): Promise<void> {
  const stopped =
    "npm run edit has stopped. Save what you have typed, start it again, and reload this page.";
  const response = await fetch("status-bar.html").catch(() => undefined);
  const html = (await response?.text()) ?? stopped;
  if (html !== shown && !bar.querySelector("dialog[open]")) {
    const wasOpen = bar.querySelector("details")?.open;
    bar.innerHTML = shown = html;
    if (wasOpen) bar.querySelector("details")?.toggleAttribute("open", true);
  }
  for (const fieldset of bar.querySelectorAll("fieldset")) fieldset.disabled = isUnsaved();
  if (response) setTimeout(() => void keepUpToDate(bar, shown), 1000);
}

/** Sends a form of the status bar to the server, and loads the page again: the action may have changed files. */
async function send(action: string, form: FormData): Promise<void> {
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const headers = { "X-Token": settings.token };
  await fetch(`${action}?${fields}`, { method: "POST", headers });
  if (!isUnsaved()) location.reload();
}

const bar = document.querySelector("aside");
if (bar) void keepUpToDate(bar);
bar?.addEventListener("submit", ({ target, submitter }) => {
  const isAction = target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement;
  if (isAction && submitter.value)
    void send(target.dataset.action ?? "", new FormData(target, submitter));
});

addEventListener("hashchange", () => isStale && location.reload());

// In a browser that cannot open a folder, the page goes on saying which browser can.
if ("showDirectoryPicker" in window && "navigation" in window) {
  // The back arrow, Escape, the browser's Back and a link of the status bar all navigate within the page.
  navigation.addEventListener("navigate", (event) => {
    const question = "Leave this form? What you have typed is not saved.";
    if (event.destination.sameDocument && isUnsaved() && !confirm(question)) event.preventDefault();
  });
  document.querySelector("#browser")?.remove();
  document.querySelector("#start")?.removeAttribute("hidden");
  document.querySelector("#start b")?.append(settings.folder);
  CMS.init(settings);
}
