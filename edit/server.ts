import { execFile, execSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { promisify } from "node:util";

import ts from "typescript";

import { checkContent, filesOf, type Problem } from "../check";
import { contentFiles, pageFiles } from "../schema/content-files";
import { configuration, formAddress, iconNames, labelOf } from "./config";
import { photoHost } from "../src/lib/photo-host";

const run = promisify(execFile);

/** Installs the CMS, unless what the lockfile names is there. */
export function installCms(): void {
  const timeOf = (file: string) =>
    fs.statSync(path.join(__dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf("node_modules/.package-lock.json") > timeOf("package-lock.json")) return;
  console.log("Installing the forms …");
  execSync("npm ci --no-audit --no-fund --loglevel=error", { cwd: __dirname, stdio: "inherit" });
}

/** What the page has to know before it starts the CMS. */
export interface Settings {
  config: ReturnType<typeof configuration>;
  icons: string[];
  photoHost: string;
  /** The address of the site beside the forms; none where the forms work on the repository itself. */
  site?: string;
}

/** What the strip says. */
export interface State {
  /** SHA-256 of each content file, by its path in the project. */
  versions: Record<string, string>;
  /** What the check has found, with the form and the page that each is about. */
  problems: (Problem & { form?: string; page?: string })[];
  /** Files that differ from the last commit, or that are in a commit that was not pushed. */
  unpublished: string[];
  /** The commands that publish them. */
  commands: string[];
  /** The repository's own page, if it has one. */
  repository?: string;
}

/** The lines that git prints; none where it fails, such as without a repository or a branch to push to. */
const git = (root: string, ...words: string[]) =>
  run("git", ["-C", root, ...words]).then(
    ({ stdout }) => stdout.split("\n").filter(Boolean),
    (): string[] => [],
  );

/** The web page of a repository, from its address for git. */
export async function repositoryPage(root: string): Promise<URL | undefined> {
  const [remote = ""] = await git(root, "remote", "get-url", "origin");
  const [, host, name] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]*@)?([^:/]+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  return host && name ? new URL(`https://${host}/${name}`) : undefined;
}

async function publishing(root: string) {
  const changed = await git(
    root,
    "status",
    "--porcelain",
    "--untracked-files=all",
    "--",
    "data",
    "static",
  );
  const committed = await git(
    root,
    "diff",
    "--name-only",
    "@{upstream}",
    "HEAD",
    "--",
    "data",
    "static",
  );
  const files = changed.map((line) => line.slice(3));
  const commands = [
    ...(changed.some((line) => line.startsWith("??")) ? ["git add data static"] : []),
    ...(files.length > 0 ? ['git commit -m "Change the content" data static'] : []),
    "git push",
  ];
  const repository = (await repositoryPage(root))?.href;
  return { unpublished: [...new Set([...files, ...committed])], commands, repository };
}

/** Names of fields become what the forms call them. */
const inWords = (where: string) =>
  where
    .split(" › ")
    .map((part) => (/^[a-z]\w*$/.test(part) ? labelOf(part) : part))
    .join(" › ");

function withAddresses(problem: Problem, site: string) {
  const content = contentFiles.find((known) => `data/${known.path}` === problem.file);
  if (!content) return problem;
  const shown = pageFiles.find(({ lists }) => lists.some((list) => list === content.type));
  const page = `${site}${content.route ?? shown?.route ?? "/"}`;
  return { ...problem, where: inWords(problem.where), form: formAddress(content.path), page };
}

/** Reads the state of the project, and checks the content only when a file has changed. */
function stateReader(root: string, site: string) {
  let checked: { of: string; problems: Promise<Problem[]> } | undefined;
  return async (): Promise<State> => {
    const files = filesOf(path.join(root, "data")).map((file) => `data/${file}`);
    const versions = Object.fromEntries(
      files.map((file) => {
        // The CMS passes texts on without the space around them.
        const text = fs.readFileSync(path.join(root, file), "utf8").trim();
        return [file, createHash("sha256").update(text).digest("hex")];
      }),
    );
    const published = filesOf(path.join(root, "static"));
    const of = JSON.stringify([versions, published]);
    if (checked?.of !== of) checked = { of, problems: checkContent(path.join(root, "data")) };
    const problems = (await checked.problems)
      .map((problem) => withAddresses(problem, site))
      .sort((one, other) => one.severity.localeCompare(other.severity));
    return { versions, problems, ...(await publishing(root)) };
  };
}

/** The CMS as a module, with its fonts. */
const cms = path.join(__dirname, "node_modules/@sveltia/cms/npm");

/**
 * The files of the page.
 * @param settings what the page has to know.
 * @param hosts what it may ask beside its own server: the interface of the Git host.
 */
export function pageFilesOf(
  settings: Settings,
  hosts: string[] = [],
): Map<string, string | Buffer> {
  const read = (name: string) => fs.readFileSync(path.join(__dirname, name), "utf8");
  const policy = [
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; font-src 'self' data:",
    `img-src 'self' blob: data: ${photoHost}`,
    ["connect-src 'self' blob: data:", ...hosts].join(" "),
    "base-uri 'none'; form-action 'none'",
  ].join("; ");
  const { outputText } = ts.transpileModule(read("page.ts"), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return new Map<string, string | Buffer>([
    ["index.html", read("page.html").replace("POLICY", policy)],
    ["page.css", read("page.css")],
    ["page.js", outputText],
    ["settings.json", JSON.stringify(settings)],
    ...filesOf(cms).map((name) => [`cms/${name}`, fs.readFileSync(path.join(cms, name))] as const),
  ]);
}

const types: Record<string, string | undefined> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/**
 * Serves the forms on this computer. It only reads, and answers nobody but its own page.
 * @param root the project's folder.
 * @param port where to listen; the site beside it is at `site`.
 */
export async function serveForms(root: string, port: number, site: string): Promise<http.Server> {
  // The CMS names the folder that a person has to choose after this.
  const repo = `local/${path.basename(path.resolve(root))}`;
  const files = pageFilesOf({
    config: configuration({ name: "github", repo }),
    icons: iconNames(root),
    photoHost,
    site,
  });
  const stateOf = stateReader(root, site);
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];

  async function answer({
    method,
    url = "/",
    headers,
  }: http.IncomingMessage): Promise<[number, string | Buffer, string?]> {
    const { host = "", origin = `http://${host}` } = headers;
    if (method !== "GET" || !hosts.includes(host) || origin !== `http://${host}`) return [403, ""];
    const name = new URL(url, origin).pathname.slice(1) || "index.html";
    if (name === "state.json") return [200, JSON.stringify(await stateOf()), types[".json"]];
    const text = files.get(name);
    return text === undefined ? [404, ""] : [200, text, types[path.extname(name)]];
  }

  const server = http.createServer((request, response) => {
    answer(request)
      .catch((error: unknown): [number, string] => [500, String(error)])
      .then(([status, text, type = "text/plain"]) => {
        response.writeHead(status, {
          "Content-Type": type,
          "Cache-Control": "no-store",
          "Cross-Origin-Resource-Policy": "same-origin",
          "Content-Security-Policy": "frame-ancestors 'none'",
          "X-Content-Type-Options": "nosniff",
        });
        response.end(text);
      });
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** The Git hosts that the CMS works on: its name for each, and where their interfaces are. */
const gitHosts: Record<string, { name: string; api: string } | undefined> = {
  "github.com": { name: "github", api: "https://api.github.com" },
  "gitlab.com": { name: "gitlab", api: "https://gitlab.com" },
  "codeberg.org": { name: "gitea", api: "https://codeberg.org" },
};

/** The files of a page that edits the repository itself. @throws where its host is not one of `gitHosts`. */
export async function remoteFiles(root: string): Promise<Map<string, string | Buffer>> {
  const repository = await repositoryPage(root);
  const host = repository && gitHosts[repository.host];
  if (!host) {
    throw new Error(
      `The forms work on ${Object.keys(gitHosts).join(", ")}, and the repository's "origin" is on none of them.`,
    );
  }
  const config = configuration({
    name: host.name,
    repo: repository.pathname.slice(1),
    branch: "main",
  });
  return pageFilesOf({ config, icons: iconNames(root), photoHost }, [host.api]);
}
