import { randomBytes, timingSafeEqual } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

import { buildSync } from "esbuild";

import { filesOf } from "../check/read/files";
import { onChange } from "../gatsby/content/on-change";
import { contentFiles } from "../schema/content-files";
import { photoHost } from "../schema/photo-host";
import { configuration, iconNames } from "./config";
import { Refusal } from "./git";
import { Conflicted, discard, introduce, publish, type Task, undo, update } from "./publication";
import { choiceOf, noticeOf, stripOf } from "./strip";

const settingsOf = (root: string, token: string) => ({
  config: configuration(root),
  icons: iconNames(root),
  /** Absolute path of the folder to choose. */
  folder: root,
  /** What the page says who it is with. */
  token,
});

/** The settings that the page reads before it starts the CMS. */
export type Settings = ReturnType<typeof settingsOf>;

/** Writes the page of the forms, with the CMS, into a folder. */
function writePage(folder: string, settings: Settings): void {
  const read = (name: string) => fs.readFileSync(path.join(__dirname, name), "utf8");
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data: ${photoHost}; connect-src 'self' blob: data:; base-uri 'none'; form-action 'none'`;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(path.join(__dirname, "node_modules/@sveltia/cms/npm"), path.join(folder, "cms"), {
    recursive: true,
    filter: (name) => !name.endsWith(".map"),
  });
  write("index.html", read("page.html").replace("POLICY", policy));
  const [entry, outfile] = [path.join(__dirname, "page.ts"), path.join(folder, "page.js")];
  buildSync({ entryPoints: [entry], outfile, bundle: true, format: "esm", target: "chrome135" });
  write("settings.json", JSON.stringify(settings));
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

/** What an editor presses in the strip, with the fields of its form. */
type Action = (task: Task, form: Readonly<Record<string, string | undefined>>) => Promise<string>;

const actions: Readonly<Record<string, Action | undefined>> = {
  async publish(task, { name, email, ...choice }) {
    if (name !== undefined) await introduce(task.root, name, email ?? "");
    return publish(task, choice);
  },
  undo: (task, { commit = "" }) => undo(task, commit),
  update,
  discard: (task) => discard(task),
};

/** Whether two texts are equal, in a time that does not depend on them. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/**
 * The strip of a folder, and what is pressed in it.
 * @param site the address of the local site.
 * @param clock gives the time of each check.
 */
function stripIn(root: string, site: string, clock: () => Date) {
  let strip = "";
  let notice = "";
  let isBusy = false;
  // One at a time, since all of them run git.
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      notice = noticeOf(clock(), `This failed: ${error}`, "error");
    });
    return last;
  };
  const show = async () => {
    const before = strip;
    strip = await stripOf(root, site, clock());
    // What was said belongs to what it was said about.
    if (strip !== before && !isBusy) notice = "";
  };
  const act = async (name: string, action: Action, form: Record<string, string>) => {
    isBusy = true;
    const say = (step: string) => (notice = noticeOf(clock(), step));
    notice = await action({ root, today: clock(), say }, form).then(
      (message) => noticeOf(clock(), message),
      (error: unknown) => {
        const message = error instanceof Refusal ? error.message : `This failed: ${error}`;
        const mayChoose = error instanceof Conflicted && (name === "publish" || name === "update");
        const choice = mayChoose ? choiceOf(name, error.upstream) : "";
        return noticeOf(clock(), message, "error") + choice;
      },
    );
    await show().finally(() => (isBusy = false));
  };
  return {
    html: () => (isBusy ? "" : strip) + notice,
    isBusy: () => isBusy,
    show: () => inTurn(show),
    act: (...pressed: Parameters<typeof act>) => inTurn(() => act(...pressed)),
  };
}

/** Whether a request comes from the forms' own page. */
function isOurs({ headers }: http.IncomingMessage, port: number): boolean {
  const { host = "", origin = `http://${host}`, "sec-fetch-site": from = "none" } = headers;
  return (
    [`localhost:${port}`, `127.0.0.1:${port}`].includes(host) &&
    origin === `http://${host}` &&
    ["none", "same-origin"].includes(String(from))
  );
}

/**
 * Serves the forms on this computer, to its own page only. It writes when the editor publishes, takes back or discards.
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
  const page = path.join(folder, "node_modules/.cache/forms");
  const token = randomBytes(32).toString("hex");
  writePage(page, settingsOf(folder, token));
  const strip = stripIn(folder, site, clock);
  await strip.show();
  // Git writes to .git/logs when it commits or pushes.
  const watched = ["data", "static", ".git/logs"].map((name) => path.join(folder, name));
  const watcher = onChange(watched, strip.show);

  const content = contentFiles.map(({ path: name }) => `data/${name}`);
  const answered = new Set([...filesOf(page), ...content, "strip.html"]);
  const server = http.createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const [address = "", query] = url.slice(1).split("?");
    const name = address || "index.html";
    const answer = (status: number, body: string | Buffer = "") =>
      response.writeHead(status, headersOf(name)).end(body);
    if (!isOurs(request, port)) return answer(403);
    if (method === "POST") {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action || !headers.origin || !isSame(String(headers["x-token"]), token))
        return answer(403);
      if (strip.isBusy()) return answer(409);
      await strip.act(name, action, Object.fromEntries(new URLSearchParams(query)));
      return answer(200);
    }
    if (method !== "GET" || !answered.has(name)) return answer(403);
    if (name === "strip.html") return answer(200, strip.html());
    const file = path.join(name.startsWith("data/") ? folder : page, name);
    return fs.existsSync(file) ? answer(200, fs.readFileSync(file)) : answer(403);
  });
  server.on("close", () => void watcher.close());
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
