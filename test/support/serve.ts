// Serves the test sites for the browser tests, the fixed content at a port and the odd content at the next one: by nginx
// under the site's own headers, where nginx is installed.
// tsx test/support/serve.ts 9020 [the process that it serves]
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { oddFolder, siteFolder } from "./folders";

const [port = "9020", runner] = process.argv.slice(2);

const firstOf = (files: string[]) => files.find((file) => fs.existsSync(file));

const binary = firstOf(["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"]);
const mimeTypes = firstOf(["/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"]);
const brotliModule = firstOf(["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"]);

/** Path of nginx, if it is installed. */
const nginx = mimeTypes && binary;

/**
 * The text of a whole configuration, for a server in the foreground.
 * @param folder where nginx keeps all files of its own: it is apart from any other that the machine runs.
 * @param servers the server blocks.
 */
const configuration = (folder: string, servers: string) => `
${brotliModule ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  include ${mimeTypes};
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n  ")}
  ${brotliModule ? "brotli_static on;" : ""}
  ${servers}
}
`;

const serverOf = (folder: string, at: number) => `
server {
  listen 127.0.0.1:${at};
  root ${path.join(folder, "public")};
  include ${path.join(folder, "deploy/nginx.conf")};
}`;

function start() {
  if (!fs.existsSync(path.join(siteFolder, "public/index.html"))) {
    throw new Error("Build the test site first: npx tsx test/support/build-site.ts");
  }
  if (nginx) {
    const folder = path.resolve(`.run/nginx-${port}`);
    fs.mkdirSync(folder, { recursive: true });
    const file = path.join(folder, "nginx.conf");
    const sites = [siteFolder, oddFolder].filter(fs.existsSync);
    const servers = sites.map((site, index) => serverOf(site, Number(port) + index)).join("");
    fs.writeFileSync(file, configuration(folder, servers));
    return spawn(nginx, ["-p", folder, "-c", file], { stdio: "inherit" });
  }
  if (process.env.NGINX === "required")
    throw new Error("nginx is not installed, and NGINX=required asks for it.");
  console.log("nginx is not installed: the pages are served without the site's headers.");
  return spawn("npm", ["run", "serve", "--", "--port", port], {
    cwd: siteFolder,
    stdio: "inherit",
  });
}

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

const server = start();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => server.kill());
}
// A test run that is killed can't stop its server, which would keep the port from the next run.
const watch = setInterval(() => {
  if (runner && !isRunning(Number(runner))) server.kill();
}, 500);
server.on("exit", () => clearInterval(watch));
