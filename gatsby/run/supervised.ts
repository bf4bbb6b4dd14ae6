import type { Reporter } from "gatsby";

/** Environment variable with the process id of the command that started Gatsby. */
export const runnerVariable = "SITE_RUNNER";

/**
 * Ends this process soon after the command that started it was killed: nothing is left running, and nothing
 * writes into what the next start puts right. Gatsby refuses to run without such a command.
 */
export function endWithRunner(reporter: Reporter): void {
  const runner = Number(process.env[runnerVariable]);
  if (!runner) {
    reporter.log(
      "\nStart it with `npm run build`, `npm run develop` or `npm start`: they keep the last good pages, and keep old content out of the new ones. Gatsby by itself does not.",
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
