import { spawn } from "node:child_process";
import os from "node:os";
import { expect } from "@playwright/test";
import { launch } from "puppeteer-core";

import { freePort } from "../../scripts/free-port";

/** Starts Debian's Firefox ESR and opens a window. */
export async function startFirefox() {
  const browser = await launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    defaultViewport: { width: 1280, height: 600 },
    // Firefox refuses to run as root if the home folder belongs to another user, as it does in CI.
    env: { ...process.env, HOME: os.tmpdir() },
    extraPrefsFirefox: {
      // A proxy that does not exist blocks every host except this machine.
      "network.proxy.type": 1,
      "network.proxy.socks": "localhost",
      "network.proxy.socks_port": 9,
    },
  });
  const page = await browser.newPage();
  const find = (xpath: string) => page.locator(`xpath/${xpath}`);
  return {
    open: (address: string) => page.goto(address),
    /** Calls a function in the page. @returns its result, which must be JSON. */
    run: <Result>(call: (text: string) => Result, text = "") => page.evaluate(call, text),
    /** Presses the first element that an XPath finds, once it is there. */
    press: (xpath: string) => find(xpath).click(),
    /** Types into the first element that an XPath finds, once it is there. */
    type: async (xpath: string, text: string) => (await find(xpath).waitHandle()).type(text),
    close: (): Promise<unknown> => browser.close(),
  };
}

export type Visit = Awaited<ReturnType<typeof startFirefox>>;

const alwaysMatch = {
  timeouts: { implicit: 20_000 },
  // A proxy that does not exist blocks the host of the photos.
  proxy: { proxyType: "manual", sslProxy: "localhost:9" },
  "webkitgtk:browserOptions": { args: ["--automation"] },
};

/** Starts Debian's WebKitGTK, with the commands of the WebDriver standard. */
export async function startWebKit(): Promise<Visit> {
  const port = await freePort();
  // Without a graphics processor this renderer draws too few frames.
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
