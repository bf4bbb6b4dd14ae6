import { icons as lucide } from "@iconify-json/lucide";

const { icons, aliases = {} } = lucide;

const find = (name: string) => icons[aliases[name]?.parent ?? name];

/** The names of all icons of the set but those that Lucide gave up, such as the brands: an own icon may have these. */
export const installedIcons: ReadonlySet<string> = new Set(
  Object.keys({ ...icons, ...aliases })
    .filter((name) => !find(name)?.hidden)
    .toSorted(),
);

/** The shapes of an icon of the set, as SVG for a grid of 24 by 24; undefined if it has no such icon. */
export const iconBody = (name: string) => (installedIcons.has(name) ? find(name)?.body : undefined);
