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
