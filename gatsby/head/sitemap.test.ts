/** @jest-environment node */
import { robots, sitemap } from "./sitemap";

test("the sitemap names each page, with its last change where that is known", () => {
  const text = sitemap([
    { address: "https://neem.in/", changed: "2026-11-16T09:00:00+05:30" },
    { address: "https://neem.in/about/" },
  ]);
  expect(text.split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    "<url><loc>https://neem.in/</loc><lastmod>2026-11-16T09:00:00+05:30</lastmod></url>",
    "<url><loc>https://neem.in/about/</loc></url>",
    "</urlset>",
    "",
  ]);
});

test("robots.txt leads to the sitemap", () => {
  expect(robots("https://neem.in/plots", true)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://neem.in/plots/sitemap.xml\n",
  );
});

test("robots.txt of a preview lets search engines see that it is not to be listed", () => {
  expect(robots("https://neem.in", false)).toBe("User-agent: *\nAllow: /\n");
});
