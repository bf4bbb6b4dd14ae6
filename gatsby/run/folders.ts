import path from "node:path";

/** Files of a run, not of a build: the lock, and the last good pages while Gatsby is running. */
export const runFolder = path.resolve(".run");

/** The folders that a build changes completely or not at all. */
export const builtFolders = [".cache", "public", "deploy"];
