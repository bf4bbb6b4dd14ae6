import type { Page } from "@playwright/test";

import { allRoutes, site } from "../site-under-test/data";
import { describeFocus, focused, skipLink } from "../browser/focus";
import { desktop, expect, phone, tablet, test } from "../browser/page-helpers";

declare global {
  interface Window {
    /** What had the focus at each press of a key. */
    stops: ReturnType<typeof describeFocus>[];
  }
}

/** Presses a key so many times, and returns where the focus was after each press. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", presses: number) {
  await page.evaluate(() => (window.stops = []));
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press(key)));
  const last = await focused(page);
  const stops = await page.evaluate(() => window.stops);
  return [...stops.slice(1), last];
}

const screens = [{ width: 320, height: 256 }, phone, { width: 740, height: 360 }, tablet, desktop];

for (const route of allRoutes) {
  test(`On ${route} the focus goes back and forth in the page's order and is always seen`, async ({
    page,
    openPage,
  }) => {
    await openPage(route);
    await page.evaluate(
      `addEventListener("keydown", ({ key }) => key === "Tab" && stops.push((${describeFocus})()), true)`,
    );
    for (const screen of screens) {
      const on = `at ${screen.width} by ${screen.height}`;
      await page.setViewportSize(screen);
      await skipLink(page).focus();
      const count = (await focused(page))?.places ?? 0;
      const places = Array.from({ length: count }, (_, place) => place);
      const forwards = await walk(page, "Tab", count);
      // From the last stop the focus leaves the page, or starts again at the first: it is not trapped.
      expect(
        forwards.map((stop) => stop?.place ?? 0),
        on,
      ).toEqual([...places.slice(1), 0]);
      const chat = page.getByRole("link", { name: site.whatsapp.label, exact: true });
      await chat.last().focus();
      const backwards = await walk(page, "Shift+Tab", count - 1);
      expect(
        backwards.map((stop) => stop?.place),
        on,
      ).toEqual(places.toReversed().slice(1));

      const stops = [...forwards, ...backwards].flatMap((stop) => stop ?? []);
      const namesOf = (faulty: typeof stops) => faulty.map(({ name }) => name);
      expect(namesOf(stops.filter(({ hasRing }) => !hasRing)), `without a ring ${on}`).toEqual([]);
      expect(namesOf(stops.filter(({ isSeen }) => !isSeen)), `covered ${on}`).toEqual([]);
      const underChat = forwards.filter((stop) => stop?.isUnderChat).flatMap((stop) => stop ?? []);
      // On a very low screen there is no room beside it.
      if (screen.height > 700) expect(namesOf(underChat), `under the chat ${on}`).toEqual([]);
      const parts = forwards.flatMap((stop) => stop?.part ?? []);
      expect(
        parts.filter((part, index) => part !== parts[index - 1]),
        on,
      ).toEqual(["HEADER", "MAIN", "FOOTER", "page"].filter((part) => parts.includes(part)));
    }
  });
}
