import os from "node:os";
import { launch } from "puppeteer-core";

/** Starts Debian's Firefox ESR with one window. */
export async function startFirefox() {
  const browser = await launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    defaultViewport: { width: 1280, height: 600 },
    // For root it refuses the home folder of somebody else, as CI has it.
    env: { ...process.env, HOME: os.tmpdir() },
    extraPrefsFirefox: {
      // A proxy that does not exist, for every host but this machine.
      "network.proxy.type": 1,
      "network.proxy.socks": "localhost",
      "network.proxy.socks_port": 9,
    },
  });
  const page = await browser.newPage();
  const find = (xpath: string) => page.locator(`xpath/${xpath}`);
  return {
    open: (address: string) => page.goto(address),
    /** Calls a function in the page. @returns its result, as JSON has it. */
    run: <Result>(call: (text: string) => Result, text = "") => page.evaluate(call, text),
    /** Presses the first element that an XPath finds, once it is there. */
    press: (xpath: string) => find(xpath).click(),
    /** Types into the first element that an XPath finds, once it is there. */
    type: async (xpath: string, text: string) => (await find(xpath).waitHandle()).type(text),
    close: (): Promise<unknown> => browser.close(),
  };
}

export type Visit = Awaited<ReturnType<typeof startFirefox>>;
