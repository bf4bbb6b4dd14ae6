import fs from "node:fs";
import path from "node:path";

import { launch } from "puppeteer-core";

import { controlNamed, type Session } from "./session";

/** Starts Debian's Firefox ESR. @param scripts whether its pages run scripts. */
export async function startFirefox(scripts: boolean): Promise<Session> {
  // For root it refuses the home folder of somebody else, as CI has it.
  const HOME = path.resolve(".test/firefox");
  fs.mkdirSync(HOME, { recursive: true });
  const browser = await launch({
    env: { ...process.env, HOME },
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    extraPrefsFirefox: {
      "javascript.enabled": scripts,
      // A proxy that does not exist, for every host but this machine.
      "network.proxy.type": 1,
      "network.proxy.socks": "localhost",
      "network.proxy.socks_port": 9,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => errors.push(`${message.type()}: ${message.text()}`));
  const find = (name: string) => page.evaluateHandle(controlNamed, name);
  return {
    open: (address) => page.goto(`${process.env.SITE_HOST}${address}`),
    evaluate: (call, text = "") => page.evaluate(call, text),
    press: async (name) => {
      // Its own `click` waits for an observer, which does not run without scripts.
      const { x, y } = await (await find(name)).clickablePoint();
      await page.mouse.click(x, y);
    },
    type: async (name, text) => (await find(name)).type(text),
    resize: (size) => page.setViewport(size),
    back: () => page.goBack(),
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
