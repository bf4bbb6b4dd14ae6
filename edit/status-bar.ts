import { checkContent, type Problem, type Severity } from "../check";
import { escapeXml } from "../gatsby/escape-xml";
import { contentFile, layoutSlug, layoutType, pageFiles } from "../schema/content-files";
import { layoutRoute } from "../src/lib/links";
import { formAddress } from "./config";
import { Refusal } from "./git";
import { publications, titleOf, unpublished } from "./publication";

const list = (entries: readonly string[]) =>
  entries.length > 0 ? `<ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>` : "";

/** A form that edit/page.ts sends to the server. */
const form = (action: string, body: string) =>
  `<form method="dialog" data-action="${action}">${body}</form>`;

/** A button with a dialog that asks once. */
const asking = (action: string, label: string, body: string, isOff: boolean) =>
  `<button command="show-modal" commandfor="${action}" ${isOff ? "disabled" : ""}>${label}</button>
  <dialog id="${action}" aria-label="${label}">${form(action, `${body}<button value="yes">${label}</button> <button value="">Cancel</button>`)}</dialog>`;

/** How an action ended, or the step that it is at. @param written by two people in the same lines. */
export const noticeOf = (message: string, written = "", role = "status") =>
  `<div role="${role}"><p>${escapeXml(message)}</p><pre>${escapeXml(written)}</pre></div>`;

/** Why an action failed. After a conflict a button brings in the colleague's lines. */
export function failureOf(error: unknown): string {
  const conflict = error instanceof Refusal ? error.conflict : undefined;
  const button = form("theirs", '<button value="yes">Keep theirs</button>');
  return noticeOf(String(error), conflict?.written, "alert") + (conflict ? button : "");
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/**
 * The status bar below the forms: the problems of the content, the files that are not online, and the buttons.
 * @param root the project's folder.
 * @param site the address of the local site.
 * @param today for the check.
 * @returns its HTML, and the errors of the content.
 */
export async function statusBarOf(root: string, site: string, today: Date) {
  const pageLink = (file: string, text: string) => {
    const { type, route } = contentFile(file) ?? {};
    const page = pageFiles.find(({ listType }) => listType && listType === type);
    const own = type === layoutType ? layoutRoute(layoutSlug(file)) : route;
    return `<a href="${site}${own ?? page?.route ?? "/"}" target="site">${text}</a>`;
  };
  const problems = await checkContent(`${root}/data`, { today, launch: true });
  const of = (kind: Severity) => problems.filter(({ severity }) => severity === kind);
  // With its name in the address the page loads again: the CMS shows a second form of a group only then.
  const listOf = (some: readonly Problem[]) =>
    list(
      some.map(
        ({ severity, file, line, where, message }) =>
          `<span class="${severity}">${severity}</span> <a href="?${file}${formAddress(file)}">${escapeXml([titleOf(root, file), where].filter(Boolean).join(" › "))}</a> ${escapeXml(message)} <small>${file}:${line}</small> ${pageLink(file, "See the page")}`,
      ),
    );
  const [errors, warnings, launchItems] = [of("error"), of("warning"), of("launch")];
  const changes = await unpublished(root).catch(String);
  const changeList =
    typeof changes === "string"
      ? ""
      : list(changes.map(({ file, text }) => `${escapeXml(text)} ${pageLink(file, "See it")}`));
  const mine = (await publications(root)).map(({ commit, date, title }) =>
    form(
      "undo",
      `${day.format(new Date(date))}: ${escapeXml(title)} <button name="commit" value="${commit}">Undo</button>`,
    ),
  );
  const counts = [
    typeof changes === "string" ? changes : `To publish: ${changes.length}`,
    errors.length > 0 && `Errors: ${errors.length}, so nothing can be published`,
    warnings.length > 0 && `Warnings: ${warnings.length}`,
    launchItems.length > 0 && `Before the launch: ${launchItems.length}`,
  ];
  const html = `<fieldset>
      ${asking("publish", "Publish", changeList, !changeList || errors.length > 0)}
      ${asking("discard", "Discard", `<p>You cannot undo this here.</p>${changeList}`, !changeList)}
      ${form("update", '<button value="yes">Update</button>')}
      <a href="${site}" target="site">Open the site</a>
    </fieldset>
    <details ${errors.length > 0 ? "open" : ""}><summary>${escapeXml(counts.filter(Boolean).join(" · "))}</summary>
      ${listOf([...errors, ...warnings])}
      ${changeList && `<p>Not online yet:</p>${changeList}`}
      ${launchItems.length > 0 ? `<details><summary>Before the launch</summary>${listOf(launchItems)}</details>` : ""}
      ${mine.length > 0 ? `<p>Your last publications:</p><fieldset>${list(mine)}</fieldset>` : ""}
    </details>`;
  return { html, errors };
}
