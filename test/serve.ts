// Serves public/ for the browser tests: by nginx under the site's own headers, where nginx is installed.
// tsx test/serve.ts 9020 [the process that it serves]
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { configuration, needsNginx, nginx } from "./nginx";
import { siteFolder } from "./site-under-test/folder";

const [port = "9020", runner] = process.argv.slice(2);

const servers = `
server {
  listen 127.0.0.1:${port};
  root ${path.join(siteFolder, "public")};
  include ${path.join(siteFolder, "deploy/nginx.conf")};
}`;

function start() {
  if (nginx) {
    const folder = path.resolve(`.cache/nginx-${port}`);
    fs.mkdirSync(folder, { recursive: true });
    const file = path.join(folder, "nginx.conf");
    fs.writeFileSync(file, configuration({ folder, servers }));
    return spawn(nginx, ["-p", folder, "-c", file], { stdio: "inherit" });
  }
  if (needsNginx) throw new Error("nginx is not installed, and NGINX=required asks for it.");
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
