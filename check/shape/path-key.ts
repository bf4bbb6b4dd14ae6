import type { Path } from "../report/problem";

/** A path as one text, to look it up by. */
export const pathKey = (path: Path) => JSON.stringify(path);
