import fs from "node:fs";
import path from "node:path";

import { slug } from "../../schema/patterns";
import { error, ofKind, type Rule } from "../content";
import { installedIcons } from "../read/icon-sets";
import { quote, suggest } from "../report/wording";

const ownIcons = (files: readonly string[]) =>
  files.filter((file) => file.startsWith("images/icons/"));

const nameOf = (file: string) => path.posix.basename(file, ".svg");

/** Names of icons. */
export const icons: Rule = (content) => {
  const own = ownIcons(content.files).map(nameOf);
  return ofKind(content, "icon")
    .filter(({ value }) => !installedIcons.has(value) && !own.includes(value))
    .map((icon) => {
      const others = `choose one from lucide.dev/icons, or put your own into data/images/icons as ${quote(`${icon.value}.svg`)}`;
      const remedy = suggest(icon.value, [...own, ...installedIcons], others);
      return error(icon, `is ${quote(icon.value)}, but there is no such icon: ${remedy}`);
    });
};

/** Whether an SVG has a viewBox and one path where it says, which is all that the site draws. */
const isOnePath = (svg: string) =>
  /\sviewBox="[-\d.\s]+"/.test(svg) &&
  svg.match(/<path\b/g)?.length === 1 &&
  !svg.includes("transform=");

/** The editors' own icons. */
export const ownIconFiles: Rule = ({ files }, { folder }) =>
  ownIcons(files)
    .filter((file) => {
      const name = nameOf(file);
      const isNew = file.endsWith(".svg") && slug.test(name) && !installedIcons.has(name);
      return !isNew || !isOnePath(fs.readFileSync(path.join(folder, file), "utf8"));
    })
    .map((file) =>
      error(
        { file: `data/${file}`, path: [] },
        'is not an icon that the site can draw: save it as a plain SVG with a viewBox and one path, under a name like "linkedin.svg" that no other icon has',
      ),
    );

export const iconRules: readonly Rule[] = [icons, ownIconFiles];
