import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { checkContent, type Problem } from "../check";
import { plural } from "../check/report/wording";
import { contentFiles, pageFiles } from "../schema/content-files";
import { inLabels } from "./labels";
import { formAddress } from "./config";

const run = promisify(execFile);

/** The lines that git prints; none if it fails, for example without a repository or an upstream branch. */
const git = (root: string, command: string) =>
  run("git", ["-C", root, ...command.split(" ")]).then(
    ({ stdout }) => stdout.split("\n").filter(Boolean),
    (): string[] => [],
  );

/** The web page of the repository, derived from the address of its remote. */
export async function repositoryPage(root: string): Promise<URL | undefined> {
  const [remote = ""] = await git(root, "remote get-url origin");
  const [, host, name] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]*@)?([^:/]+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  return host && name ? new URL(`https://${host}/${name}`) : undefined;
}

/** The files that differ from the published version. */
async function filesToPublish(root: string): Promise<string[]> {
  const changed = await git(root, "status --porcelain --untracked-files=all -- data static");
  const committed = await git(root, "diff --name-only @{upstream} HEAD -- data static");
  return [...new Set([...changed.map((line) => line.slice(3)), ...committed])];
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A problem in the words of the forms, with links to its form and its page. */
function itemOf({ severity, file, where, problem, fix }: Problem, site: string): string {
  const content = contentFiles.find((known) => `data/${known.path}` === file);
  const list = pageFiles.find(({ lists }) => lists.some((type) => type === content?.type));
  const form = content ? formAddress(content.path) : "#/assets";
  // A file without a form keeps its own name.
  const say = content ? inLabels : String;
  // A form and its list may have the same name: "Plots › 2", not "Plots › Plots › 2".
  const place = say(where ? `${file} › ${where}` : file).replace(/^(.+) › \1(?= › \d)/, "$1");
  return `<li class="${severity}">${severity === "error" ? "Error" : "Warning"}: <a href="${form}">${escape(place)}</a>
    ${escape(say(`${problem}: ${fix}.`))}
    <a href="${site}${content?.route ?? list?.route ?? "/"}" target="site">See the page</a></li>`;
}

/** The page asks for the strip every second. */
const mostShown = 50;

const listOf = (problems: readonly Problem[], site: string) =>
  `<ul>${problems.map((problem) => itemOf(problem, site)).join("")}</ul>`;

/**
 * The HTML of the strip below the forms: the problems found, and how to publish.
 * @param root the project's folder.
 * @param site the address of the local site.
 * @param today for the check.
 */
export async function stripOf(root: string, site: string, today: Date): Promise<string> {
  const problems = await checkContent(path.join(root, "data"), { today });
  const [errors = [], warnings = []] = ["error", "warning"].map((severity) =>
    problems.filter((problem) => problem.severity === severity),
  );
  const hidden = problems.length - mostShown;
  const others =
    hidden > 0 ? `<p>${plural(hidden, "more problem")}: npm run validate lists all.</p>` : "";
  const files = await filesToPublish(root);
  const page = await repositoryPage(root);
  const title = [
    errors.length && `${plural(errors.length, "error")}: the site does not show this change yet`,
    warnings.length && plural(warnings.length, "warning"),
    problems.length === 0 && "The check has found no problems",
    files.length ? `${plural(files.length, "file")} to publish` : "Nothing to publish",
  ];
  const upload = page
    ? `<p>Or upload the files on <a href="${page}" target="_blank">the repository's page</a>.</p>`
    : "";
  const publish = `<p>Not published yet: ${escape(files.join(", "))}. In a terminal, in the project's folder:</p>
    <pre>git add data static\ngit commit -m "Change the content" data static\ngit push</pre>${upload}`;
  return `<summary>${title.filter(Boolean).join(" · ")}</summary>
    <p><a href="${site}" target="site">Open the site</a></p>
    ${listOf(errors.slice(0, mostShown), site)}${files.length && !errors.length ? publish : ""}
    ${listOf(warnings.slice(0, Math.max(0, mostShown - errors.length)), site)}${others}`;
}
