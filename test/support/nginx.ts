import fs from "node:fs";

const firstOf = (files: string[]) => files.find((file) => fs.existsSync(file));

const binary = firstOf(["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"]);
const mimeTypes = firstOf(["/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"]);
const brotliModule = firstOf(["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"]);

/** Path of nginx, if it is installed. */
export const nginx = mimeTypes && binary;

/** Whether it must be: CI sets NGINX=required, so that no test is left out there. */
export const needsNginx = process.env.NGINX === "required";

/**
 * The text of a whole configuration, for a server in the foreground.
 * @param folder where nginx keeps all files of its own: it is apart from any other that the machine runs.
 * @param servers the server blocks.
 */
export const configuration = (folder: string, servers: string) => `
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
