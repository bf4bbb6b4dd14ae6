import type { Problem, Severity } from "../check";
import { plural } from "../check/report/wording";
import { escapeXml } from "../gatsby/escape-xml";
import { contentFile, pageFiles } from "../schema/content-files";
import { projectId } from "../src/lib/links";
import { formAddress } from "./config";
import { Refusal } from "./git";
import { inForms } from "./labels";
import { hasAuthor, problemsIn, type Publication, publications, unpublished } from "./publication";
import type { Change } from "./trees";

/** The route of the page that shows a file of data/. */
function routeOf(file: string): string {
  // Header and footer, of which site.json has the rest, are on this page, too.
  if (file === "data/site.json") return "/contact";
  const content = contentFile(file);
  const pageOfList = pageFiles.find(({ listType }) => listType && listType === content?.type);
  return content?.route ?? pageOfList?.route ?? "/";
}

/** The ids of the records that have an address of their own. */
const idOf: Readonly<Record<string, ((slug: string) => string) | undefined>> = {
  "data/ongoing-projects.json": projectId,
  "data/pages/why-invest.json": (slug) => slug,
};

/** A link to the page that shows a change, and to its record if that has an address. */
function pageOf({ file, slug }: Change, site: string): string {
  const id = slug === undefined ? undefined : idOf[file]?.(slug);
  return `<a href="${site}${routeOf(file)}${id === undefined ? "" : `#${id}`}" target="site">See it</a>`;
}

/** The address, in the CMS, of the form that has a problem. */
export function formWith({ file }: Problem): string {
  const content = contentFile(file);
  return content ? formAddress(content.path) : "#/assets";
}

/** A problem in the words of the forms, with links to its form and its page. */
function problemOf(problem: Problem, site: string): string {
  const { severity, file } = problem;
  const { where, text } = inForms(problem);
  const kind = { error: "Error", warning: "Warning", launch: "Launch" }[severity];
  return `<li class="${severity}">${kind}: <a href="${formWith(problem)}">${escapeXml(where)}</a>
    ${escapeXml(text)}
    <a href="${site}${routeOf(file)}" target="site">See the page</a></li>`;
}

const list = (entries: readonly string[]) =>
  entries.length > 0 ? `<ul>${entries.join("")}</ul>` : "";

/** A dialog that asks once. edit/page.ts sends the form to the server. */
const dialog = (action: string, title: string, body: string, label: string) =>
  `<dialog id="${action}" aria-labelledby="${action}-title"><form method="dialog" data-action="${action}">
    <h2 id="${action}-title">${title}</h2>${body}
    <p><button value="yes" class="primary">${label}</button> <button value="" formnovalidate>Cancel</button></p>
  </form></dialog>`;

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

const publicationOf = ({ commit, date, title }: Publication) =>
  `<li><form method="dialog" data-action="undo"><input type="hidden" name="commit" value="${commit}">
    ${day.format(new Date(date))}: ${escapeXml(title)} <button value="yes">Undo</button></form></li>`;

const authorFields = `<p>Your name and e-mail address are recorded with each publication. We ask only once.</p>
  <p><label>Your name <input name="name" required></label> <label>E-mail <input name="email" type="email" required></label></p>`;

/** The notice of an action: a step, or how it ended. */
export const noticeOf = (message: string, role: "status" | "alert" = "status") =>
  `<p role="${role}">${escapeXml(message)}</p>`;

/** The notice of an action that failed. After a conflict its buttons choose whose values to keep. */
export function failureOf(error: unknown, action: string): string {
  if (!(error instanceof Refusal)) return noticeOf(`This failed: ${error}`, "alert");
  const notice = noticeOf(error.message, "alert");
  if (error.upstream === undefined) return notice;
  const [next, keep] = action === "publish" ? ["publish", "Publish"] : ["update", "Keep"];
  return `${notice}<fieldset><form method="dialog" data-action="${next}">
    <button name="mine" value="${error.upstream}">${keep} mine</button>
    <button name="theirs" value="${error.upstream}">Keep theirs</button></form></fieldset>`;
}

/**
 * The strip below the forms: the problems of the content, the changes that are not online, and the buttons.
 * @param root the project's folder.
 * @param site the address of the local site.
 * @param today for the check.
 * @returns its HTML, and the errors of the content.
 */
export async function stripOf(root: string, site: string, today: Date) {
  const problems = await problemsIn(root, today);
  const of = (kind: Severity) => problems.filter(({ severity }) => severity === kind);
  const [errors, warnings, launchItems] = [of("error"), of("warning"), of("launch")];
  let refusal = "";
  const changes = await unpublished(root).catch((error: unknown): Change[] => {
    refusal = error instanceof Refusal ? error.message : String(error);
    return [];
  });
  const mine = await publications(root);
  const author = (await hasAuthor(root)) ? "" : authorFields;
  const counts = [
    errors.length > 0 && `${plural(errors.length, "error")}: nothing can be published`,
    changes.length > 0
      ? `${plural(changes.length, "change")} to publish`
      : refusal || "Nothing to publish",
    warnings.length > 0 && plural(warnings.length, "warning"),
    launchItems.length > 0 && `${launchItems.length} to do before the launch`,
  ];
  const problemsOf = (some: readonly Problem[]) =>
    list(some.map((problem) => problemOf(problem, site)));
  const unpublishedList = list(
    changes.map((change) => `<li>${escapeXml(change.text)} ${pageOf(change, site)}</li>`),
  );
  const disabled = (isOff: boolean) => (isOff ? "disabled" : "");
  const html = `<fieldset>
      <button command="show-modal" commandfor="publish" class="primary" ${disabled(changes.length === 0 || errors.length > 0)}>Publish</button>
      <button command="show-modal" commandfor="discard" ${disabled(changes.length === 0)}>Discard</button>
      ${changes[0] ? pageOf(changes[0], site) : `<a href="${site}" target="site">Open the site</a>`}
      <form method="dialog" data-action="update"><button value="yes">Update</button></form>
      ${dialog("publish", "Publish these changes?", unpublishedList + author, "Publish")}
      ${dialog("discard", "Discard these changes? You cannot undo this here.", unpublishedList, "Discard")}
    </fieldset>
    <details class="${errors.length > 0 || refusal ? "wrong" : ""}"><summary>${counts.filter(Boolean).join(" · ")}</summary>
      ${problemsOf([...errors, ...warnings])}
      ${unpublishedList && `<p>Not online yet:</p>${unpublishedList}`}
      ${launchItems.length > 0 ? `<details><summary>To do before the launch</summary>${problemsOf(launchItems)}</details>` : ""}
      ${mine.length > 0 ? `<p>Your last publications:</p><fieldset>${list(mine.map(publicationOf))}</fieldset>` : ""}
    </details>`;
  return { html, errors };
}
