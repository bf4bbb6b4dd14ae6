import net from "node:net";

/** The first free port from a number on. */
export const freePort = (from: number) =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.once("error", () => freePort(from + 1).then(resolve, reject));
    server.listen(from, () => server.close(() => resolve(from)));
  });
