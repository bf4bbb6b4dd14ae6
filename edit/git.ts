import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A refusal or a failure, in a sentence for the editor. */
export class Refusal extends Error {}

const maintainer = "whoever maintains the site";

/** What git says when it fails, and what that means. */
const failures: readonly [RegExp, string][] = [
  [
    /dubious ownership/,
    `This folder belongs to another user of this computer, so git does not read it. Ask ${maintainer} to give it to you.`,
  ],
  [/not a git repository/, `This folder is not a copy of the repository. Ask ${maintainer}.`],
  [/fetch first|non-fast-forward/, "A colleague published at the same moment. Press it again."],
  [
    /declined|protected|denied|permission|authentication|could not read (user|pass)|\b40[13]\b|repository .*not found|does not (exist|appear)/i,
    `The host of the repository refuses this computer. Ask ${maintainer} for the right to write to it.`,
  ],
  [
    /could not resolve host|unable to access|timed out|failed to connect|connection (refused|reset|closed)|network is/i,
    "The published site cannot be reached. Check the network, and try again.",
  ],
];

/** Git may not ask in a terminal, and answers in English. */
const plain = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };

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
        env: { ...process.env, ...plain, ...(index && { GIT_INDEX_FILE: index }) },
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

/** Git in a folder: see gitIn. */
export type Git = ReturnType<typeof gitIn>;

/** What a command prints, or an empty text if it fails. */
export const orNothing = (printed: Promise<string>) => printed.catch(() => "");
