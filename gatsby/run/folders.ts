import path from "node:path";

/** What belongs to runs of Gatsby and to no build: the lock, and the last good pages while Gatsby is at work. */
export const runFolder = path.resolve(".run");

/** What a build changes as a whole or not at all. */
export const builtFolders = [".cache", "public", "deploy"];
