import { execFile } from "node:child_process";

/** An error whose message tells the editor why an action was not done. */
export class Refusal extends Error {
  /** @param conflict the files that a colleague has changed, too, and what both have written. */
  constructor(
    message: string,
    readonly conflict?: { files: readonly string[]; written: string },
  ) {
    super(message);
  }

  override toString() {
    return this.message;
  }
}

export const maintainer = "whoever maintains the site";

/** Messages for the editor, by a pattern of git's own message. */
const failures: readonly [RegExp, string][] = [
  [/fetch first|non-fast-forward/, "A colleague published at the same moment: publish again."],
  [
    /declined|protected|denied|authentication|could not read (user|pass)|\b40[13]\b|not found|does not appear/i,
    `The host of the repository refuses this computer. Ask ${maintainer} for the right to write to it.`,
  ],
  [
    /could not resolve|unable to access|timed out|too slow|failed to connect|connection|network|hung up|RPC failed/i,
    "The published site cannot be reached. Check the network, and try again.",
  ],
  [
    /identity unknown|tell me who you are/i,
    `Git does not know your name and e-mail address. Ask ${maintainer} to tell them to git.`,
  ],
];

/** A connection without data ends after a minute. Git does not guess the name and address of the editor. */
const settings = [
  "http.lowSpeedLimit=1000",
  "http.lowSpeedTime=60",
  "core.quotePath=false",
  "user.useConfigOnly=true",
].flatMap((setting) => ["-c", setting]);

/** Git answers in English, and neither git nor ssh asks for a password in the terminal. */
const env = {
  ...process.env,
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "force",
};

/** Gives a function that runs git in a folder: it takes the words of a command, and returns the output. @throws Refusal */
export const gitIn =
  (root: string) =>
  (...words: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const options = { cwd: root, env, maxBuffer: 2 ** 28 };
      execFile("git", [...settings, ...words], options, (error, stdout, stderr) => {
        if (!error) return resolve(stdout.trimEnd());
        const [, meaning] = failures.find(([pattern]) => pattern.test(stderr)) ?? [];
        const lastLine = (stderr || error.message).trim().split("\n").at(-1);
        const why = meaning ?? `${lastLine} (git ${words[0]}). Ask ${maintainer}.`;
        reject(new Refusal(`${why} What you have saved is kept.`));
      });
    });

export type Git = ReturnType<typeof gitIn>;

export const splitLines = (text: string) => text.split("\n").filter(Boolean);
