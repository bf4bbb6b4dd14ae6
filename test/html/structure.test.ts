import type { HTMLElement } from "node-html-parser";

import { builtPages, oneLine, wordsOf } from "../site-under-test/pages";
import {
  addressOf,
  contentText,
  hrefOf,
  navigationGroups,
  navigationLinks,
  site,
} from "../site-under-test/data";

const references = [
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
  "aria-errormessage",
  "aria-activedescendant",
  "for",
  "list",
  "form",
];

describe.each(builtPages)("$file", ({ address, document }) => {
  test("has one main heading, and skips no level below it", () => {
    const levels = document
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test("has no empty heading", () => {
    const headings = document.querySelectorAll("h1, h2, h3, h4, h5, h6");
    expect(headings.filter((heading) => oneLine(heading.text) === "")).toEqual([]);
  });

  test("describes each photo and reserves its room", () => {
    for (const image of document.querySelectorAll("img")) {
      expect(image.getAttribute("alt")).toMatch(/\S/);
      expect(image.getAttribute("width")).toMatch(/^[1-9]\d*$/);
      expect(image.getAttribute("height")).toMatch(/^[1-9]\d*$/);
    }
  });

  test("reveals the items of each list 0.1 s apart, a longer list from zero again at the thirteenth", () => {
    const lists = new Set(
      document
        .querySelectorAll("[style*=transition-delay]")
        .flatMap(({ parentNode }) => parentNode ?? []),
    );
    for (const { children } of lists) {
      expect(children.map((item) => item.getAttribute("style"))).toEqual(
        children.map((_, place) => `transition-delay:${(place % 12) * 100}ms`),
      );
    }
  });

  test("gives each id once, and has each one that something refers to", () => {
    const ids = document.querySelectorAll("[id]").map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const referred = references.flatMap((name) =>
      document
        .querySelectorAll(`[${name}]`)
        .flatMap((element) => (element.getAttribute(name) ?? "").split(/\s+/)),
    );
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("gives every link and button a name, which has the words that are seen on it", () => {
    const controls = document.querySelectorAll("a, button");
    expect(controls.filter((control) => wordsOf(control).length === 0)).toEqual([]);
    // Whoever speaks to the browser says what is seen.
    const nameOf = (control: HTMLElement) => control.getAttribute("aria-label") ?? control.text;
    const unspoken = controls.filter(
      (control) => !oneLine(nameOf(control)).includes(oneLine(control.text)),
    );
    expect(unspoken.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("leaves the order of the tab key to the order of the page", () => {
    const jumps = document
      .querySelectorAll("[tabindex]")
      .filter((element) => Number(element.getAttribute("tabindex")) > 0);
    expect(jumps).toEqual([]);
  });

  test("shows no value that is missing or was not filled in", () => {
    const odd = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|Invalid Date/;
    // An editor may mean such a word: "null and void".
    const isMeant = (words: string) =>
      oneLine(contentText).includes(JSON.stringify(words).slice(1, -1));
    expect(wordsOf(document).filter((words) => odd.test(words) && !isMeant(words))).toEqual([]);
  });

  test("has the header's links in their order", () => {
    const navigation = document.querySelector(
      `nav[aria-label="${site.accessibility.mainNavigation}"]`,
    );
    const links = navigation?.querySelectorAll("a") ?? [];
    expect(
      links.map((link) => ({ label: oneLine(link.text), to: link.getAttribute("href") })),
    ).toEqual(navigationLinks.map(({ label, to }) => ({ label: oneLine(label), to: hrefOf(to) })));
    const groups = navigation?.querySelectorAll("button") ?? [];
    expect(groups.map((button) => oneLine(button.text))).toEqual(
      navigationGroups.map(({ label }) => oneLine(label)),
    );
  });

  test("marks its own link in the header and in the trail", () => {
    const current = document.querySelectorAll("header nav a[aria-current=page]");
    const own = navigationLinks.filter(({ to }) => addressOf(to) === address);
    expect(current.map((link) => oneLine(link.text))).toEqual(
      own.map(({ label }) => oneLine(label)),
    );
    const trail = document.querySelectorAll("main nav [aria-current=page]");
    expect(trail).toHaveLength(address === "/" ? 0 : 1);
  });
});
