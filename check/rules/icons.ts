import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";

import { installedIcons } from "../read/icon-sets";
import { quote, suggest } from "../report/wording";
import { type Content, each, eachFile, ofKind, type Rule } from "./rule";

/** The editors' own icons. */
const ownIcons = ({ files }: Content) => files.filter((file) => file.startsWith("images/icons/"));

const nameOf = (file: string) => path.posix.basename(file, ".svg");

/** Whether an SVG has a viewBox and one path, where it says. */
function isOnePath(svg: string): boolean {
  const drawing = parse(svg);
  const size = drawing.querySelector("svg")?.attributes.viewBox ?? "";
  const [only = "", ...others] = drawing
    .querySelectorAll("path")
    .map(({ attributes }) => attributes.d);
  return (
    /^\s*[-\d.]+[\s,]+[-\d.]+[\s,]+[\d.]+[\s,]+[\d.]+\s*$/.test(size) &&
    others.length === 0 &&
    !drawing.querySelector("[transform]") &&
    /^\s*m[-\d\s,.a-z]+$/i.test(only)
  );
}

export const iconRules: readonly Rule[] = [
  each(ofKind("icon"), (name, content) => {
    const own = ownIcons(content).map(nameOf);
    if (installedIcons.has(name) || own.includes(name)) return undefined;
    const others = `choose one from lucide.dev/icons, or put your own into data/images/icons as ${quote(`${name}.svg`)}`;
    return { problem: `there is no icon ${quote(name)}`, fix: suggest(name, own, others) };
  }),
  eachFile("data", ownIcons, (file, { folder }) => {
    const hasName = /^images\/icons\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/.test(file);
    const isNew = hasName && !installedIcons.has(nameOf(file));
    if (isNew && isOnePath(fs.readFileSync(path.join(folder, file), "utf8"))) return undefined;
    const fix =
      'save it as a plain SVG with a viewBox and one path, under a name like "linkedin.svg" that no other icon has';
    return { problem: "is not an icon that the site can draw", fix };
  }),
];
