import fs from "node:fs";
import path from "node:path";

import { linkKind, phoneUrl } from "../../src/lib/links";
import { fixed } from "../support/content";
import { buildFolder, builtPages, pageAt } from "../support/site";

/** Whether the build has a file for an address of this site. @param address without a fragment. */
function resolves(address: string): boolean {
  const file = path.join(buildFolder, decodeURIComponent(address));
  if (address.endsWith("/")) return fs.existsSync(path.join(file, "index.html"));
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

const { contact, footer, whatsapp } = fixed.site;

/** Links of the footer that lead nowhere yet. */
const placeholders = [...footer.social, ...footer.legal]
  .map(({ to }) => to)
  .filter((to) => linkKind(to) === "placeholder");

describe.each(builtPages)("$file", ({ address, html, document }) => {
  const links = document.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "");

  test("opens only other websites in a new tab, and announces the new tab", () => {
    const opening = document.querySelectorAll("[target=_blank]");
    expect(opening).toEqual(document.querySelectorAll('a[href^="https://"]'));
    for (const link of opening) {
      expect(link.getAttribute("rel")).toBe("noopener noreferrer");
      const ids = link.getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(ids.map((id) => document.getElementById(id)?.text)).toContain("Opens in a new tab");
    }
  });

  test("links to existing pages and ids, with the final slash that saves a redirect", () => {
    const internal = links.filter((link) => /^[/#]/.test(link) && !placeholders.includes(link));
    expect(internal).toContain("/");
    const broken = internal.filter((link) => {
      const [target = "", fragment] = link.split("#");
      // Only scripts read a query string.
      const page = target === "" ? address : target.replace(/\?.*/, "");
      if (!resolves(page)) return true;
      return fragment !== undefined && !pageAt(page).document.getElementById(fragment);
    });
    expect(broken).toEqual([]);
  });

  test("loads only scripts, styles, fonts, icons and photos that exist", () => {
    const attributes = document
      .querySelectorAll("link:not([rel=canonical])[href], [src]")
      .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
    const photos = document
      .querySelectorAll("[srcset]")
      .flatMap((element) => (element.getAttribute("srcset") ?? "").split(/ \d+w(?:, |$)/))
      .filter(Boolean);
    const inStyles = [...html.matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, url]) => url ?? []);
    // An address with "#" refers to a part of the same drawing.
    const assets = [...attributes, ...photos, ...inStyles].filter((url) => !/^(data:|#)/.test(url));
    const foreign = assets.filter((asset) => !asset.startsWith("/"));
    expect(foreign.filter((url) => new URL(url).host !== "images.unsplash.com")).toEqual([]);
    expect(assets.filter((asset) => asset.startsWith("/") && !resolves(asset))).toEqual([]);
  });
});

test("The footer has the company's phone, e-mail, chat and placeholder links", () => {
  const links = pageAt("/").document.querySelectorAll("footer a, aside a");
  const chat = `https://wa.me/${whatsapp.number}`;
  expect(links.map((link) => link.getAttribute("href")?.replace(/\?.*/, ""))).toEqual(
    expect.arrayContaining([
      phoneUrl(contact.phone),
      `mailto:${contact.email}`,
      chat,
      ...placeholders,
    ]),
  );
});
