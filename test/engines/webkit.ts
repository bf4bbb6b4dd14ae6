import { spawn } from "node:child_process";
import { expect } from "@playwright/test";

import { freePort } from "../../scripts/free-port";
import type { Visit } from "./firefox";

const alwaysMatch = {
  timeouts: { implicit: 20_000 },
  // A proxy that does not exist, for the host of the photos.
  proxy: { proxyType: "manual", sslProxy: "localhost:9" },
  "webkitgtk:browserOptions": { args: ["--automation"] },
};

/** Starts Debian's WebKitGTK, with the commands of the WebDriver standard. */
export async function startWebKit(): Promise<Visit> {
  const port = await freePort();
  // Without a graphics processor its frames would starve.
  const env = { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  process.once("exit", () => driver.kill());
  let session = `http://localhost:${port}/session`;
  const send = async (command: string, body: object) => {
    const answer = await fetch(session + command, { method: "POST", body: JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await expect(() => fetch(session)).toPass();
  session += `/${(await send("", { capabilities: { alwaysMatch } })).sessionId}`;
  await send("/window/rect", { width: 1280, height: 600 });
  const find = async (xpath: string) => {
    const element = await send("/element", { using: "xpath", value: xpath });
    return `/element/${Object.values(element)[0]}`;
  };
  return {
    open: (url) => send("/url", { url }),
    run: (call, text = "") =>
      send("/execute/sync", { script: `return (${call})(...arguments)`, args: [text] }),
    press: async (xpath) => send(`${await find(xpath)}/click`, {}),
    type: async (xpath, text) => send(`${await find(xpath)}/value`, { text }),
    close: () => fetch(session, { method: "DELETE" }),
  };
}
