import { once } from "node:events";
import net from "node:net";

/** The first free port from a number on; without a number, any free port. */
export async function freePort(from = 0): Promise<number> {
  const server = net.createServer().listen(from);
  try {
    await once(server, "listening");
  } catch {
    return freePort(from + 1);
  }
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? from) : from;
}
