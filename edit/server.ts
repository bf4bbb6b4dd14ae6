import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { watch } from "chokidar";
import { buildSync } from "esbuild";

import type { Problem } from "../check";
import { filesOf } from "../check/read/files";
import { photoHost } from "../schema/patterns";
import { configuration } from "./config";
import { gitIn, Refusal } from "./git";
import { discard, keepTheirs, publish, undo, update, type Task } from "./publication";
import { failureOf, noticeOf, statusBarOf } from "./status-bar";

const settingsOf = (root: string, token: string) => ({
  config: configuration(root),
  folder: root,
  token,
});

/** What the page reads before it starts the CMS: the folder to choose, and the token to send with each action. */
export type Settings = ReturnType<typeof settingsOf>;

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

/** The status bar of a folder, with the notice of the last action. */
function statusBarIn(root: string, started: string, { site, clock, onCheck }: Options) {
  let bar = "";
  let notice = "";
  let conflict: Refusal["conflict"];
  const look = async () => {
    const { html, errors } = await statusBarOf(root, site, clock());
    bar = html;
    onCheck(errors);
  };
  // One at a time, since each runs git.
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      conflict = error instanceof Refusal ? error.conflict : undefined;
      notice = failureOf(error);
    });
    return last;
  };
  const actions = new Map<string, (task: Task, commit: string) => Promise<string>>([
    ["publish", publish],
    [
      "theirs",
      (task) =>
        keepTheirs(task, conflict?.files ?? []).catch((error: unknown) => {
          // The editor's lines stay on the screen: they may be in the stash already.
          throw new Refusal(error instanceof Error ? error.message : String(error), conflict);
        }),
    ],
    ["undo", undo],
    ["update", update],
    ["discard", discard],
  ]);
  return {
    html: () => notice + bar,
    refresh: () => inTurn(look),
    /** Does what an editor presses. @param commit to undo. */
    async act(name: string, commit: string) {
      notice = noticeOf("One moment …");
      await inTurn(async () => {
        const task = { root, started, today: clock() };
        const done = (await actions.get(name)?.(task, commit)) ?? "";
        notice = noticeOf(done, name === "theirs" ? conflict?.written : "");
      });
      await inTurn(look);
    },
  };
}

const types: Record<string, string | undefined> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

const headersOf = (name: string) => ({
  "Content-Type": types[path.extname(name)] ?? "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data: ${photoHost}; connect-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "X-Content-Type-Options": "nosniff",
});

/** Serves the forms on this computer, to their own page only. It writes only for the actions of the status bar. */
export async function serveForms(options: Options): Promise<http.Server> {
  const { port } = options;
  const root = path.resolve(options.root);
  const started = await gitIn(root)("rev-parse", "HEAD").catch(() => "HEAD");
  const bar = statusBarIn(root, started, options);
  // Git writes to .git/logs when it commits or pushes. Node's own watch() loses a file that a program replaces.
  const watched = ["data", "static", ".git/logs"].map((name) => path.join(root, name));
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(watched, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    // A program may write a file in several steps.
    timer = setTimeout(() => void bar.refresh(), 150);
  });
  await once(watcher, "ready");
  await bar.refresh();

  const entryPoints = [path.join(__dirname, "page.ts")];
  const script = buildSync({ entryPoints, bundle: true, format: "esm", write: false });
  const token = randomBytes(32).toString("hex");
  const read = (name: string) => () => fs.readFileSync(path.join(__dirname, name));
  const cms = "node_modules/@sveltia/cms/npm";
  const files = new Map<string, () => string | Buffer | undefined>([
    ["page.html", read("page.html")],
    ["page.js", () => script.outputFiles[0]?.text],
    ["settings.json", () => JSON.stringify(settingsOf(root, token))],
    ["status-bar.html", bar.html],
  ]);
  for (const name of filesOf(path.join(__dirname, cms)))
    files.set(`cms/${name}`, read(`${cms}/${name}`));

  const server = http.createServer(async ({ method, url = "", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const name = pathname.slice(1) || "page.html";
    const isOurs = headers.origin === `http://localhost:${port}` && headers["x-token"] === token;
    const isAction = method === "POST" && isOurs;
    if (isAction) await bar.act(name, searchParams.get("commit") ?? "");
    const body = isAction ? "" : method === "GET" ? files.get(name)?.() : undefined;
    response.writeHead(body === undefined ? 403 : 200, headersOf(name)).end(body);
  });
  server.on("close", () => void watcher.close());
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}
