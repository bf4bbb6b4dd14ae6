// Serves public/ for the browser tests: by nginx under the site's own headers, where nginx is installed.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { siteFolder } from "./site-under-test";

const port = process.argv[2] ?? "9020";
const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"].find(fs.existsSync);
const mimeTypes = ["/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"].find(
  fs.existsSync,
);

/** A server of this project's own, apart from any that the machine runs: all its files are in `folder`. */
const configuration = (folder: string, types: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  include ${types};
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${path.join(siteFolder, "public")};
    include ${path.join(siteFolder, "deploy/nginx.conf")};
  }
}
`;

function serve(): void {
  if (!nginx || !mimeTypes) {
    console.log("nginx is not installed: the pages are served without the site's headers.");
    spawn("gatsby", ["serve", "--port", port], { cwd: siteFolder, stdio: "inherit" });
    return;
  }
  const folder = path.resolve(`.cache/nginx-${port}`);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(file, configuration(folder, mimeTypes));
  const server = spawn(nginx, ["-p", folder, "-c", file], { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => server.kill("SIGQUIT"));
  }
}

serve();
