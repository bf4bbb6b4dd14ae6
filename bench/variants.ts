// What is compared: the site, the same pages without scripts, plain pages, and the server of them all.
import fs from "node:fs";
import http from "node:http";
import https from "node:https";
import { createRequire } from "node:module";
import path from "node:path";
import zlib from "node:zlib";

import { parse } from "node-html-parser";
import sharp from "sharp";
import { z } from "zod";

import { cacheControl, isHashed } from "../gatsby/hosting/headers";

/** A static site, and what is done to its HTML before it is served. */
export interface Variant {
  name: string;
  folder: string;
  edit?: (html: string) => string;
}

/** The floor: a page as built, with every script left out. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*(modulepreload|as="script")[^>]*>/g, "");

const keptAttributes = new Set(
  "charset content name lang href src srcset sizes width height alt loading fetchpriority id for type hidden".split(
    " ",
  ),
);
const plainStyles =
  "body{margin:0;font:1rem/1.6 system-ui,sans-serif}h1,h2,h3{line-height:1.2}header ul,footer ul{display:flex;flex-wrap:wrap;gap:.5rem 1rem;padding:0;list-style:none}section,header,footer{padding:1rem}img{display:block;width:100%;height:auto}";

/** A page with the same sections, texts and photos, one small stylesheet, system fonts and no scripts. */
export function plainPage(html: string): string {
  const page = parse(html);
  const left = "script, style, link, svg, noscript, meta:not([charset]):not([name=viewport])";
  for (const element of page.querySelectorAll(left)) element.remove();
  for (const element of page.querySelectorAll("*")) {
    for (const name of Object.keys(element.attributes)) {
      if (!keptAttributes.has(name.toLowerCase())) element.removeAttribute(name);
    }
  }
  page.querySelector("head")?.insertAdjacentHTML("beforeend", `<style>${plainStyles}</style>`);
  return page.toString();
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};
const isText = /\.(html|css|js|json|svg|xml|txt)$/;

/** Serves a variant, compressed with Brotli, and returns its address. */
export async function serve({ folder, edit }: Variant): Promise<string> {
  const compressed = new Map<string, Buffer>();
  const compress = (file: string): Buffer => {
    const isEdited = edit && file.endsWith(".html");
    if (!isEdited && fs.existsSync(`${file}.br`)) return fs.readFileSync(`${file}.br`);
    const bytes = fs.readFileSync(file);
    return zlib.brotliCompressSync(isEdited ? edit(bytes.toString()) : bytes);
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    // As the site's headers have it: what is fetched ahead is used later only as far as it may be cached.
    const { hashed, other } = cacheControl;
    response.setHeader("Cache-Control", isHashed(pathname.slice(1)) ? hashed : other);
    response.setHeader("Content-Type", types[path.extname(file)] ?? "application/octet-stream");
    if (!isText.test(file)) {
      response.end(fs.readFileSync(file));
      return;
    }
    const bytes = compressed.get(file) ?? compress(file);
    compressed.set(file, bytes);
    response.setHeader("Content-Encoding", "br");
    response.end(bytes);
  });
  return `http://localhost:${await listen(server)}`;
}

/** Answers for the stock photo host: each photo has as many bytes as a phone is sent for a large one. */
export async function servePhotos(host: string): Promise<number> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const photo = await sharp({
    create: { width: 1280, height: 800, channels: 3, background: "#000", noise },
  })
    .blur(2.85)
    .jpeg({ quality: 70 })
    .toBuffer();
  const certificate = z
    .object({ private: z.string(), cert: z.string() })
    .parse(
      createRequire(path.resolve("bench/package.json"))("selfsigned").generate([
        { name: "commonName", value: host },
      ]),
    );
  const server = https.createServer(
    { key: certificate.private, cert: certificate.cert },
    (_, response) => {
      // As a content delivery network: else the browser rounds the time of its painting.
      response.setHeader("Timing-Allow-Origin", "*");
      response.setHeader("Content-Type", "image/jpeg");
      response.end(photo);
    },
  );
  return listen(server);
}

async function listen(server: http.Server | https.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The browser's last connections must not keep the command from ending.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
