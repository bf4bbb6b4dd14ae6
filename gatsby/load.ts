import { createRequire } from "node:module";
import path from "node:path";

import { register } from "tsx/cjs/api";

/**
 * Loads a TypeScript file of the project, such as "./gatsby/hooks". Gatsby compiles gatsby-config.ts and gatsby-node.ts,
 * with all that they import, in a second step and slowly; what is loaded here is compiled by tsx.
 */
export function load(file: string) {
  const unregister = register();
  try {
    return createRequire(path.resolve("package.json"))(file);
  } finally {
    unregister();
  }
}
