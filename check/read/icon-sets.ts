import { icons as lucide } from "@iconify-json/lucide";

const { icons, aliases = {} } = lucide;

const find = (name: string) => icons[aliases[name]?.parent ?? name];

/** The names of Lucide's icons. Names that Lucide has given up, such as brands, are left for an editor's own icons. */
export const installedIcons: ReadonlySet<string> = new Set(
  Object.keys({ ...icons, ...aliases })
    .filter((name) => !find(name)?.hidden)
    .toSorted(),
);

/** The SVG shapes of one of Lucide's icons in a grid of 24 by 24; undefined for an unknown name. */
export const iconBody = (name: string) => (installedIcons.has(name) ? find(name)?.body : undefined);
