import { execFile } from "node:child_process";

/** Why an action was not done, in a sentence for the editor. */
export class Refusal extends Error {
  /** The commit that has the other values, if two people have changed the same, and the editor has to choose. */
  upstream?: string;
}

const maintainer = "whoever maintains the site";

/** Patterns of the messages of git, and what they mean for the editor. */
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

/** Makes git answer in English, and neither git nor ssh ask in the terminal. */
const environment = {
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "force",
};

/**
 * Runs git in a folder, without a shell and for at most a minute.
 * @param index the file of an index to use in place of the folder's own.
 * @returns a function that takes the words of a command, separated by spaces, and further arguments, and returns what git
 * prints. It throws a Refusal if git fails.
 */
export function gitIn(root: string, index?: string) {
  const options = {
    env: { ...process.env, ...environment, ...(index && { GIT_INDEX_FILE: index }) },
    timeout: 60_000,
    maxBuffer: 2 ** 28,
  };
  return (command: string, ...values: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const words = ["-C", root, ...command.split(" "), ...values];
      execFile("git", words, options, (error, stdout, stderr) => {
        if (!error) return resolve(stdout.replace(/\n$/, ""));
        if (error.killed)
          return reject(new Refusal("The host has not answered within a minute. Try again later."));
        const [, meaning] = failures.find(([pattern]) => pattern.test(stderr)) ?? [];
        const unknown = `git ${command} failed: ${stderr || error.message} Show this to ${maintainer}.`;
        reject(new Refusal(`${meaning ?? unknown} Your changes are kept on this computer.`));
      });
    });
}

/** See gitIn. */
export type Git = ReturnType<typeof gitIn>;

/** Makes a failed command print nothing. */
export const orNothing = (printed: Promise<string>) => printed.catch(() => "");
