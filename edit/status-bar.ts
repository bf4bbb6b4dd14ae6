import { checkContent, type Problem, type Severity } from "../check";
import { contentFile, layoutSlug, layoutType, pageFiles } from "../schema/content-files";
import { layoutRoute } from "../src/lib/links";
import { escapeXml } from "../src/lib/text";
import { formAddress } from "./config";
import { Refusal } from "./git";
import { fileTitle, publications, unpublished } from "./publication";

const list = (entries: readonly string[]) =>
  entries.length > 0 ? `<ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>` : "";

/** A form that edit/page.ts sends to the server. */
const form = (action: string, body: string) =>
  `<form method="dialog" data-action="${action}">${body}</form>`;

/** A button whose dialog asks for confirmation. */
const confirmedForm = (action: string, label: string, body: string, isOff: boolean) =>
  `<button command="show-modal" commandfor="${action}" ${isOff ? "disabled" : ""}>${label}</button>
  <dialog id="${action}" aria-label="${label}">${form(action, `${body}<button value="yes">${label}</button> <button value="">Cancel</button>`)}</dialog>`;

/** The message above the status bar. @param written what two people have written in the same lines. */
export const messageHtml = (message: string, written = "", role = "status") =>
  `<div role="${role}"><p>${escapeXml(message)}</p><pre>${escapeXml(written)}</pre></div>`;

/** The message of a failed action. After a conflict, a button brings in the colleague's lines. */
export function failureHtml(error: unknown): string {
  const conflict = error instanceof Refusal ? error.conflict : undefined;
  const button = form("theirs", '<button value="yes">Keep theirs</button>');
  return messageHtml(String(error), conflict?.written, "alert") + (conflict ? button : "");
}

const dateAndTime = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/**
 * The status bar below the forms: the problems of the content, the files that are not online, and the buttons.
 * @param site the address of the local site.
 * @returns the HTML of the status bar, and the errors of the content.
 */
export async function statusBar(root: string, site: string, today: Date) {
  const pageLink = (file: string, text: string) => {
    const { type, route } = contentFile(file) ?? {};
    const page = pageFiles.find(({ listType }) => listType && listType === type);
    const own = type === layoutType ? layoutRoute(layoutSlug(file)) : route;
    return `<a href="${site}${own ?? page?.route ?? "/"}" target="site">${text}</a>`;
  };
  const problems = await checkContent(`${root}/data`, { today, launch: true });
  const withSeverity = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted);
  const problemList = (listed: readonly Problem[]) =>
    list(
      listed.map(({ severity, file, line, where, message }) => {
        const place = escapeXml([fileTitle(root, file), where].filter(Boolean).join(" › "));
        // The name of the file before the hash makes the page load again: only then does the CMS show another form.
        return `<span class="${severity}">${severity}</span> <a href="?${file}${formAddress(file)}">${place}</a> ${escapeXml(message)} <small>${file}:${line}</small> ${pageLink(file, "See the page")}`;
      }),
    );
  const [errors, warnings] = [withSeverity("error"), withSeverity("warning")];
  const launchBlockers = withSeverity("launch");
  const changes = await unpublished(root).catch(String);
  const changeList =
    typeof changes === "string"
      ? ""
      : list(changes.map(({ file, text }) => `${escapeXml(text)} ${pageLink(file, "See it")}`));
  const undoForms = (await publications(root)).map(({ commit, date, title }) =>
    form(
      "undo",
      `${dateAndTime.format(new Date(date))}: ${escapeXml(title)} <button name="commit" value="${commit}">Undo</button>`,
    ),
  );
  const counts = [
    typeof changes === "string" ? changes : `To publish: ${changes.length}`,
    errors.length > 0 && `Errors: ${errors.length}, so nothing can be published`,
    warnings.length > 0 && `Warnings: ${warnings.length}`,
    launchBlockers.length > 0 && `Before the launch: ${launchBlockers.length}`,
  ];
  const html = `<fieldset>
      ${confirmedForm("publish", "Publish", changeList, !changeList || errors.length > 0)}
      ${confirmedForm("discard", "Discard", `<p>You cannot undo this here.</p>${changeList}`, !changeList)}
      ${form("update", '<button value="yes">Update</button>')}
      <a href="${site}" target="site">Open the site</a>
    </fieldset>
    <details ${errors.length > 0 ? "open" : ""}><summary>${escapeXml(counts.filter(Boolean).join(" · "))}</summary>
      ${problemList([...errors, ...warnings])}
      ${changeList && `<p>Not online yet:</p>${changeList}`}
      ${launchBlockers.length > 0 ? `<details><summary>Before the launch</summary>${problemList(launchBlockers)}</details>` : ""}
      ${undoForms.length > 0 ? `<p>Your last publications:</p><fieldset>${list(undoForms)}</fieldset>` : ""}
    </details>`;
  return { html, errors };
}
