// Serves the test sites for the browser tests: the fixed content at a port, the odd content at the next one. Uses nginx
// with the site's own headers where nginx is installed.
// tsx test/support/serve.ts 9020
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { oddFolder, oddPrefix, siteFolder } from "./folders";

const [port = "9020"] = process.argv.slice(2);

const firstOf = (files: string[]) => files.find((file) => fs.existsSync(file));

const nginx = firstOf(["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"]);
const mimeTypes = firstOf(["/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"]);

/**
 * A complete configuration of nginx, which runs in the foreground and apart from any other nginx of the machine.
 * @param folder for nginx's own files.
 * @param servers the server blocks.
 */
const configuration = (folder: string, servers: string) => `
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
  if (nginx && mimeTypes) {
    const folder = path.resolve(`.run/nginx-${port}`);
    fs.mkdirSync(folder, { recursive: true });
    const file = path.join(folder, "nginx.conf");
    const sites = [siteFolder, oddFolder].filter(fs.existsSync);
    // Below its root, nginx looks for the odd content in the folder of its host.
    const link = path.join(oddFolder, "public", oddPrefix);
    if (sites.includes(oddFolder) && !fs.existsSync(link)) fs.symlinkSync(".", link);
    const servers = sites.map((site, index) => serverOf(site, Number(port) + index)).join("");
    fs.writeFileSync(file, configuration(folder, servers));
    return spawn(nginx, ["-p", folder, "-c", file], { stdio: "inherit" });
  }
  if (process.env.NGINX === "required")
    throw new Error("NGINX=required, but nginx is not installed.");
  console.log("nginx is not installed: the pages are served without the site's headers.");
  return spawn("npm", ["run", "serve", "--", "--port", port], {
    cwd: siteFolder,
    stdio: "inherit",
  });
}

const server = start();
server.on("exit", () => process.exit());
// The test run holds the other end of this pipe, which closes even when the run is killed.
process.stdin.resume().on("end", () => server.kill());
