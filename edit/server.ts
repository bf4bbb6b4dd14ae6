import { execSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

import ts from "typescript";

import { filesOf } from "../check";
import { contentFiles } from "../schema/content-files";
import { photoHost } from "../src/lib/photo-host";
import { configuration, iconNames, linkedPages } from "./config";
import { repositoryPage, stripReader } from "./strip";

/** Installs the CMS, unless what the lockfile names is there. */
export function installCms(): void {
  const timeOf = (file: string) =>
    fs.statSync(path.join(__dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf("node_modules/.package-lock.json") > timeOf("package-lock.json")) return;
  console.log("Installing the forms …");
  execSync("npm ci --no-audit --no-fund --loglevel=error", { cwd: __dirname, stdio: "inherit" });
}

const settingsOf = (root: string, backend: object, site?: string) => ({
  config: configuration(backend),
  icons: iconNames(root),
  pages: linkedPages.map(({ route }) => route),
  photoHost,
  /** The address of the site beside the forms; none where they work on the repository itself. */
  site,
});

/** What the page has to know before it starts the CMS. */
export type Settings = ReturnType<typeof settingsOf>;

/** The CMS as a module, with its fonts. */
const cms = path.join(__dirname, "node_modules/@sveltia/cms/npm");

/**
 * The files of the page.
 * @param hosts what it may ask beside its own server.
 */
function pageFilesOf(settings: Settings, hosts = ""): Map<string, string | Buffer> {
  const read = (name: string) => fs.readFileSync(path.join(__dirname, name), "utf8");
  const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data: ${photoHost}; connect-src 'self' blob: data: ${hosts}; base-uri 'none'; form-action 'none'`;
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
  const files = pageFilesOf(settingsOf(root, { name: "github", repo }, site));
  const readStrip = stripReader(root, site);
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];

  async function read(name: string): Promise<string | Buffer | undefined> {
    if (name === "strip.json") return JSON.stringify(await readStrip());
    const isContent = contentFiles.some((content) => `data/${content.path}` === name);
    return isContent ? fs.readFileSync(path.join(root, name)) : files.get(name);
  }

  async function answer({ method, url = "/", headers }: http.IncomingMessage) {
    const { host = "", origin = `http://${host}` } = headers;
    if (method !== "GET" || !hosts.includes(host) || origin !== `http://${host}`)
      return { status: 403 };
    const name = new URL(url, origin).pathname.slice(1) || "index.html";
    const body = await read(name);
    return { status: body === undefined ? 404 : 200, body, type: types[path.extname(name)] };
  }

  const server = http.createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => ({ status: 500, body: String(error), type: undefined }))
      .then(({ status, body, type = "text/plain" }) => {
        response.writeHead(status, {
          "Content-Type": type,
          "Cache-Control": "no-store",
          "Cross-Origin-Resource-Policy": "same-origin",
          "Content-Security-Policy": "frame-ancestors 'none'",
          "X-Content-Type-Options": "nosniff",
        });
        response.end(body);
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

/** Writes a page that edits the repository itself. @throws where its host is not one of `gitHosts`. */
export async function writeRemote(root: string, folder: string): Promise<void> {
  const repository = await repositoryPage(root);
  const host = repository && gitHosts[repository.host];
  if (!host) {
    throw new Error(
      `The forms work on ${Object.keys(gitHosts).join(", ")}, and the repository's "origin" is on none of them.`,
    );
  }
  const backend = { name: host.name, repo: repository.pathname.slice(1), branch: "main" };
  for (const [name, text] of pageFilesOf(settingsOf(root, backend), host.api)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
}
