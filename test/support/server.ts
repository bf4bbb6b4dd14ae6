import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { extremesFolder, siteFolder } from "./folders";

/**
 * Reads the text of a file _headers as Netlify and Cloudflare Pages do.
 * @returns a function that gives the headers of an address, each as name and value.
 */
export function readHeaders(text: string): (address: string) => string[][] {
  const rules = text
    .trimEnd()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [source = "", ...lines] = block.split("\n");
      const pattern = source.replaceAll(".", String.raw`\.`).replace("*", ".*");
      return {
        addresses: new RegExp(`^${pattern}$`),
        headers: lines.map((line) => line.trim().split(/: (.*)/s)),
      };
    });
  return (address) =>
    rules.filter(({ addresses }) => addresses.test(address)).flatMap(({ headers }) => headers);
}

const types: Readonly<Record<string, string | undefined>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Starts a server on this machine. @param port 0 for any free port. @returns the address of the server. */
export async function listen(server: http.Server, port = 0): Promise<string> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  // Open connections must not keep the command running.
  server.unref();
  const address = server.address();
  return `http://localhost:${address instanceof Object ? address.port : port}`;
}

/**
 * Serves built sites on this machine as a host does: with the headers of their files _headers, with compressed text, and
 * each site in the folder of the host for which it was built.
 * @param folders the public/ of each site; the site of the host's root comes first.
 * @returns the address of the host.
 */
export async function serveSites(folders: readonly string[], port = 0): Promise<string> {
  const sites = folders.map((folder) => {
    const rules = fs.readFileSync(path.join(folder, "_headers"), "utf8");
    // The first rule is for the whole site: its address is, for example, "/plots/*".
    const [prefix = ""] = rules.split("/*", 1);
    return { folder, prefix, headersFor: readHeaders(rules) };
  });
  const compressed = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const address = new URL(`http://localhost${request.url}`).pathname;
    const site = sites.findLast(({ prefix }) => address.startsWith(`${prefix}/`));
    if (!site) return response.writeHead(404).end();
    const { folder, prefix, headersFor } = site;
    const found = [address, `${address}/index.html`]
      .map((name) => path.join(folder, name.slice(prefix.length)))
      .find(isFile);
    const file = found ?? path.join(folder, "404.html");
    const type = types[path.extname(file)];
    if (type && !compressed.has(file))
      compressed.set(file, brotliCompressSync(fs.readFileSync(file)));
    response.writeHead(
      found ? 200 : 404,
      Object.fromEntries([
        // Netlify and Cloudflare Pages revalidate a file for which there is no rule.
        ["Cache-Control", "public, max-age=0, must-revalidate"],
        ["Content-Type", type ?? "application/octet-stream"],
        ...(type ? [["Content-Encoding", "br"]] : []),
        ...headersFor(address),
      ]),
    );
    return response.end(compressed.get(file) ?? fs.readFileSync(file));
  });
  return listen(server, port);
}

/** Serves the test sites that are built until Playwright ends. Its processes read the address in SITE_HOST. */
export default async function serveTestSites(): Promise<void> {
  const built = [siteFolder, extremesFolder].map((folder) => path.join(folder, "public"));
  // A build writes this file at its end.
  const folders = built.filter((folder) => isFile(path.join(folder, "_headers")));
  if (!folders[0]) throw new Error("Build the test site first: npm run test:site");
  process.env.SITE_HOST = await serveSites(folders);
}
