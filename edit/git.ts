import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A refusal or a failure, in a sentence for the editor. */
export class Refusal extends Error {}

const maintainer = "whoever maintains the site";

/** What git says when it fails, and what that means. */
const failures: readonly [RegExp, string][] = [
  [
    /could not resolve|unable to access|timed out|connect|network/i,
    "The published site cannot be reached. Check the network, and try again.",
  ],
  [/fetch first|non-fast-forward/, "A colleague has just published, too. Try again."],
  [
    /denied|permission|authentication|could not read|40[13]|not (found|exist|appear)|declined|protected|no such/i,
    `The host of the repository refuses this computer. Ask ${maintainer} for the right to write to it.`,
  ],
];

/** Git may not ask in a terminal, and works in an index of its own, so that nothing is staged in the editor's. */
const env = {
  ...process.env,
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  GIT_SSH_COMMAND: "ssh -o BatchMode=yes -o ConnectTimeout=20",
};

/**
 * Git in a folder: runs a command without a shell, for at most a minute.
 * @param index the file of another index than the folder's own.
 * @returns a function from the constant words of a command, between spaces, and further arguments to what git prints.
 * @throws Refusal
 */
export function gitIn(root: string, index?: string) {
  return async (command: string, ...values: readonly string[]): Promise<string> => {
    try {
      const { stdout } = await run("git", ["-C", root, ...command.split(" "), ...values], {
        env: index ? { ...env, GIT_INDEX_FILE: index } : env,
        timeout: 60_000,
        maxBuffer: 2 ** 28,
      });
      return stdout.replace(/\n$/, "");
    } catch (error) {
      const { killed, stderr = error } = Object(error);
      if (killed) throw new Refusal("The host has not answered within a minute. Try again later.");
      const [, meaning] = failures.find(([pattern]) => pattern.test(stderr)) ?? [];
      const unknown = `git ${command} failed: ${stderr} Show this to ${maintainer}.`;
      throw new Refusal(`${meaning ?? unknown} Your changes are kept on this computer.`);
    }
  };
}

/** Whether a command of git works. @returns what it prints, or nothing. */
export const orNothing = (printed: Promise<string>) => printed.catch(() => "");
