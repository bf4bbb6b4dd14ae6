import { watch } from "chokidar";

/**
 * Runs work after each change in some folders: 150 ms later, since a program may write a file in several steps, and one
 * run at a time. A failed run is printed; the next change starts another.
 * @returns the watcher.
 */
export function onChange(folders: string[], work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let lastRun = Promise.resolve();
  // Not Node's own watch(): on Linux it loses a file that a program replaces on saving.
  return watch(folders, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastRun = lastRun.then(work).catch(console.error);
    }, 150);
  });
}
