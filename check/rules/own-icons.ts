import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import svgPath from "svgpath";

import type { Problem } from "../report/problem";
import { quote } from "../report/say";
import { iconExists } from "../shape/icon-names";
import type { Content } from "./rule";

type Trouble = Pick<Problem, "problem" | "fix"> | undefined;

const isInFolder = (file: string) => file.startsWith("images/icons/");
const nameOf = (file: string) => path.posix.basename(file, ".svg");

/** The names of the editors' own icons. @param files all files of data/, with slashes. */
export const ownIconNames = (files: readonly string[]) => files.filter(isInFolder).map(nameOf);

// Elements that may surround the one path without changing how it is drawn.
const harmless = new Set(["svg", "g", "path", "title", "desc"]);

const redraw =
  "save it as a plain SVG with one path: a drawing program can unite all shapes into one";

function drawingTrouble(text: string): Trouble {
  const svg = parse(text).querySelector("svg");
  if (!svg) return { problem: "the file is not an SVG drawing", fix: redraw };
  const elements = [svg, ...svg.querySelectorAll("*")];
  const stranger = elements.find(({ rawTagName }) => !harmless.has(rawTagName))?.rawTagName;
  if (stranger) return { problem: `the drawing contains a <${stranger}>`, fix: redraw };
  const paths = elements.filter(({ rawTagName }) => rawTagName === "path");
  if (paths.length !== 1) {
    return { problem: `the drawing has ${paths.length} paths, and needs one`, fix: redraw };
  }
  const odd = ["transform", "fill-rule", "style"].find((name) =>
    elements.some((element) => element.hasAttribute(name)),
  );
  if (odd) return { problem: `the drawing has the attribute ${odd}`, fix: redraw };
  const [, , width = 0, height = 0] = (svg.attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) {
    return {
      problem: "the drawing has no viewBox, so its size is not known",
      fix: 'add it to the <svg>, for a drawing of 24 by 24: viewBox="0 0 24 24"',
    };
  }
  const drawn = svgPath(paths[0]?.attributes.d ?? "");
  const isBroken = ("err" in drawn && drawn.err !== "") || drawn.toString() === "";
  return isBroken ? { problem: "the path of the drawing cannot be drawn", fix: redraw } : undefined;
}

function iconTrouble(folder: string, file: string): Trouble {
  if (!/^images\/icons\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/.test(file)) {
    return {
      problem: "is not the name of an icon",
      fix: 'icons are SVG files with small letters, digits and hyphens, like "data/images/icons/linkedin.svg"',
    };
  }
  const name = nameOf(file);
  if (iconExists(name)) {
    return {
      problem: `the site has an icon ${quote(name)} already, which would be drawn instead`,
      fix: "delete it, or give it another name here and where it is used",
    };
  }
  return drawingTrouble(fs.readFileSync(path.join(folder, file), "utf8"));
}

/** An own icon can be drawn like the others. */
export const ownIconsCanBeDrawn = ({ folder, files }: Content): Problem[] =>
  files.filter(isInFolder).flatMap((file) => {
    const found = iconTrouble(folder, file);
    if (!found) return [];
    const place = { file: `data/${file}`, line: 0, column: 0, where: "" };
    return [{ ...place, ...found, severity: "error" as const }];
  });
