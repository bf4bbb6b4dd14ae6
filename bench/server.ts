// Serves a built site for the benchmark: compressed, with the site's cache headers, and photos from this machine.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import zlib from "node:zlib";

import sharp from "sharp";

import { cacheControl, isHashed } from "../gatsby/hosting/headers";
import { photoHost } from "../src/lib/photo-host";

/** A static site, and what is done to its HTML before it is served. */
export interface Variant {
  name: string;
  folder: string;
  edit?: (html: string) => string;
}

/** A page as built, with every script left out. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*(modulepreload|as="script")[^>]*>/g, "");

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};
const photoPath = "/stock-photos/";
/** What names the stock photo host: pages, their data and scripts. */
const isText = /\.(html|js|json)$/;

/** Serves a variant and returns its address. Photos of the stock photo host are those of `stockPhoto`. */
export async function serve({ folder, edit }: Variant, photo: Buffer): Promise<string> {
  let origin = "";
  const compressed = new Map<string, Buffer>();
  const compress = (file: string): Buffer => {
    const text = fs.readFileSync(file, "utf8").replaceAll(photoHost, origin + photoPath);
    return zlib.brotliCompressSync(edit && file.endsWith(".html") ? edit(text) : text);
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith(photoPath)) {
      response.setHeader("Content-Type", "image/jpeg").end(photo);
      return;
    }
    const file = path.join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const { hashed, other } = cacheControl;
    response.setHeader("Cache-Control", isHashed(pathname.slice(1)) ? hashed : other);
    response.setHeader("Content-Type", types[path.extname(file)] ?? "application/octet-stream");
    if (!isText.test(file)) {
      response.end(fs.readFileSync(file));
      return;
    }
    const bytes = compressed.get(file) ?? compress(file);
    compressed.set(file, bytes);
    response.setHeader("Content-Encoding", "br").end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The browser's last connections must not keep the command from ending.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  origin = `http://localhost:${address.port}`;
  return origin;
}

/** A JPEG of about 47 kB, what the stock photo host sends a phone for the photo at the top of a page. */
export const stockPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1280,
      height: 800,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .blur(2.85)
    .jpeg({ quality: 70 })
    .toBuffer();
