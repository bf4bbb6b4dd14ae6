/** @jest-environment node */
import { leftovers } from "./prune";

const script = (letter: string) => `app-${letter.repeat(20)}.js`;

test("what this build made and what is in static/ stays, all else goes", () => {
  const made = [
    "index.html",
    "404.html",
    "about/index.html",
    "404/index.html",
    "_headers",
    "licenses.txt",
    "robots.txt",
    "sitemap.xml",
    "icons/favicon.svg",
    "page-data/about/page-data.json",
    "share/home.png",
    "static/font.woff2",
  ];
  const scripts = [script("a")];
  const published = ["brochure.pdf", ".well-known/assetlinks.json", "google0123.html"];
  const stale = [
    "old-brochure.pdf",
    ".about",
    "services-of-old/index.html",
    script("b"),
    `${script("b")}.LICENSE.txt`,
    "chunk-map.json",
    "_gatsby/slices/_gatsby-scripts-1.html",
    "~partytown/partytown.js",
  ];
  expect(leftovers([...made, ...scripts, ...published, ...stale], scripts, published)).toEqual(
    stale,
  );
});
