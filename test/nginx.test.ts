import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";

import { nginxSnippet } from "../gatsby/hosting/nginx";
import { freePort } from "../scripts/free-port";
import { siteFolder } from "./support/folders";
import { buildFolder } from "./support/site";

// nginx serves the site with the configuration that the build has written, and a copy of the site in /plots.

const policy = /Content-Security-Policy: (.*)/.exec(
  fs.readFileSync(path.join(buildFolder, "_headers"), "utf8"),
)?.[1];
/** A policy by which the copy differs from the site. */
const policyOfCopy = "default-src 'self'";
const script = fs.readdirSync(buildFolder).find((file) => /^app-\w+\.js$/.test(file)) ?? "";

const configuration = (port: number) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${name};`)
    .join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root www;
    include "${path.join(siteFolder, "deploy/nginx.conf")}";
    include plots.conf;
  }
}
`;

let nginx: ChildProcess;
let host = "";

beforeAll(async () => {
  const folder = path.resolve(".test/nginx");
  fs.rmSync(folder, { recursive: true, force: true });
  for (const copy of ["www", "www/plots"])
    fs.cpSync(buildFolder, path.join(folder, copy), { recursive: true });
  const port = await freePort();
  const headers = { "Content-Security-Policy": policyOfCopy };
  fs.writeFileSync(path.join(folder, "plots.conf"), nginxSnippet("/plots", headers));
  fs.writeFileSync(path.join(folder, "nginx.conf"), configuration(port));
  const server = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "stderr"]);
  nginx = server;
  await once(server, "spawn");
  const [message] = await once(server.stderr, "data");
  if (!String(message).includes("[notice]")) throw new Error(String(message));
  host = `http://127.0.0.1:${port}`;
});
afterAll(() => nginx.kill());

test.each([
  ["", policy],
  ["/plots", policyOfCopy],
])(
  'In the folder "%s/" each address has its status, its cache time and the CSP',
  async (prefix, expected) => {
    const revalidated = "public, max-age=0, must-revalidate";
    for (const row of [
      ["/about/", 200, revalidated],
      ["/about", 200, revalidated],
      [`/${script}`, 200, "public, max-age=31536000, immutable"],
      ["/no-such-page", 404, revalidated],
      ["/page-data/app-data.json", 200, revalidated],
      ["/app-00000000.js", 404, revalidated],
    ] as const) {
      const { status, headers } = await fetch(host + prefix + row[0], { redirect: "manual" });
      const sent = ["cache-control", "content-security-policy"].map((name) => headers.get(name));
      expect([row[0], status, ...sent]).toEqual([...row, expected]);
    }
  },
);

test("The folder without its final slash redirects to the folder, with the query string", async () => {
  for (const query of ["", "?utm_source=wa&size=200"]) {
    const { status, headers } = await fetch(`${host}/plots${query}`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, `/plots/${query}`]);
  }
});

test("A script is sent compressed", async () => {
  const { headers } = await fetch(`${host}/${script}`, { headers: { "accept-encoding": "gzip" } });
  expect(headers.get("content-encoding")).toBe("gzip");
});
