import fs from "node:fs";
import path from "node:path";

import { whatsappAddress } from "../../src/lib/links";
import { buildFolder, builtPages, pageAt } from "../built-pages";
import { placeholderLinks, site } from "../site-content";

/** Whether an address of this site, without its fragment, is served by a file of the build. */
function resolves(address: string): boolean {
  const file = path.join(buildFolder, decodeURIComponent(address));
  if (address.endsWith("/")) return fs.existsSync(path.join(file, "index.html"));
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

const placeholders = placeholderLinks.map(({ to }) => to);
const contacts = [/^tel:\+\d+$/, /^mailto:\S+@\S+$/, /^https:\/\/wa\.me\/\d+\?text=\S+$/];
const sourcesOf = (srcset: string) =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.split(" ")[0] ?? []);

describe.each(builtPages)("$file", ({ address, html, document }) => {
  const links = document
    .querySelectorAll("a")
    .map((link) => link.getAttribute("href") ?? "no address");
  const internal = links.filter((link) => /^[/#]/.test(link) && !placeholders.includes(link));

  test("has links to pages, to contacts and placeholders, and no others", () => {
    const others = links.filter(
      (link) => !/^[/#]/.test(link) && !contacts.some((contact) => contact.test(link)),
    );
    expect(others).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(placeholders));
  });

  test("links only to files that exist, and to pages with the slash that saves a redirect", () => {
    expect(internal.length).toBeGreaterThan(11);
    const broken = internal.filter((link) => {
      const [target = "", fragment] = link.split("#");
      const page = target === "" ? address : target;
      if (!resolves(page)) return true;
      return fragment !== undefined && !pageAt(page).document.getElementById(fragment);
    });
    expect(broken).toEqual([]);
  });

  test("refers only to scripts, styles, fonts, icons and pictures that exist", () => {
    const assets = [
      ...document
        .querySelectorAll('meta[property="og:image"]')
        .flatMap((meta) => new URL(meta.getAttribute("content") ?? "").pathname),
      ...document
        .querySelectorAll("link:not([rel=canonical])")
        .flatMap((link) => link.getAttribute("href") ?? []),
      ...document.querySelectorAll("[src]").flatMap((element) => element.getAttribute("src") ?? []),
      ...document
        .querySelectorAll("[srcset]")
        .flatMap((element) => sourcesOf(element.getAttribute("srcset") ?? "")),
      ...[...html.matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, url]) => url ?? []),
    ].filter((asset) => !asset.startsWith("data:"));
    const foreign = assets.filter((asset) => !asset.startsWith("/"));
    expect(foreign.filter((url) => new URL(url).host !== "images.unsplash.com")).toEqual([]);
    expect(assets.filter((asset) => asset.startsWith("/") && !resolves(asset))).toEqual([]);
  });

  test("opens chats, and nothing else, in a new tab", () => {
    const chat = whatsappAddress(site.whatsapp.number, site.whatsapp.message);
    const chats = document.querySelectorAll(`a[href="${chat}"]`);
    expect(chats.length).toBeGreaterThan(0);
    for (const link of chats) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")?.split(" ")).toEqual(
        expect.arrayContaining(["noopener", "noreferrer"]),
      );
    }
    expect(document.querySelectorAll("[target]")).toEqual(chats);
  });

  test("has the data that its scripts ask for", () => {
    const folder = address === "/" ? "index" : address;
    expect(resolves(path.posix.join("/page-data", folder, "page-data.json"))).toBe(true);
  });
});
