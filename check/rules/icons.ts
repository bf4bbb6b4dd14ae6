import type { Content, Finding } from "../shape/content";
import { iconExists, nearestIcon } from "./icon-names";
import { quote } from "../report/say";
import { textsOf } from "./places";

/** An icon that is named exists. */
export const iconsExist = (content: Content): Finding[] =>
  textsOf(content, "icon")
    .filter(({ value }) => !iconExists(value))
    .map(({ document, path, value }) => {
      const meant = nearestIcon(value);
      return {
        document,
        path,
        problem: `no icon is called ${quote(value)}`,
        fix: meant
          ? `write ${quote(meant)}, or look for another at lucide.dev/icons`
          : "look for one at lucide.dev/icons, or for a brand at simpleicons.org",
      };
    });
