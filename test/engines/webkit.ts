import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";

import { expect } from "@playwright/test";

import { freePort } from "../../scripts/free-port";
import { serveSites } from "../support/server";
import { buildFolder, builtPages } from "../support/site";
import { controlNamed, type Session } from "./session";

/** The first script of each page. WebDriver does not report errors. */
const keepErrors = `
  var errors = [];
  console.error = console.warn = (...values) => errors.push(values.join(" "));
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(violatedDirective + " refuses " + blockedURI));
`;

/** Serves a copy of the test site with that script. @returns its address. */
function serveCopy(folder: string): Promise<string> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(buildFolder, folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "keep-errors.js"), keepErrors);
  for (const { file, html } of builtPages) {
    const page = html.replace("<head>", '$&<script src="/keep-errors.js"></script>');
    fs.writeFileSync(path.join(folder, file), page);
  }
  return serveSites([folder]);
}

/** Starts Debian's WebKitGTK on a screen of its own. @param scripts whether its pages run scripts. */
export async function startWebKit(scripts: boolean): Promise<Session> {
  const folder = path.resolve(".test/webkit");
  const site = await serveCopy(path.join(folder, "public"));
  // Its toolbar would be wider than a phone.
  fs.mkdirSync(path.join(folder, "gtk-3.0"), { recursive: true });
  fs.writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0 }");

  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1000x24"]);
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    XDG_CONFIG_HOME: folder,
    // Without a graphics processor its frames would starve.
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  process.once("exit", () => [driver, screen].map((child) => child.kill()));

  const send = async (method: string, command: string, body?: object) => {
    const address = `http://localhost:${port}/${command}`;
    const answer = await fetch(address, { method, body: JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await expect(() => send("GET", "status")).toPass();
  const alwaysMatch = {
    // A proxy that does not exist, for the host of the photos.
    proxy: { proxyType: "manual", sslProxy: "localhost:9" },
    "webkitgtk:browserOptions": { args: ["--automation", `--enable-javascript=${scripts}`] },
  };
  const { sessionId } = await send("POST", "session", { capabilities: { alwaysMatch } });
  const post = (command: string, body = {}) =>
    send("POST", `session/${sessionId}/${command}`, body);
  const run = (script: string, ...args: string[]) => post("execute/sync", { script, args });
  const find = async (name: string) =>
    Object.values(await run(`return (${controlNamed})(...arguments)`, name))[0];
  return {
    open: (address) => post("url", { url: site + address }),
    evaluate: (call, text = "") => run(`return (${call})(...arguments)`, text),
    press: async (name) => post(`element/${await find(name)}/click`),
    type: async (name, text) => post(`element/${await find(name)}/value`, { text }),
    resize: (size) => post("window/rect", size),
    back: () => post("back"),
    takeErrors: () => run("return errors.splice(0)"),
    close: () => send("DELETE", `session/${sessionId}`),
  };
}
