import type { Problem } from "../check";
import { plural } from "../check/report/wording";
import { contentFiles, pageFiles } from "../schema/content-files";
import { plotId, projectId } from "../src/lib/links";
import { formAddress } from "./config";
import { Refusal } from "./git";
import { inForms, isContact } from "./labels";
import { isNamed, problemsIn, type Publication, publications, unpublished } from "./publication";
import type { Change } from "./trees";

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The route of the page that shows a field of a file of data/. */
function routeOf(file: string, field?: unknown): string {
  if (file === "data/site.json" && isContact(field)) return "/contact";
  const content = contentFiles.find((known) => `data/${known.path}` === file);
  const list = pageFiles.find(({ lists }) => lists.some((type) => type === content?.type));
  return content?.route ?? list?.route ?? "/";
}

/** The ids of the records that have an address of their own. */
const idOf: Readonly<Record<string, ((slug: string) => string) | undefined>> = {
  "data/plots.json": plotId,
  "data/ongoing-projects.json": projectId,
  "data/pages/why-invest.json": (slug) => slug,
};

/** The page that shows a change, at its place if that has an address. */
function pageOf({ file, field, slug }: Change, site: string): string {
  const id = slug === undefined ? undefined : idOf[file]?.(slug);
  return `<a href="${site}${routeOf(file, field)}${id === undefined ? "" : `#${id}`}" target="site">See it</a>`;
}

const changeOf = (change: Change, site: string) =>
  `<li>${escape(change.text)} ${pageOf(change, site)}</li>`;

/** The address, in the CMS, of the form that has a problem. */
export function formOf({ file, path }: Problem): string {
  const content = contentFiles.find((known) => `data/${known.path}` === file);
  return content ? formAddress(content.path, path[0]) : "#/assets";
}

/** A problem in the words of the forms, with links to its form and its page. */
function problemOf(problem: Problem, site: string): string {
  const { severity, file, path } = problem;
  const { place, text } = inForms(problem);
  const kind = { error: "Error", warning: "Warning", launch: "Launch" }[severity];
  return `<li class="${severity}">${kind}: <a href="${formOf(problem)}">${escape(place)}</a>
    ${escape(text)}
    <a href="${site}${routeOf(file, path[0])}" target="site">See the page</a></li>`;
}

/** The page asks for the strip every second. */
const mostShown = 50;

const listOf = <Item>(
  items: readonly Item[],
  write: (item: Item, site: string) => string,
  site: string,
) => (items.length > 0 ? `<ul>${items.map((item) => write(item, site)).join("")}</ul>` : "");

/** A dialog that asks once. edit/page.ts sends the form to the server. */
const dialog = (action: string, title: string, body: string, label: string) =>
  `<dialog id="${action}" aria-labelledby="${action}-title"><form method="dialog" data-action="${action}">
    <h2 id="${action}-title">${title}</h2>${body}
    <p><button value="yes" class="primary">${label}</button> <button value="" formnovalidate>Cancel</button></p>
  </form></dialog>`;

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
const time = new Intl.DateTimeFormat("en-IN", { timeStyle: "short" });

const publicationOf = ({ commit, date, title }: Publication) =>
  `<li><form method="dialog" data-action="undo"><input type="hidden" name="commit" value="${commit}">
    ${day.format(new Date(date))}: ${escape(title)} <button value="yes">Undo</button></form></li>`;

const introduction = `<p>Your name and e-mail address are recorded with each publication. We ask only once.</p>
  <p><label>Your name <input name="name" required></label> <label>E-mail <input name="email" type="email" required></label></p>`;

/** The buttons with which an editor says whose values are right. @param upstream the commit with a colleague's values. */
export const choiceOf = (action: "publish" | "update", upstream: string) =>
  `<fieldset><form method="dialog" data-action="${action}">
    <button name="mine" value="${upstream}">${action === "publish" ? "Publish" : "Keep"} mine</button>
    <button name="theirs" value="${upstream}">Keep theirs</button></form></fieldset>`;

/** What an action says: a step, or how it ended. */
export const noticeOf = (now: Date, message: string, kind = "done") =>
  `<p role="${kind === "done" ? "status" : "alert"}" class="${kind}">${time.format(now)}: ${escape(message)}</p>`;

/**
 * The HTML of the strip below the forms: the problems found, what is not online yet, and how to publish it.
 * @param root the project's folder.
 * @param site the address of the local site.
 * @param today for the check.
 */
export async function stripOf(root: string, site: string, today: Date): Promise<string> {
  const { stopping, beforeLaunch, warnings } = await problemsIn(root, today);
  let refusal = "";
  const changes = await unpublished(root).catch((error: unknown): Change[] => {
    if (!(error instanceof Refusal)) throw error;
    refusal = error.message;
    return [];
  });
  const mine = await publications(root);
  const hidden = stopping.length + warnings.length - mostShown;
  const others = hidden > 0 ? `<p>${plural(hidden, "more problem")}: correct these first.</p>` : "";
  const title = [
    stopping.length > 0 && `${plural(stopping.length, "error")}: nothing can be published`,
    changes.length > 0
      ? `${plural(changes.length, "change")} to publish`
      : refusal || "Nothing to publish",
    warnings.length > 0 && plural(warnings.length, "warning"),
    beforeLaunch.length > 0 && `${beforeLaunch.length} to do before the launch`,
  ];
  const mayPublish = changes.length > 0 && stopping.length === 0;
  const listed = listOf(changes, changeOf, site);
  return `<fieldset>
      <button command="show-modal" commandfor="publish" class="primary" ${mayPublish ? "" : "disabled"}>Publish</button>
      <button command="show-modal" commandfor="discard" ${changes.length > 0 ? "" : "disabled"}>Discard</button>
      ${changes[0] ? pageOf(changes[0], site) : `<a href="${site}" target="site">Open the site</a>`}
      <form method="dialog" data-action="update"><button value="yes">Update</button></form>
      ${dialog("publish", "Publish these changes?", `${listed}${(await isNamed(root)) ? "" : introduction}`, "Publish")}
      ${dialog("discard", "Discard these changes? You cannot undo this here.", listed, "Discard")}
    </fieldset>
    <details class="${stopping.length > 0 || refusal ? "wrong" : ""}"><summary>${title.filter(Boolean).join(" · ")}</summary>
      ${listOf(stopping.slice(0, mostShown), problemOf, site)}
      ${listOf(warnings.slice(0, Math.max(0, mostShown - stopping.length)), problemOf, site)}${others}
      ${listed && `<p>Not online yet:</p>${listed}`}
      ${beforeLaunch.length > 0 ? `<details><summary>To do before the launch</summary>${listOf(beforeLaunch.slice(0, mostShown), problemOf, site)}</details>` : ""}
      ${mine.length > 0 ? `<p>Your last publications:</p><fieldset>${listOf(mine, publicationOf, site)}</fieldset>` : ""}
    </details>`;
}
