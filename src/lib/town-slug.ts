/** A name as it is written in a URL: "Pocharam (Ghatkesar)" gives "pocharam-ghatkesar". */
export const slugify = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join("-") || name;

/** The town of a location: "Shadnagar, Rangareddy" gives "Shadnagar". */
export const townOf = (location: string) => location.split(",", 1)[0]?.trim() || location;
/** The town of a location as it is written in a URL. */
export const townSlug = (location: string) => slugify(townOf(location));
