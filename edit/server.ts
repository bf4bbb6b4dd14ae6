import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs/promises";
import http from "node:http";
import path from "node:path";

import { buildSync } from "esbuild";

import type { Problem } from "../check";
import { filesOf } from "../check/read/files";
import { onChange } from "../gatsby/content/on-change";
import { contentFiles } from "../schema/content-files";
import { photoHost } from "../schema/photo-host";
import { configuration } from "./config";
import { discard, publish, setAuthor, type Task, undo, update } from "./publication";
import { failureOf, noticeOf, stripOf } from "./strip";

const settingsOf = (root: string, token: string) => ({
  config: configuration(root),
  folder: root,
  token,
});

/** What the page reads before it starts the CMS: the folder to choose, and the token to send with each action. */
export type Settings = ReturnType<typeof settingsOf>;

/** Gives what a file contains now; undefined if it is missing. */
type Read = () => string | undefined | Promise<Buffer | undefined>;

/** The files in a folder by their addresses. */
const readersOf = (address: string, folder: string, files: readonly string[]) =>
  files.map((name): [string, Read] => [
    address + name,
    () => fs.readFile(path.join(folder, name)).catch(() => undefined),
  ]);

/** The files of the editors' page and of the content, by their addresses. */
function filesToServe(root: string, token: string): Map<string, Read> {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "page.ts")],
    bundle: true,
    format: "esm",
    target: "chrome135",
    write: false,
  });
  const cms = path.join(__dirname, "node_modules/@sveltia/cms/npm");
  return new Map<string, Read>([
    ["page.js", () => outputFiles[0]?.text],
    ["settings.json", () => JSON.stringify(settingsOf(root, token))],
    ...readersOf("", __dirname, ["page.html"]),
    ...readersOf("cms/", cms, filesOf(cms)),
    ...readersOf(
      "data/",
      path.join(root, "data"),
      contentFiles.map((file) => file.path),
    ),
  ]);
}

const types: Record<string, string | undefined> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

const headersOf = (name: string) => ({
  "Content-Type": types[path.extname(name)] ?? "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data: ${photoHost}; connect-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "X-Content-Type-Options": "nosniff",
});

/** Does what an editor presses in the strip. @param form the fields of the button's form. */
type Action = (task: Task, form: Readonly<Record<string, string | undefined>>) => Promise<string>;

const actions = new Map<string, Action>([
  [
    "publish",
    async (task, { name, email, ...choice }) => {
      if (name !== undefined) await setAuthor(task.root, name, email ?? "");
      return publish(task, choice);
    },
  ],
  ["undo", (task, { commit = "" }) => undo(task, commit)],
  ["update", update],
  ["discard", discard],
]);

/** What the forms are served for. */
interface Options {
  root: string;
  port: number;
  /** The address of the local site. */
  site: string;
  /** Gives the time of each check. */
  clock: () => Date;
  /** Is told the errors of the content after each check. */
  onCheck: (errors: readonly Problem[]) => void;
}

/** The strip of a folder, with the notice of the last action. */
function stripIn({ root, site, clock, onCheck }: Options) {
  let strip = "";
  let notice = "";
  let isBusy = false;
  // One at a time, since each runs git.
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>, name = "") => {
    last = last.then(work).catch((error: unknown) => {
      notice = failureOf(error, name);
    });
    return last;
  };
  const look = async () => {
    const { html, errors } = await stripOf(root, site, clock());
    // The notice is about the strip as it was.
    if (strip !== html && !isBusy) notice = "";
    strip = html;
    onCheck(errors);
  };
  return {
    html: () => (isBusy ? "" : strip) + notice,
    refresh: () => inTurn(look),
    /** @param name of an action. */
    act(name: string, action: Action, form: Parameters<Action>[1]) {
      isBusy = true;
      const say = (step: string) => (notice = noticeOf(step));
      void inTurn(async () => void say(await action({ root, today: clock(), say }, form)), name);
      return inTurn(() => look().finally(() => (isBusy = false)));
    },
  };
}

/** Whether a request comes from the forms' own page. To change something it needs the page's token, too. */
function isFromPage({ headers, method }: http.IncomingMessage, port: number, token: string) {
  const { host = "", origin, "sec-fetch-site": from = "none" } = headers;
  const own = `http://${host}`;
  const hasToken = origin === own && headers["x-token"] === token;
  return (
    [`localhost:${port}`, `127.0.0.1:${port}`].includes(host) &&
    ["none", "same-origin"].includes(String(from)) &&
    (hasToken || (method === "GET" && [undefined, own].includes(origin)))
  );
}

/** Serves the forms on this computer, to their own page only. It writes only for the actions of the strip. */
export async function serveForms(options: Options): Promise<http.Server> {
  const { port } = options;
  const folder = path.resolve(options.root);
  const token = randomBytes(32).toString("hex");
  const strip = stripIn({ ...options, root: folder });
  // Git writes to .git/logs when it commits or pushes.
  const watched = ["data", "static", ".git/logs"].map((name) => path.join(folder, name));
  const watcher = onChange(watched, strip.refresh);
  await once(watcher, "ready");
  await strip.refresh();
  const files = filesToServe(folder, token).set("strip.html", strip.html);

  const server = http.createServer(async (request, response) => {
    const { method, url = "" } = request;
    const [address = "", query = ""] = url.slice(1).split("?");
    const name = address || "page.html";
    const isOurs = isFromPage(request, port, token);
    const body = isOurs && method === "GET" ? await files.get(name)?.() : undefined;
    const action = isOurs && method === "POST" ? actions.get(name) : undefined;
    if (action) await strip.act(name, action, Object.fromEntries(new URLSearchParams(query)));
    response.writeHead(action || body !== undefined ? 200 : 403, headersOf(name)).end(body);
  });
  server.on("close", () => void watcher.close());
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}
