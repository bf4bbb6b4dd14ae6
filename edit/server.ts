import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { buildSync } from "esbuild";

import type { Problem } from "../check";
import { filesOf, watchFiles } from "../check/read/files";
import { photoHost } from "../schema/patterns";
import { configuration } from "./config";
import { gitIn, Refusal } from "./git";
import { discard, keepTheirs, publish, undo, update, type Task } from "./publication";
import { failureHtml, messageHtml, statusBar } from "./status-bar";

/** The settings of the page: the CMS's, the folder that the editor has to choose, and the token of each action. */
export interface Settings {
  config: ReturnType<typeof configuration>;
  folder: string;
  token: string;
}

interface Options {
  root: string;
  port: number;
  /** The address of the local site. */
  site: string;
  /** Gives the time of a check. */
  clock: () => Date;
  /** Gets the errors of the content after each check. */
  onCheck: (errors: readonly Problem[]) => void;
}

/** The status bar of a folder, with the message of the last action. @param started the commit whose software runs. */
function statusBarIn(root: string, started: string, { site, clock, onCheck }: Options) {
  let bar = "";
  let message = "";
  let conflict: Refusal["conflict"];
  const check = async () => {
    const { html, errors } = await statusBar(root, site, clock());
    bar = html;
    onCheck(errors);
  };
  // Only one action at a time may run git.
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      conflict = error instanceof Refusal ? error.conflict : undefined;
      message = failureHtml(error);
    });
    return last;
  };
  const resolveConflict = (task: Task) =>
    keepTheirs(task, conflict?.files ?? []).catch((error: unknown) => {
      // The editor's lines stay on the screen: they may be in the stash already.
      throw new Refusal(String(error), conflict);
    });
  const actions = new Map(
    Object.entries({ publish, theirs: resolveConflict, undo, update, discard }),
  );
  return {
    html: () => message + bar,
    refresh: () => inTurn(check),
    /** Runs the action of a button. @param commit the publication to undo. */
    async act(name: string, commit: string) {
      message = messageHtml("One moment …");
      await inTurn(async () => {
        const task = { root, started, today: clock() };
        const done = (await actions.get(name)?.(task, commit)) ?? "";
        message = messageHtml(done, name === "theirs" ? conflict?.written : "");
      });
      await inTurn(check);
    },
  };
}

const types: Record<string, string | undefined> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

const headersFor = (name: string) => ({
  "Content-Type": types[path.extname(name)] ?? "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data: ${photoHost}; connect-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "X-Content-Type-Options": "nosniff",
});

/** Serves the forms on this computer, to their own page only. Only the actions of the status bar write anything. */
export async function serveForms(options: Options): Promise<http.Server> {
  const { port } = options;
  const root = path.resolve(options.root);
  const started = await gitIn(root)("rev-parse", "HEAD").catch(() => "HEAD");
  const bar = statusBarIn(root, started, options);
  // Git writes to .git/logs when it commits or pushes. Node's own watch() loses a file that a program replaces.
  const watched = ["data", "static", ".git/logs"].map((name) => path.join(root, name));
  const watcher = watchFiles(watched, bar.refresh);
  await once(watcher, "ready");
  await bar.refresh();

  const entryPoints = [path.join(__dirname, "page.ts")];
  const script = buildSync({ entryPoints, bundle: true, format: "esm", write: false });
  const token = randomBytes(32).toString("hex");
  const settings: Settings = { config: configuration(root), folder: root, token };
  const read = (name: string) => () => fs.readFileSync(path.join(__dirname, name));
  const cms = "node_modules/@sveltia/cms/npm";
  const files = new Map<string, () => string | Buffer | undefined>([
    ["page.html", read("page.html")],
    ["page.js", () => script.outputFiles[0]?.text],
    ["settings.json", () => JSON.stringify(settings)],
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
    response.writeHead(body === undefined ? 403 : 200, headersFor(name)).end(body);
  });
  server.on("close", () => void watcher.close());
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}
