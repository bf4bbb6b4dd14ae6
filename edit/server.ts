import fs from "node:fs";
import http from "node:http";
import path from "node:path";

import ts from "typescript";

import { filesOf } from "../check";
import { onChange } from "../gatsby/content/on-change";
import { contentFiles, pageFiles } from "../schema/content-files";
import { photoHost } from "../src/lib/photo-host";
import { configuration, iconNames, numbers } from "./config";
import { repositoryPage, stripOf } from "./strip";

const settingsOf = (root: string, backend: object, site?: string) => ({
  config: configuration(backend),
  icons: iconNames(root),
  numbers,
  pages: pageFiles.map(({ route }) => route),
  photoHost,
  /** The address of the local site; none for the page of --remote. */
  site,
});

/** The settings that the page reads before it starts the CMS. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Writes the page of the forms, with the CMS, into a folder.
 * @param hosts the hosts to which it may connect besides its own.
 */
function writePage(folder: string, settings: Settings, hosts = ""): void {
  const read = (name: string) => fs.readFileSync(path.join(__dirname, name), "utf8");
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data: ${photoHost}; connect-src 'self' blob: data: ${hosts}; base-uri 'none'; form-action 'none'`;
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(path.join(__dirname, "node_modules/@sveltia/cms/npm"), path.join(folder, "cms"), {
    recursive: true,
    filter: (name) => !name.endsWith(".map"),
  });
  write("index.html", read("page.html").replace("POLICY", policy));
  write("page.js", ts.transpile(read("page.ts"), options));
  write("numbers.js", ts.transpile(read("../src/lib/typed-number.ts"), options));
  write("settings.json", JSON.stringify(settings));
}

const types: Record<string, string | undefined> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/**
 * Serves the forms on this computer. The server never writes, and answers only its own page.
 * @param root the project's folder.
 * @param site the address of the local site.
 * @param clock gives the time of each check.
 */
export async function serveForms(
  root: string,
  port: number,
  site: string,
  clock: () => Date,
): Promise<http.Server> {
  const folder = path.resolve(root);
  // The CMS asks for a folder with this name.
  const repo = `local/${path.basename(folder)}`;
  const page = path.join(folder, ".run/forms");
  writePage(page, settingsOf(folder, { name: "github", repo }, site));
  const check = () => stripOf(folder, site, clock());
  let strip = await check();
  // Git writes to .git/logs when it commits or pushes.
  const watched = ["data", "static", ".git/logs"].map((name) => path.join(folder, name));
  const watcher = onChange(watched, async () => {
    strip = await check();
  });

  const content = contentFiles.map(({ path: name }) => `data/${name}`);
  const answered = new Set([...filesOf(page), ...content, "strip.html"]);
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const server = http.createServer(({ method, url = "", headers }, response) => {
    const { host = "", origin = `http://${host}` } = headers;
    const isOurs = method === "GET" && hosts.includes(host) && origin === `http://${host}`;
    const name = url.slice(1) || "index.html";
    const file = path.join(name.startsWith("data/") ? folder : page, name);
    const read = () => (fs.existsSync(file) ? fs.readFileSync(file) : undefined);
    const isAnswered = isOurs && answered.has(name);
    const body = isAnswered ? (name === "strip.html" ? strip : read()) : undefined;
    response.writeHead(body === undefined ? 403 : 200, {
      "Content-Type": types[path.extname(name)] ?? "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": "frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(body);
  });
  server.on("close", () => void watcher.close());
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** The Git hosts that the CMS supports. */
const gitHosts: Record<string, object | undefined> = {
  "github.com": { name: "github" },
  "gitlab.com": { name: "gitlab" },
  "codeberg.org": { name: "gitea", api_root: "https://codeberg.org/api/v1" },
};

/** Writes a page that edits the repository on its host. @throws if the CMS does not support the host. */
export async function writeRemote(root: string, folder: string): Promise<void> {
  const page = await repositoryPage(root);
  const host = page && gitHosts[page.host];
  if (!host) {
    const known = Object.keys(gitHosts).join(", ");
    throw new Error(
      `The forms support ${known}, but the repository's "origin" is on another host.`,
    );
  }
  const backend = { ...host, repo: page.pathname.slice(1), branch: "main" };
  writePage(folder, settingsOf(root, backend), `https://api.github.com https://${page.host}`);
}
