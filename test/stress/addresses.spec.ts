import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";

import { builtPages } from "../support/site";
import { createRandom } from "../../gatsby/images/random";
import { desktop, nextFrame } from "../browser/page-helpers";

// Without the site's own fixtures: they answer for the photo host, which would switch off the browser's
// cache. Here no photo comes, and what the browser complains of such addresses is its own affair.
test.use({ viewport: desktop });

/** Other addresses and hashes by hand, with SEED=2. */
const seed = Number(process.env.SEED ?? 1);
const rounds = 2;
const addressesInRound = 20;
const hashesInRound = 90;

const escapes = "%2F %2f %3F %23 %25 %26 %2B %3A %3B %3D %40 %24 %2C %20 %22 %3C %5C %61 %E0%B0%AA";
const brokenEscapes = "%FF %C3 %E0%A4 %C0%AF";
const oddParts = ": :uri :path * ** @ ; , ' ( ) ! ~ . .. // | ^ పసిడి nope a A 404 500 index.html";
const addressParts = [escapes, brokenEscapes, oddParts].join(" ").split(" ");
const hashParts = [...addressParts, "%", "%%", "%zz", "%u0041", "#", "?", "/", "content", "<b>"];
const searches = ["", "", "", "?", "?a=%", "?a=%FF&b=%2F", "?/about/", "??", "?%3F", "?a[]=1"];
const routes = builtPages.map(({ address }) => address);

/** Addresses and hashes as people and programs may get them wrong. */
function createAddresses(random: () => number) {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: Math.ceil(random() * most) }, () => pick(list)).join("");
  const hash = () => `#${some(hashParts, 4)}`;
  const address = () => {
    const page = random() < 0.5 ? `/${some(addressParts, 4)}` : pick(routes);
    const end = random() < 0.5 ? some(addressParts, 2) : "";
    const slash = random() < 0.3 ? "/" : "";
    // Two slashes at the start would name another host.
    const path = `${page}${end}${slash}`.replace(/^\/+/, "/");
    return path + pick(searches) + (random() < 0.5 ? hash() : "");
  };
  return { address, hash };
}

const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until React has taken over the page, or is known not to. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName("onInitialClientRender").length > 0 ||
      document.documentElement.hasAttribute("data-bare"),
  );
  await nextFrame(page);
}

/** Expects a link of the page to lead to another one. */
async function expectLinkWorks(page: Page): Promise<void> {
  const here = new URL(page.url()).pathname;
  const target = builtPages.find(
    ({ address }) => address !== "/404.html" && !here.startsWith(address.slice(0, -1)),
  );
  const address = target?.address ?? "/";
  await page.locator(`a[href="${address}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(address);
  await expect(titleOf(page)).toHaveText(target?.document.querySelector("h1")?.text ?? "");
}

for (let round = 1; round <= rounds; round += 1) {
  const { address, hash } = createAddresses(createRandom(seed * 1000 + round));

  test(`Odd addresses show the page that the host gives, and its links work (${round})`, async ({
    page,
  }) => {
    for (let count = 0; count < addressesInRound; count += 1) {
      const asked = address();
      await test.step(asked, async () => {
        // Else the browser would not load an address that differs in its hash alone.
        await page.goto("about:blank");
        const answer = await page.goto(asked, { waitUntil: "domcontentloaded" });
        const title = parse((await answer?.text()) ?? "").querySelector("h1")?.text ?? "";
        await settled(page);
        expect(title).not.toBe("");
        await expect(titleOf(page)).toHaveText(title);
        await expect(titleOf(page)).toBeVisible();
        if (count % 4 === 0) await expectLinkWorks(page);
      });
    }
  });

  test(`Odd hashes leave the page as it is, and its links work (${round})`, async ({ page }) => {
    await page.goto("/about/");
    await settled(page);
    const title = await titleOf(page).innerText();
    for (let count = 0; count < hashesInRound; count += 1) {
      const asked = hash();
      await test.step(asked, async () => {
        await page.evaluate((to) => window.location.assign(to), asked);
        await nextFrame(page);
        await expect(titleOf(page)).toHaveText(title);
      });
    }
    await expectLinkWorks(page);
  });
}
