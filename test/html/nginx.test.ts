// The test site, served by nginx with the file that the build has written for it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";

import { siteFolder } from "../support/folders";
import { configuration, needsNginx, nginx } from "../support/nginx";
import { buildFolder } from "../support/site";

const folder = path.resolve(".run/nginx-html");
const socket = path.join(folder, "nginx.sock");
let server: ChildProcess | undefined;

async function isListening(): Promise<boolean> {
  const client = net.connect(socket);
  const isOpen = await new Promise<boolean>((resolve) => {
    client.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  client.destroy();
  return isOpen;
}

beforeAll(async () => {
  if (!nginx) return;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const rules = `root ${buildFolder}; include ${path.join(siteFolder, "deploy/nginx.conf")};`;
  const servers = `server { listen unix:${socket}; ${rules} }`;
  const file = path.join(folder, "nginx.conf");
  // Without Brotli's module, which few installations have.
  fs.writeFileSync(file, configuration({ folder, servers, brotli: false }));
  server = spawn(nginx, ["-p", folder, "-c", file], { stdio: ["ignore", "inherit", "ignore"] });
  while (server.exitCode === null && !(await isListening()));
});

afterAll(async () => {
  server?.kill();
  if (server?.exitCode === null) await once(server, "exit");
});

/** What nginx answers a browser that takes gzip. */
const ask = (address: string) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, br" };
    http
      .get({ socketPath: socket, path: address, headers, agent: false }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer));
      })
      .on("error", reject);
  });

test("nginx is installed where CI asks for it", () => {
  expect([needsNginx, Boolean(nginx)]).not.toEqual([true, false]);
});

const script = fs.readdirSync(buildFolder).find((file) => /^app-\w+\.js$/.test(file)) ?? "";
const checked = "public, max-age=0, must-revalidate";
const aYear = "public, max-age=31536000, immutable";

const withNginx = nginx ? describe : describe.skip;

withNginx("The test site", () => {
  test.each([
    ["/about/", 200, checked],
    ["/about", 200, checked],
    [`/${script}`, 200, aYear],
    ["/no-such-page", 404, checked],
    ["/app-00000000000000000000.js", 404, checked],
    [`/${script}.gz`, 404, checked],
    ["/_headers", 404, checked],
  ])("%s answers %i under the policy, kept: %s", async (address, status, kept) => {
    const { statusCode, headers } = await ask(address);
    expect([statusCode, headers["cache-control"]]).toEqual([status, kept]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("A script comes as the build has compressed it", async () => {
    const { headers } = await ask(`/${script}`);
    const { size } = fs.statSync(path.join(buildFolder, `${script}.gz`));
    expect(headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(size) });
  });
});
