import { nearest } from "../report/nearest";
import { quote } from "../report/say";
import type { Finding } from "../shape/places";
import { iconExists, nearestIcon } from "../shape/icon-names";
import { ownIconNames } from "./own-icons";
import { at, type Content, textsOf } from "./rule";

/** An icon that is named exists, in one of the icon sets or among the editors' own. */
export function iconsExist(content: Content): Finding[] {
  const own = ownIconNames(content.files);
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
