import { render } from "@testing-library/react";

import { Seo } from "./seo";

const about: Queries.PageHeadFragment = {
  title: "About us",
  description: "Who we are.",
  language: "en-IN",
  siteName: "Neem Estates",
  robots: "index, follow",
  address: "https://neem.in/about/",
  image: "https://neem.in/share/about.png",
  imageAlt: "Neem Estates: Land first",
  jsonLd: '{"@graph":[1]}',
};

/** Name and value of every tag that a selector finds. */
const tags = (selector: string, name: string, value: string) =>
  Array.from(document.head.querySelectorAll(selector), (tag) => [
    tag.getAttribute(name),
    tag.getAttribute(value),
  ]);
const named = () => tags("meta[name]", "name", "content");
const shared = () => tags("meta[property]", "property", "content");
const canonical = () => tags("link[rel=canonical]", "rel", "href");
const descriptions = () =>
  Array.from(
    document.head.querySelectorAll('script[type="application/ld+json"]'),
    (script) => script.textContent,
  );

test("a page writes its title with the company, and its language", () => {
  render(<Seo head={about} />);
  expect(document.title).toBe("About us | Neem Estates");
  expect(document.documentElement).toHaveAttribute("lang", "en-IN");
});

test("a page describes itself to search engines and social networks, each thing once", () => {
  render(<Seo head={about} jsonLd={about.jsonLd} />);
  expect(canonical()).toEqual([["canonical", "https://neem.in/about/"]]);
  expect(named()).toEqual([
    ["description", "Who we are."],
    ["robots", "index, follow"],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", "About us"],
    ["twitter:description", "Who we are."],
    ["twitter:image", "https://neem.in/share/about.png"],
    ["twitter:image:alt", "Neem Estates: Land first"],
  ]);
  expect(shared()).toEqual([
    ["og:type", "website"],
    ["og:site_name", "Neem Estates"],
    ["og:locale", "en_IN"],
    ["og:title", "About us"],
    ["og:description", "Who we are."],
    ["og:url", "https://neem.in/about/"],
    ["og:image", "https://neem.in/share/about.png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Neem Estates: Land first"],
  ]);
  expect(descriptions()).toEqual(['{"@graph":[1]}']);
});

test("a page without an address of its own claims none", () => {
  render(<Seo head={{ ...about, address: null, robots: "noindex" }} />);
  expect(canonical()).toEqual([]);
  expect(shared().map(([name]) => name)).not.toContain("og:url");
  expect(named()).toContainEqual(["robots", "noindex"]);
});

test("the next page replaces what the last one wrote", () => {
  const { rerender } = render(<Seo head={about} jsonLd={about.jsonLd} />);
  const contact = {
    ...about,
    title: "Contact",
    description: "Write to us.",
    address: "https://neem.in/contact/",
  };
  rerender(<Seo head={contact} />);
  expect(document.title).toBe("Contact | Neem Estates");
  expect(named()).toContainEqual(["description", "Write to us."]);
  expect(named()).toHaveLength(7);
  expect(shared()).toHaveLength(10);
  expect(canonical()).toEqual([["canonical", "https://neem.in/contact/"]]);
  // What was said of the last page is not said of this one.
  expect(descriptions()).toEqual([]);
});
