import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import svgPath from "svgpath";

import { nearest } from "../report/nearest";
import { fileProblem } from "../report/problem";
import { quote } from "../report/wording";
import { type Content, each, type Rule, texts } from "./content";

let known: Set<string> | undefined;

/** The names of the icon sets' files: reading their code instead would take a second. */
export const iconSets = () =>
  (known ??= new Set(
    ["lucide-static", "simple-icons"]
      .flatMap((name) => fs.readdirSync(path.resolve("node_modules", name, "icons")))
      .map((file) => path.basename(file, ".svg"))
      // The same advice on every computer.
      .toSorted(),
  ));

/** The editors' own icons: files of data/, with slashes. */
const ownIcons = ({ files }: Content) => files.filter((file) => file.startsWith("images/icons/"));

const nameOf = (file: string) => path.posix.basename(file, ".svg");

/** Whether a drawing is a single path, and nothing else affects how it is drawn. */
function isOnePath(drawing: ReturnType<typeof parse>): boolean {
  const elements = drawing.querySelectorAll("*");
  const paths = elements.filter(({ rawTagName }) => rawTagName === "path");
  const [outline] = paths.map(({ attributes }) => svgPath(attributes.d ?? ""));
  const isPlain = elements.every(
    (element) =>
      ["svg", "g", "path", "title", "desc"].includes(element.rawTagName) &&
      !["transform", "fill-rule", "style"].some((name) => element.hasAttribute(name)),
  );
  const isDrawn = outline && !("err" in outline && outline.err) && outline.toString() !== "";
  return isPlain && paths.length === 1 && Boolean(isDrawn);
}

/** An own icon has a name that no other has, and can be drawn like the others. */
const ownIconsCanBeDrawn: Rule = (content) =>
  ownIcons(content).flatMap((file) => {
    if (iconSets().has(nameOf(file))) {
      const problem = "has the name of an icon that the site has already";
      const fix = "delete it, or give it another name here and where it is used";
      return [fileProblem(`data/${file}`, { problem, fix })];
    }
    const drawing = parse(fs.readFileSync(path.join(content.folder, file), "utf8"));
    const viewBox = drawing.querySelector("svg")?.attributes.viewBox ?? "";
    const hasName = /^images\/icons\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/.test(file);
    const hasSize = /^[-\d.]+[\s,]+[-\d.]+[\s,]+[\d.]+[\s,]+[\d.]+$/.test(viewBox.trim());
    if (hasName && hasSize && isOnePath(drawing)) return [];
    const fix =
      'save it as a plain SVG with a viewBox and all its shapes combined into one path, under a name like "linkedin.svg"';
    return [fileProblem(`data/${file}`, { problem: "is not an icon that the site can draw", fix })];
  });

export const iconRules: readonly Rule[] = [
  // An icon that is named exists, in one of the icon sets or among the editors' own.
  each(texts("icon"), (name, content) => {
    const own = ownIcons(content).map(nameOf);
    if (iconSets().has(name) || own.includes(name)) return undefined;
    // One wrong letter: among four thousand names, one is near to almost any word.
    const meant = nearest(name, [...own, ...iconSets()], 1);
    const fix = meant
      ? `write ${quote(meant)} if you mean it, or look for another at lucide.dev/icons`
      : `look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as ${quote(`${name}.svg`)}`;
    return { problem: `no icon is called ${quote(name)}`, fix };
  }),
  ownIconsCanBeDrawn,
];
