import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import svgPath from "svgpath";

import { nearest } from "../report/nearest";
import type { Problem } from "../report/problem";
import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import { iconExists, nearestIcon } from "../shape/icon-names";
import { at, type Content, fileProblem, textsOf } from "./rule";

/** The editors' own icons: files of data/, with slashes. */
const ownIcons = ({ files }: Content) => files.filter((file) => file.startsWith("images/icons/"));

const nameOf = (file: string) => path.posix.basename(file, ".svg");

/** An icon that is named exists, in one of the icon sets or among the editors' own. */
export function iconsExist(content: Content): Finding[] {
  const own = ownIcons(content).map(nameOf);
  return textsOf(content, "icon")
    .filter(({ value }) => !iconExists(value) && !own.includes(value))
    .map((place) => {
      const meant = nearest(place.value, own) ?? nearestIcon(place.value);
      return at(
        place,
        `no icon is called ${quote(place.value)}`,
        meant
          ? `write ${quote(meant)}, or look for another at lucide.dev/icons`
          : `look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as ${quote(`${place.value}.svg`)}`,
      );
    });
}

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
export const ownIconsCanBeDrawn = (content: Content): Problem[] =>
  ownIcons(content).flatMap((file) => {
    if (!/^images\/icons\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/.test(file)) {
      const fix =
        'icons are SVG files with small letters, digits and hyphens, like "data/images/icons/linkedin.svg"';
      return [fileProblem(`data/${file}`, "is not the name of an icon", fix)];
    }
    if (iconExists(nameOf(file))) {
      const problem = `the site already has an icon ${quote(nameOf(file))}, which would be drawn instead`;
      const fix = "delete it, or give it another name here and where it is used";
      return [fileProblem(`data/${file}`, problem, fix)];
    }
    const drawing = parse(fs.readFileSync(path.join(content.folder, file), "utf8"));
    if (!isOnePath(drawing)) {
      const fix =
        "save it as a plain SVG with one path: a drawing program can combine all shapes into one";
      return [fileProblem(`data/${file}`, "the drawing is not one plain path", fix)];
    }
    const viewBox = drawing.querySelector("svg")?.attributes.viewBox ?? "";
    if (/^[-\d.]+[\s,]+[-\d.]+[\s,]+[\d.]+[\s,]+[\d.]+$/.test(viewBox.trim())) return [];
    const fix = 'add it to the <svg>, for a drawing of 24 by 24: viewBox="0 0 24 24"';
    return [
      fileProblem(`data/${file}`, "the drawing has no viewBox, so its size is not known", fix),
    ];
  });
