import net from "node:net";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

/** The first free port from a number on; from 0, any. */
export const freePort = (from: number) =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.once("error", () => freePort(from + 1).then(resolve, reject));
    server.listen(from, () => {
      const address = server.address();
      server.close(() => resolve(address instanceof Object ? address.port : from));
    });
  });

/** Whether the person at the terminal, if there is one, agrees to another port. */
async function takesOther(wanted: number, other: number): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `Port ${wanted} is in use by another program. Use port ${other}? [Y/n] `;
  // Ctrl-C and Ctrl-D count as no.
  const answer = await terminal.question(question).catch(() => "no");
  terminal.close();
  return /^(y(es)?)?$/i.test(answer.trim());
}

/**
 * Finds out where to serve, before anything is built; says so and ends the process if the port is taken, or the
 * options of the command are not --port and --host.
 * @param command what a person typed, like "npm start".
 * @param usual the port without --port.
 * @returns Gatsby's options.
 */
export async function listenOptions(command: string, usual: number): Promise<string[]> {
  try {
    const options = { port: { type: "string" }, host: { type: "string" } } as const;
    const { port, host } = parseArgs({ options }).values;
    if (!/^\d{1,5}$/.test(port ?? "0")) throw new Error(`${port} is not a port`);
    const wanted = Number(port ?? usual);
    const free = await freePort(wanted);
    if (free === wanted || (await takesOther(wanted, free))) {
      return ["--port", String(free), ...(host ? ["--host", host] : [])];
    }
    console.error(
      `Port ${wanted} is in use by another program. End that program, or use another port: ${command} -- --port ${free}`,
    );
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nThe options are --port, with a number, and --host, with an address to listen on.`,
    );
  }
  process.exit(1);
}
