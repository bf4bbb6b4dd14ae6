import fs from "node:fs";
import path from "node:path";

import { phoneAddress, whatsappAddress } from "../../src/lib/links";
import { buildFolder, builtPages, pageAt } from "../site-under-test/pages";
import { navigationLinks, placeholderLinks, site } from "../site-under-test/data";

/** Whether an address of this site, without its fragment, is served by a file of the build. */
function resolves(address: string): boolean {
  const file = path.join(buildFolder, decodeURIComponent(address));
  if (address.endsWith("/")) return fs.existsSync(path.join(file, "index.html"));
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

const placeholders = placeholderLinks.map(({ to }) => to);
/** How the address of every chat begins, whatever its message. */
const chat = whatsappAddress(site.whatsapp.number, "");
/** What the content links to outside this site: the header, the footer and the chat. */
const named = [
  ...navigationLinks,
  ...site.footer.social,
  ...site.footer.columns.flatMap(({ links }) => links),
  ...site.footer.legal,
]
  .map(({ to }) => to)
  .concat(phoneAddress(site.contact.phone), `mailto:${site.contact.email}`);
const sourcesOf = (srcset: string) =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.split(" ")[0] ?? []);

describe.each(builtPages)("$file", ({ address, html, document }) => {
  const links = document
    .querySelectorAll("a")
    .map((link) => link.getAttribute("href") ?? "no address");
  const internal = links.filter((link) => /^[/#]/.test(link) && !placeholders.includes(link));

  test("has the links that the content names, and leads nowhere else outside this site", () => {
    const outside = links.filter((link) => !/^[/#]/.test(link));
    expect(outside.filter((link) => !named.includes(link) && !link.startsWith(chat))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(placeholders));
    expect(outside.filter((link) => link.startsWith(chat))).not.toEqual([]);
  });

  test("says of each link that opens in a new tab that it does", () => {
    const opening = document.querySelectorAll("a[target=_blank]");
    expect(opening).not.toHaveLength(0);
    for (const link of opening) {
      const ids = link.getAttribute("aria-describedby")?.split(" ") ?? [];
      const said = ids.map((id) => document.getElementById(id)?.text);
      expect(said).toContain(site.accessibility.newTab);
    }
  });

  test("links only to files that exist, and to pages with the slash that saves a redirect", () => {
    expect(internal).toContain("/");
    const broken = internal.filter((link) => {
      const [target = "", fragment] = link.split("#");
      // A query is read by scripts alone.
      const page = target === "" ? address : target.replace(/\?.*/, "");
      if (!resolves(page)) return true;
      return fragment !== undefined && !pageAt(page).document.getElementById(fragment);
    });
    expect(broken).toEqual([]);
  });

  test("refers only to scripts, styles, fonts, icons and images that exist", () => {
    const assets = [
      ...document
        .querySelectorAll('meta[property="og:image"]')
        .flatMap(
          (meta) => new URL(meta.getAttribute("content") ?? "", "https://host.example").pathname,
        ),
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

  test("opens other websites, and nothing else, in a new tab", () => {
    const websites = document.querySelectorAll('a[href^="https://"]');
    for (const link of websites) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")?.split(" ")).toEqual(
        expect.arrayContaining(["noopener", "noreferrer"]),
      );
    }
    expect(document.querySelectorAll("[target]")).toEqual(websites);
  });

  test("has the data that its scripts ask for", () => {
    const folder = address === "/" ? "index" : address;
    expect(resolves(path.posix.join("/page-data", folder, "page-data.json"))).toBe(true);
  });
});
