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
export async function untilValid(
  root: string,
  clock: () => Date,
  onError: (errors: readonly Problem[]) => void,
): Promise<void> {
  const isValid = async () => {
    const { errors } = await problemsIn(root, clock());
    if (errors.length > 0) onError(errors);
    return errors.length === 0;
  };
  if (await isValid()) return;
  const watched = ["data", "static"].map((name) => path.join(root, name));
  await new Promise<void>((resolve) => {
    const check = async () => {
      if (!(await isValid())) return;
      await watcher.close();
      resolve();
    };
    const watcher = onChange(watched, check);
  });
}
