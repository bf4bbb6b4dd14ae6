import { checkContent, type Problem, type Severity } from "./problems";
import { escapeXml } from "../gatsby/escape-xml";
import { contentFile, layoutSlug, layoutType, pageFiles } from "../schema/content-files";
import { layoutId } from "../src/lib/links";
import { formAddress } from "./config";
import {
  type Change,
  Conflict,
  hasAuthor,
  type Publication,
  publications,
  unpublished,
  type Versions,
} from "./publication";

/** A link to the page that shows a file of data/, on the local site. */
function pageLink(file: string, site: string, text: string): string {
  const { type, route } = contentFile(file) ?? {};
  const page = pageFiles.find(({ listType }) => listType && listType === type);
  const id = type === layoutType ? `#${layoutId(layoutSlug(file))}` : "";
  return `<a href="${site}${route ?? page?.route ?? "/"}${id}" target="site">${text}</a>`;
}

const list = (entries: readonly string[]) =>
  entries.length > 0 ? `<ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>` : "";

const kinds = { error: "Error", warning: "Warning", launch: "Launch" };

const problemOf = ({ severity, file, where, message }: Problem, site: string) =>
  `<span class="${severity}">${kinds[severity]}</span>: <a href="${formAddress(file)}">${escapeXml(where)}</a>
  ${escapeXml(message)} ${pageLink(file, site, "See the page")}`;

/** A form whose button edit/page.ts sends to the server. */
const action = (name: string, body: string) =>
  `<form method="dialog" data-action="${name}">${body}</form>`;

/** A button with a dialog that asks once. */
const asking = (name: string, label: string, title: string, body: string, isOff: boolean) =>
  `<button command="show-modal" commandfor="${name}" ${isOff ? "disabled" : ""}>${label}</button>
  <dialog id="${name}" aria-labelledby="${name}-title">
    ${action(name, `<h2 id="${name}-title">${title}</h2>${body}<p><button value="yes">${label}</button> <button value="" formnovalidate>Cancel</button></p>`)}
  </dialog>`;

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

const publicationOf = ({ commit, date, title }: Publication) =>
  action(
    "undo",
    `${day.format(new Date(date))}: ${escapeXml(title)} <button name="commit" value="${commit}">Undo</button>`,
  );

const authorFields = `<p>Your name and e-mail address are recorded with each publication. We ask only once.</p>
  <p><label>Your name <input name="name" pattern="[^\\-<>][^<>]*" required></label>
  <label>E-mail <input name="email" type="email" pattern="[^\\-].*" required></label></p>`;

const lines = (title: string, written: readonly string[]) =>
  `<p>${escapeXml(title)}</p><pre>${escapeXml(written.join("\n"))}</pre>`;

/** What two people have written, file by file. */
const versionsOf = (versions: readonly Versions[]) =>
  versions
    .map(
      ({ title, colleague, yours, theirs }) =>
        `<section><h2>${escapeXml(title)}</h2>${lines("Yours:", yours)}${lines(`Theirs (${colleague}):`, theirs)}</section>`,
    )
    .join("");

/** How an action ended, or the step that it is at. @param versions to show with it. */
export const noticeOf = (message: string, versions: readonly Versions[] = []) =>
  `<div role="status"><p>${escapeXml(message)}</p>${versionsOf(versions)}</div>`;

/** Why an action failed. After a conflict a button brings in the colleague's lines. */
export function failureOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const versions =
    error instanceof Conflict
      ? versionsOf(error.versions) + action("theirs", '<button value="yes">Keep theirs</button>')
      : "";
  return `<div role="alert"><p>${escapeXml(message)}</p>${versions}</div>`;
}

/**
 * The status bar below the forms: the problems of the content, the files that are not online, and the buttons.
 * @param root the project's folder.
 * @param site the address of the local site.
 * @param today for the check.
 * @returns its HTML, and the errors of the content.
 */
export async function statusBarOf(root: string, site: string, today: Date) {
  const problems = await checkContent(`${root}/data`, { today, launch: true });
  const of = (kind: Severity) => problems.filter(({ severity }) => severity === kind);
  const [errors, warnings, launchItems] = [of("error"), of("warning"), of("launch")];
  let refusal = "";
  const changes = await unpublished(root).catch((error: unknown): Change[] => {
    refusal = String(error);
    return [];
  });
  const counts = [
    errors.length > 0 && `Errors: ${errors.length}. Nothing can be published.`,
    refusal || `To publish: ${changes.length}.`,
    warnings.length > 0 && `Warnings: ${warnings.length}.`,
    launchItems.length > 0 && `Before the launch: ${launchItems.length}.`,
  ];
  const problemsOf = (some: readonly Problem[]) =>
    list(some.map((problem) => problemOf(problem, site)));
  const changeList = list(
    changes.map(({ file, text }) => `${escapeXml(text)} ${pageLink(file, site, "See it")}`),
  );
  const body = changeList + ((await hasAuthor(root)) ? "" : authorFields);
  const isSame = changes.length === 0;
  const mine = (await publications(root)).map(publicationOf);
  const html = `<fieldset>
      ${asking("publish", "Publish", "Publish these files?", body, isSame || errors.length > 0)}
      ${asking("discard", "Discard", "Discard these changes? You cannot undo this here.", changeList, isSame)}
      ${action("update", '<button value="yes">Update</button>')}
      <a href="${site}" target="site">Open the site</a>
    </fieldset>
    <details class="${errors.length > 0 || refusal ? "wrong" : ""}"><summary>${escapeXml(counts.filter(Boolean).join(" "))}</summary>
      ${problemsOf([...errors, ...warnings])}
      ${changeList && `<p>Not online yet:</p>${changeList}`}
      ${launchItems.length > 0 ? `<details><summary>Before the launch</summary>${problemsOf(launchItems)}</details>` : ""}
      ${mine.length > 0 ? `<p>Your last publications:</p><fieldset>${list(mine)}</fieldset>` : ""}
    </details>`;
  return { html, errors };
}
