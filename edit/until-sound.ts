import path from "node:path";

import type { Problem } from "../check";
import { onChange } from "../gatsby/content/on-change";
import { problemsIn } from "./publication";

/**
 * Waits until the content has no error.
 * @param root the project's folder.
 * @param clock gives the time of each check.
 * @param onError is told the errors of each check.
 */
export async function untilSound(
  root: string,
  clock: () => Date,
  onError: (errors: readonly Problem[]) => void,
): Promise<void> {
  const isSound = async () => {
    const { stopping } = await problemsIn(root, clock());
    if (stopping.length > 0) onError(stopping);
    return stopping.length === 0;
  };
  if (await isSound()) return;
  const watched = ["data", "static"].map((name) => path.join(root, name));
  await new Promise<void>((resolve) => {
    const check = async () => {
      if (!(await isSound())) return;
      await watcher.close();
      resolve();
    };
    const watcher = onChange(watched, check);
  });
}
