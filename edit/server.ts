import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

import { buildSync } from "esbuild";

import type { Problem } from "../check";
import { filesOf } from "../check/read/files";
import { onChange } from "../gatsby/content/on-change";
import { contentFiles } from "../schema/content-files";
import { photoHost } from "../schema/photo-host";
import { configuration, iconNames } from "./config";
import { Refusal } from "./git";
import { discard, publish, setAuthor, type Task, undo, update } from "./publication";
import { choiceOf, noticeOf, stripOf } from "./strip";

const settingsOf = (root: string, token: string) => ({
  config: configuration(root),
  icons: iconNames(root),
  /** Absolute path of the folder to choose. */
  folder: root,
  /** The page sends it with each action. */
  token,
});

/** The settings that the page reads before it starts the CMS. */
export type Settings = ReturnType<typeof settingsOf>;

/** Gives what a file contains now; undefined if it is missing. */
type Read = () => string | Buffer | undefined;

const readerOf = (name: string, file: string): [string, Read] => [
  name,
  () => (fs.existsSync(file) ? fs.readFileSync(file) : undefined),
];

const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data: ${photoHost}; connect-src 'self' blob: data:; base-uri 'none'; form-action 'none'`;

/** The files of the editors' page and of the content, by their addresses. */
function filesToServe(root: string, settings: Settings): Map<string, Read> {
  const html = fs.readFileSync(path.join(__dirname, "page.html"), "utf8");
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "page.ts")],
    bundle: true,
    format: "esm",
    target: "chrome135",
    write: false,
  });
  const cms = path.join(__dirname, "node_modules/@sveltia/cms/npm");
  return new Map([
    ["index.html", () => html.replace("POLICY", policy)],
    ["page.js", () => outputFiles[0]?.text],
    ["settings.json", () => JSON.stringify(settings)],
    ...filesOf(cms).map((file) => readerOf(`cms/${file}`, path.join(cms, file))),
    ...contentFiles.map(({ path: name }) =>
      readerOf(`data/${name}`, path.join(root, "data", name)),
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
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
});

/** Does what an editor presses in the strip. @param form the fields of the button's form. */
type Action = (task: Task, form: Readonly<Record<string, string | undefined>>) => Promise<string>;

const actions: Readonly<Record<string, Action | undefined>> = {
  async publish(task, { name, email, ...choice }) {
    if (name !== undefined) await setAuthor(task.root, name, email ?? "");
    return publish(task, choice);
  },
  undo: (task, { commit = "" }) => undo(task, commit),
  update,
  discard,
};

/** The notice for a failed action; after a conflict it asks whose values to keep. */
function failureOf(action: string, error: unknown, now: Date): string {
  const message = error instanceof Refusal ? error.message : `This failed: ${error}`;
  const upstream = error instanceof Refusal && action !== "undo" ? error.upstream : undefined;
  return noticeOf(now, message, "error") + (upstream ? choiceOf(action, upstream) : "");
}

/** What the forms are served for. */
interface Options {
  /** The project's folder. */
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
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      notice = failureOf("", error, clock());
    });
    return last;
  };
  const refresh = async () => {
    const before = strip;
    const { html, errors } = await stripOf(root, site, clock());
    strip = html;
    onCheck(errors);
    // The notice is about the strip as it was.
    if (strip !== before && !isBusy) notice = "";
  };
  const act = async (name: string, action: Action, form: Record<string, string>) => {
    isBusy = true;
    const say = (step: string) => (notice = noticeOf(clock(), step));
    notice = await action({ root, today: clock(), say }, form).then(
      (message) => noticeOf(clock(), message),
      (error: unknown) => failureOf(name, error, clock()),
    );
    await refresh().finally(() => (isBusy = false));
  };
  return {
    html: () => (isBusy ? "" : strip) + notice,
    isBusy: () => isBusy,
    refresh: () => inTurn(refresh),
    act: (...pressed: Parameters<typeof act>) => inTurn(() => act(...pressed)),
  };
}

/** Whether a request comes from the forms' own page. */
function isFromPage({ headers }: http.IncomingMessage, port: number): boolean {
  const { host = "", origin = `http://${host}`, "sec-fetch-site": from = "none" } = headers;
  return (
    [`localhost:${port}`, `127.0.0.1:${port}`].includes(host) &&
    origin === `http://${host}` &&
    ["none", "same-origin"].includes(String(from))
  );
}

const hasToken = ({ headers }: http.IncomingMessage, token: string) =>
  headers.origin !== undefined && headers["x-token"] === token;

/** Does an action. @returns the status of the answer. */
async function runAction(strip: ReturnType<typeof stripIn>, name: string, query: string) {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return 403;
  if (strip.isBusy()) return 409;
  await strip.act(name, action, Object.fromEntries(new URLSearchParams(query)));
  return 200;
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
  const files = filesToServe(folder, settingsOf(folder, token)).set("strip.html", strip.html);

  const server = http.createServer(async (request, response) => {
    const { method, url = "" } = request;
    const [address = "", query = ""] = url.slice(1).split("?");
    const name = address || "index.html";
    const isOurs = isFromPage(request, port);
    const body = isOurs && method === "GET" ? files.get(name)?.() : undefined;
    const isAction = isOurs && method === "POST" && hasToken(request, token);
    const status = isAction ? await runAction(strip, name, query) : 403;
    response.writeHead(body === undefined ? status : 200, headersOf(name)).end(body);
  });
  server.on("close", () => void watcher.close());
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}
