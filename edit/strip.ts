import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { checkContent, filesOf, type Problem } from "../check";
import { plural } from "../check/report/wording";
import { contentFiles, pageFiles } from "../schema/content-files";
import { inLabels } from "../schema/labels";
import { formAddress } from "./config";

/** A line of the strip. */
interface Line {
  title: string;
  /** What it shows when it is open, in HTML. */
  html: string;
  /** Whether it opens by itself. */
  isUrgent: boolean;
}

/** What the strip says, by the id of its lines in edit/page.html. */
export interface Strip {
  check: Line;
  publish: Line;
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const run = promisify(execFile);

/** The lines that git prints; none where it fails, such as without a repository or a branch to push to. */
const git = (root: string, command: string) =>
  run("git", ["-C", root, ...command.split(" ")]).then(
    ({ stdout }) => stdout.split("\n").filter(Boolean),
    (): string[] => [],
  );

/** The web page of a repository, from its address for git. */
export async function repositoryPage(root: string): Promise<URL | undefined> {
  const [remote = ""] = await git(root, "remote get-url origin");
  const [, host, name] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]*@)?([^:/]+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  return host && name ? new URL(`https://${host}/${name}`) : undefined;
}

async function publishLine(root: string): Promise<Line> {
  const changed = await git(root, "status --porcelain --untracked-files=all -- data static");
  const committed = await git(root, "diff --name-only @{upstream} HEAD -- data static");
  const files = [...new Set([...changed.map((line) => line.slice(3)), ...committed])];
  if (files.length === 0) return { title: "Nothing to publish", html: "", isUrgent: false };
  const commands = [
    ...(changed.some((line) => line.startsWith("??")) ? ["git add data static"] : []),
    ...(changed.length > 0 ? ['git commit -m "Change the content" data static'] : []),
    "git push",
  ];
  const page = await repositoryPage(root);
  const upload = `<li><a href="${page}" target="_blank">Or upload the files on the repository's page</a></li>`;
  const html = `<li>Differs from what is published: ${escape(files.join(", "))}.</li>
    <li>Publish it with these commands, one after another, in the project's folder:</li>
    <li><pre>${escape(commands.join("\n"))}</pre></li>${page ? upload : ""}`;
  return { title: `${plural(files.length, "file")} to publish`, html, isUrgent: false };
}

/** A problem, with links to the form and to the page that it is about. */
function itemOf({ severity, file, where, problem, fix }: Problem, site: string): string {
  const place = escape(inLabels(where ? `${file} › ${where}` : file));
  const said = escape(inLabels(`${problem}: ${fix}.`));
  const content = contentFiles.find((known) => `data/${known.path}` === file);
  if (!content) return `<li class="${severity}">${place} ${said}</li>`;
  const list = pageFiles.find(({ lists }) => lists.some((type) => type === content.type));
  const page = `${site}${content.route ?? list?.route ?? "/"}`;
  return `<li class="${severity}"><a href="${formAddress(content.path)}">${place}</a> ${said}
    <a href="${page}" target="site">See the page</a></li>`;
}

function checkLine(problems: readonly Problem[], site: string): Line {
  const [errors = [], warnings = []] = ["error", "warning"].map((severity) =>
    problems.filter((problem) => problem.severity === severity),
  );
  const title = [
    errors.length &&
      `${plural(errors.length, "error")}: the site keeps its last content without one`,
    warnings.length && plural(warnings.length, "warning"),
  ].filter(Boolean);
  return {
    title: title.join(" · ") || "The check has found nothing wrong",
    html: [...errors, ...warnings].map((problem) => itemOf(problem, site)).join(""),
    isUrgent: errors.length > 0,
  };
}

/** Reads what the strip says of a project, and checks the content only when a file has changed. */
export function stripReader(root: string, site: string): () => Promise<Strip> {
  let checked: { at: string; line: Promise<Line> } | undefined;
  return async () => {
    const files = ["data", "static"].flatMap((folder) =>
      filesOf(path.join(root, folder)).map((file) => path.join(root, folder, file)),
    );
    const at = files.map((file) => file + fs.statSync(file).mtimeMs).join();
    if (checked?.at !== at) {
      const problems = checkContent(path.join(root, "data"));
      checked = { at, line: problems.then((found) => checkLine(found, site)) };
    }
    return { check: await checked.line, publish: await publishLine(root) };
  };
}
