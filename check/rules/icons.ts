import type { Content, Finding } from "../shape/content";
import { nearest } from "../report/nearest";
import { iconExists, nearestIcon } from "./icon-names";
import { ownIconNames } from "./own-icons";
import { quote } from "../report/say";
import { textsOf } from "./places";

/** An icon that is named exists, in one of the icon sets or among the editors' own. */
export function iconsExist(content: Content): Finding[] {
  const own = ownIconNames(content.files);
  return textsOf(content, "icon")
    .filter(({ value }) => !iconExists(value) && !own.includes(value))
    .map(({ document, path, value }) => {
      const meant = nearest(value, own) ?? nearestIcon(value);
      return {
        document,
        path,
        problem: `no icon is called ${quote(value)}`,
        fix: meant
          ? `write ${quote(meant)}, or look for another at lucide.dev/icons`
          : `look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as ${quote(`${value}.svg`)}`,
      };
    });
}
