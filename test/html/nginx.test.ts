// nginx as docs/deploy.md sets it up: alone, beside another site, with and without Brotli.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { filesOf } from "../../check";
import { securityHeaders } from "../../gatsby/hosting/headers";
import { nginxSnippet } from "../../gatsby/hosting/nginx";
import { buildFolder } from "../site-under-test/pages";
import { siteFolder } from "../site-under-test/folder";
import { configuration, hasBrotli, needsNginx, nginx } from "../nginx";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nginx-"));
const place = (...parts: string[]) => path.join(folder, ...parts);
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const server of started) server.kill();
  await Promise.all(
    started.map((server) => server.exitCode ?? server.signalCode ?? once(server, "exit")),
  );
  fs.rmSync(folder, { recursive: true });
});

function write(file: string, content: string | Buffer): string {
  fs.mkdirSync(path.dirname(place(file)), { recursive: true });
  fs.writeFileSync(place(file), content);
  return place(file);
}

test("nginx is installed where CI asks for it", () => {
  expect([needsNginx, Boolean(nginx)]).not.toEqual([true, false]);
  if (!nginx) console.log("nginx is not installed, so its configuration is not tried.");
});

const withNginx = nginx ? describe : describe.skip;

/** Waits until a server accepts connections. */
async function connected(server: ChildProcess, address: net.NetConnectOpts): Promise<void> {
  while (server.exitCode === null) {
    const socket = net.connect(address);
    const isOpen = await new Promise((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error("The server has ended.");
}

/** Starts nginx with the content of one server block, and gives the socket that it listens to. */
async function serve(name: string, rules: string, brotli?: boolean): Promise<string> {
  const socket = place(`${name}.sock`);
  const servers = `server { listen unix:${socket}; ${rules} }`;
  const file = write(`${name}/nginx.conf`, configuration({ folder: place(name), servers, brotli }));
  const server = spawn(nginx || "", ["-p", place(name), "-c", file], { stdio: "inherit" });
  started.push(server);
  await connected(server, { path: socket });
  return socket;
}

/** What a server answers. */
const ask = (socketPath: string, address: string, encoding = "") =>
  new Promise<{ status?: number; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const headers = { host: "www.example.in", "accept-encoding": encoding };
      http
        .get({ socketPath, path: address, headers, agent: false }, (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        })
        .on("error", reject);
    },
  );

withNginx("The examples of docs/deploy.md", () => {
  const examples = [
    ...fs.readFileSync("docs/deploy.md", "utf8").matchAll(/^```nginx\n(.*?)^```/gms),
  ].map(([, text = ""]) => text);

  test("there are examples", () => expect(examples.length).toBeGreaterThan(1));

  test.each(examples)("nginx accepts example %#", (example) => {
    const [key, certificate] = [place("privkey.pem"), place("fullchain.pem")];
    const subject = ["-subj", "/CN=www.example.in", "-days", "1"];
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate].concat(
        subject,
      ),
      { stdio: "ignore" },
    );
    let sockets = 0;
    const servers = example
      .replaceAll(/\S+\/(fullchain|privkey)\.pem/g, (_, name) => place(`${name}.pem`))
      .replaceAll(/\S+\/deploy\/nginx\.conf/g, path.join(siteFolder, "deploy/nginx.conf"))
      .replaceAll(/listen (\[::\]:)?(80|443)\b/g, () => `listen unix:${place(`${sockets++}.sock`)}`)
      .replaceAll("# brotli_static", hasBrotli ? "brotli_static" : "#");
    expect(servers).toContain("ssl_certificate_key");
    const file = write("example/nginx.conf", configuration({ folder: place("example"), servers }));
    const { status, stderr } = spawnSync(nginx || "", ["-t", "-p", place("example"), "-c", file], {
      encoding: "utf8",
    });
    expect(`${status} ${stderr}`).toMatch(/^0 /);
  });
});

withNginx("A site in a folder, beside another one", () => {
  const script = "app-0123456789abcdef0123.js";
  const code = "let plots = 1;".repeat(100);
  let host = "";

  beforeAll(async () => {
    const other = "<p>Another site</p>";
    const files = {
      "www/plots/index.html": "<p>Plots</p>",
      "www/plots/about/index.html": "<p>About</p>",
      "www/plots/404.html": "<p>Not here</p>",
      "www/plots/_headers": "/*",
      "www/plots/share/home.png": "an image",
      "www/plots/icons/icon.png": "an icon",
      "www/plots/static/font.woff2": "a font",
      [`www/plots/${script}`]: code,
      [`www/plots/${script}.gz`]: gzipSync(code),
      [`www/plots/${script}.br`]: brotliCompressSync(code),
      "www/blog/index.html": other,
      "www/blog/lost.html": `${other} without this page`,
    };
    for (const [file, content] of Object.entries(files)) write(file, content);
    const headers = securityHeaders({ scripts: [], styles: [] });
    const snippet = write("snippet.conf", nginxSnippet({ prefix: "/plots", headers }));
    host = await serve(
      "beside",
      `root ${place("www")}; include ${snippet}; location /blog/ { error_page 404 /blog/lost.html; }`,
    );
  });

  const asked = "public, max-age=0, must-revalidate";
  const aYear = "public, max-age=31536000, immutable";

  test.each([
    ["/plots/", 200, asked],
    ["/plots/about", 200, asked],
    ["/plots/about/", 200, asked],
    [`/plots/${script}`, 200, aYear],
    ["/plots/static/font.woff2", 200, aYear],
    ["/plots/share/home.png", 200, asked],
    ["/plots/icons/icon.png", 200, asked],
    ["/plots/nothing", 404, asked],
    ["/plots/static/nothing.woff2", 404, asked],
    ["/plots/app-00000000000000000000.js", 404, asked],
    ["/plots/share/nothing.png", 404, asked],
    ["/plots/404/", 404, asked],
    ["/plots/404.html", 404, asked],
    ["/plots/_headers", 404, asked],
    [`/plots/${script}.gz`, 404, asked],
    [`/plots/${script}.br`, 404, asked],
  ])("%s answers %i, kept: %s", async (address, status, kept) => {
    const answer = await ask(host, address);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([status, kept]);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.text.includes("Not here")).toBe(status === 404);
  });

  test("the folder without its slash leads to it", async () => {
    const { status, headers } = await ask(host, "/plots");
    expect([status, headers.location]).toEqual([301, "/plots/"]);
  });

  test.each([
    ["/blog/", 200, /^<p>Another site<\/p>$/],
    ["/blog/nothing", 404, /Another site.* without this page/],
    ["/nothing", 404, /nginx/],
  ])(
    "%s of the other site has its own answer, and no header of ours",
    async (address, status, text) => {
      const answer = await ask(host, address);
      expect(answer.status).toBe(status);
      expect(answer.text).toMatch(text);
      const ours = Object.keys(securityHeaders({ scripts: [], styles: [] }));
      const sent = Object.keys(answer.headers);
      expect(
        [...ours, "Cache-Control"].filter((name) => sent.includes(name.toLowerCase())),
      ).toEqual([]);
    },
  );

  test.each([
    ["gzip", "gzip", gzipSync(code).length],
    [
      "gzip, br",
      hasBrotli ? "br" : "gzip",
      (hasBrotli ? brotliCompressSync : gzipSync)(code).length,
    ],
  ])(
    "for a browser that takes %s a script comes as the build's copy in %s",
    async (takes, coding, length) => {
      expect((await ask(host, `/plots/${script}`, takes)).headers).toMatchObject({
        "content-encoding": coding,
        "content-length": String(length),
        vary: "Accept-Encoding",
      });
    },
  );
});

withNginx("The built site", () => {
  test("comes as the compressed copies that the check of sizes counts, and in gzip without Brotli's module", async () => {
    const rules = `root ${buildFolder}; include ${path.join(siteFolder, "deploy/nginx.conf")};`;
    const host = await serve("plain", rules, false);
    const sizeOf = (file: string) => fs.statSync(path.join(buildFolder, file)).size;
    const files = filesOf(buildFolder).filter((file) => /(^index\.html|\.js)$/.test(file));
    expect(files.length).toBeGreaterThan(10);
    const sent = await Promise.all(
      files.map(async (file) => {
        const { headers } = await ask(host, `/${file}`, "gzip, br");
        return [file, headers["content-encoding"], headers["content-length"]];
      }),
    );
    expect(sent).toEqual(files.map((file) => [file, "gzip", String(sizeOf(`${file}.gz`))]));
  });

  test("its server ends with the test run that it serves, however that ends", async () => {
    const runner = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
    started.push(runner);
    const probe = net.createServer().listen(0);
    await once(probe, "listening");
    const address = probe.address();
    const port = (typeof address === "object" && address?.port) || 0;
    probe.close();
    const server = spawn(
      process.execPath,
      ["node_modules/tsx/dist/cli.mjs", "test/serve.ts", String(port), String(runner.pid)],
      { stdio: "ignore" },
    );
    started.push(server);
    await connected(server, { host: "127.0.0.1", port });
    runner.kill("SIGKILL");
    await once(server, "exit");
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
  }, 60_000);
});
