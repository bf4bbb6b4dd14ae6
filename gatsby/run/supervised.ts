import type { Reporter } from "gatsby";

/** Name of the environment variable by which Gatsby knows the command that started it, by its process. */
export const runnerVariable = "SITE_RUNNER";

/**
 * Ends this process soon after the command that started it was killed: nothing is left running, and nothing
 * writes into what the next start puts right. Gatsby that was started without a command is refused.
 */
export function endWithRunner(reporter: Reporter): void {
  const runner = Number(process.env[runnerVariable]);
  if (!runner) {
    reporter.log(
      "\nStart it with `npm run build`, `npm run develop` or `npm start`: they keep the last good pages, and old content out of the new ones. Gatsby alone does not.",
    );
    process.exit(1);
  }
  const look = () => {
    try {
      process.kill(runner, 0);
    } catch {
      process.exit(1);
    }
  };
  look();
  setInterval(look, 500).unref();
}
