import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { freePort } from "../../scripts/listen-options";
import { pageAt } from "../support/site";
import {
  addressOf,
  allRoutes,
  contact,
  navigationGroups,
  pageLinks,
  site,
} from "../site-under-test/data";

/*
 * Playwright drives only a Firefox of its own build. This is whichever is installed, by Marionette, the protocol
 * that it speaks itself: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */

const firefox = (process.env.PATH ?? "")
  .split(path.delimiter)
  .flatMap((folder) => ["firefox", "firefox-esr"].map((name) => path.join(folder, name)))
  .find(fs.existsSync);

const profile = path.join(os.tmpdir(), `firefox-${process.pid}`);
const preferences = {
  "browser.dom.window.dump.enabled": true,
  // No request leaves the machine: nobody listens there.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

let stop = async () => {};
test.afterEach(() => stop());

/** Connects to a port as soon as somebody listens there. */
async function connect(port: number): Promise<net.Socket> {
  const socket = net.connect(port, "127.0.0.1");
  const isOpen = await new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  if (isOpen) return socket;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return connect(port);
}

/** Starts Firefox. @returns what sends it a command and waits for the answer, and what it has printed. */
async function startFirefox(program: string) {
  const port = await freePort(0);
  const lines = Object.entries({ ...preferences, "marionette.port": port }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  fs.mkdirSync(profile);
  fs.writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const child = spawn(program, ["--headless", "--marionette", "--no-remote", "--profile", profile]);
  stop = async () => {
    const ended = once(child, "exit");
    child.kill();
    await ended;
    fs.rmSync(profile, { recursive: true, force: true });
  };
  let printed = "";
  child.stderr.on("data", (text: Buffer) => (printed += text.toString()));
  const socket = await connect(port);

  let received = Buffer.alloc(0);
  const answers: ((message: unknown[]) => void)[] = [];
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) answers[message[1]]?.(message);
    }
  });
  const send = async (command: string, parameters: object) => {
    const message = await new Promise<unknown[]>((resolve) => {
      const text = JSON.stringify([0, answers.length, `WebDriver:${command}`, parameters]);
      answers.push(resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    expect(message[2], command).toBeNull();
    return message[3];
  };
  return { send, printed: () => printed };
}

test.skip(!firefox, "Firefox is not installed: apt-get install firefox-esr");

test("Firefox shows every page, the menu, the groups, the notice and the form", async ({
  baseURL,
}) => {
  const { send, printed } = await startFirefox(firefox ?? "");
  /** Expects what an expression comes to in the page. */
  const expectThat = (script: string, ...args: string[]) =>
    expect.poll(() => send("ExecuteScript", { script: `return ${script}`, args }), script);
  const shown = (selector: string) =>
    `[...document.querySelectorAll("${selector}")].filter((element) => element.checkVisibility())`;
  const click = async (selector: string, name: string) => {
    const script = `return ${shown(selector)}.find((element) =>
      (element.getAttribute("aria-label") ?? element.textContent).trim() === arguments[0]).click()`;
    await send("ExecuteScript", { script, args: [name] });
  };
  const expectPage = async (route: string) => {
    const heading = pageAt(addressOf(route)).document.querySelector("h1")?.text;
    await expectThat(`document.querySelector("h1").textContent`).toEqual({ value: heading });
  };
  const open = async (route: string) => {
    await send("Navigate", { url: new URL(addressOf(route), baseURL).href });
    await expectThat(`performance.getEntriesByName("onInitialClientRender").length`).toEqual({
      value: 1,
    });
    await expectPage(route);
  };
  const expectNotice = () =>
    expectThat(`document.querySelector("[role=alert]")?.textContent`).toEqual({
      value: site.notice,
    });

  await send("NewSession", {});
  for (const route of allRoutes) {
    await open(route);
    for (const width of [1440, 500]) {
      await send("SetWindowRect", { width, height: 900 });
      await expectThat("document.documentElement.scrollWidth <= innerWidth").toEqual({
        value: true,
      });
    }
  }
  for (const { label, to } of pageLinks) {
    await click("header button", site.accessibility.openMenu);
    await click("header a", label);
    await expectPage(to);
    await expectThat(`${shown("header nav a")}.length`).toEqual({ value: 0 });
  }
  await click("header button", site.accessibility.openMenu);
  await click("header button", site.bookSiteVisit);
  await expectNotice();

  await send("SetWindowRect", { width: 1440, height: 900 });
  await open("/contact");
  for (const { label, items } of navigationGroups) {
    await click("header nav button", label);
    const links = `${shown("header nav li li a")}.map(({ textContent }) => textContent)`;
    await expectThat(links).toEqual({ value: items.map((item) => item.label) });
    await click("header nav button", label);
  }
  await click("form button", contact.form.submit);
  await expectThat(`document.activeElement.validity.valueMissing`).toEqual({ value: true });
  await expectThat(`document.querySelectorAll("[role=alert]").length`).toEqual({ value: 0 });
  const fill = `document.querySelectorAll("input, textarea").forEach((field) => {
    field.value = "a@b.in"; })`;
  await send("ExecuteScript", { script: fill, args: [] });
  await click("form button", contact.form.submit);
  await expectNotice();
  expect(printed().match(/^JavaScript error: http.*$/gm) ?? []).toEqual([]);
});
