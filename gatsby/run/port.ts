import net from "node:net";
import { createInterface } from "node:readline/promises";

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

async function nextFree(port: number): Promise<number> {
  return (await isFree(port)) ? port : nextFree(port + 1);
}

/**
 * Finds a port to serve on, before anything is built.
 * @param wanted the port that was asked for.
 * @param command what a person typed, like "npm start".
 * @returns the port or, where it is taken, the next free one if the person at the terminal agrees; else undefined,
 * with the reason on the terminal.
 */
export async function freePort(wanted: number, command: string): Promise<number | undefined> {
  if (await isFree(wanted)) return wanted;
  const other = await nextFree(wanted + 1);
  if (process.stdin.isTTY && process.stdout.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const question = `Port ${wanted} is in use by another program. Use port ${other}? [Y/n] `;
    // Ctrl-C and Ctrl-D count as no.
    const answer = await terminal.question(question).catch(() => "no");
    terminal.close();
    if (/^(y(es)?)?$/i.test(answer.trim())) return other;
  }
  console.error(
    `Port ${wanted} is in use by another program. End that program, or use another port: ${command} -- --port ${other}`,
  );
  return undefined;
}
