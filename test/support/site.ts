import fs from "node:fs";
import path from "node:path";
import { HTMLElement, parse, type Node } from "node-html-parser";

import { filesOf } from "../../check/read/files";
import { siteFolder } from "./folders";

/** The built site of the fixed content. */
export const buildFolder = path.join(siteFolder, "public");

/** Reads a page. @param file the path inside public/: "about/index.html" has the address "/about/". */
function readPage(file: string) {
  const html = fs.readFileSync(path.join(buildFolder, file), "utf8");
  const address = `/${file.replace(/index\.html$/, "")}`;
  return { file, address, html, document: parse(html) };
}

/** Every page of the build, with the not-found page, which Gatsby writes to 404/index.html as well. */
export const builtPages = filesOf(buildFolder)
  .filter((file) => file !== "404/index.html" && /(^|\/)(index|404)\.html$/.test(file))
  .map(readPage);

export function pageAt(address: string) {
  const page = builtPages.find((built) => built.address === address);
  if (!page) throw new Error(`The build has no page ${address}.`);
  return page;
}

/** Text with each run of white space replaced by one space. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const invisible = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"]);
const textAttributes = ["alt", "aria-label", "title", "placeholder"];

/** Whether a node is an element. The element of an amount, which `AmountText` writes, counts as text. */
const isElement = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement &&
  !(node.tagName === "SPAN" && Object.keys(node.attributes).every((name) => name === "translate"));

/** The texts of an element, with the texts for screen readers, and without the texts that scripts add. */
export function textsIn(element: HTMLElement): string[] {
  if (invisible.has(element.tagName)) return [];
  const attributes = textAttributes.flatMap((name) => element.getAttribute(name) ?? []);
  const children = element.childNodes.filter(isElement);
  const text = element.childNodes.filter((node) => !isElement(node)).map((node) => node.text);
  const own = [...attributes, text.join("")].map(oneLine).filter(Boolean);
  return [...own, ...children.flatMap(textsIn)];
}
