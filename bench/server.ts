// Serves the built site for the benchmark: compressed, with a host's cache headers, and with local photos.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import zlib from "node:zlib";

import sharp from "sharp";

import { cacheControl, hashedPattern } from "../gatsby/hosting/headers";
import { photoHost } from "../src/lib/photo-host";

/** Removes every script from a page. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*(modulepreload|as="script")[^>]*>/g, "");

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
const isHashed = new RegExp(`^/${hashedPattern}$`);
const photoPath = "/stock-photos/";
/** Files that may contain the address of the stock photo host. */
const isText = /\.(html|js|json)$/;

/** A JPEG of about 47 kB, like that of the stock photo host for a phone's first photo. */
const stockPhoto = sharp({
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

/** Serves public/ and returns its address. @param edit changes the HTML of each page. */
export async function serve(edit: (html: string) => string): Promise<string> {
  const photo = await stockPhoto;
  const answers = new Map<string, Buffer>();
  let photos = "";
  const compressed = (file: string): Buffer => {
    const text = fs.readFileSync(file, "utf8").replaceAll(photoHost, photos);
    const bytes = zlib.brotliCompressSync(file.endsWith(".html") ? edit(text) : text);
    answers.set(file, bytes);
    return bytes;
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join("public", pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    if (pathname.startsWith(photoPath)) {
      response.setHeader("Content-Type", "image/jpeg").end(photo);
    } else if (!fs.existsSync(file)) {
      response.writeHead(404).end();
    } else {
      const { hashed, other } = cacheControl;
      // Otherwise the browser would not reuse prefetched files.
      response.setHeader("Cache-Control", isHashed.test(pathname) ? hashed : other);
      response.setHeader("Content-Type", types[path.extname(file)] ?? "application/octet-stream");
      if (isText.test(file)) {
        response.setHeader("Content-Encoding", "br").end(answers.get(file) ?? compressed(file));
      } else {
        response.end(fs.readFileSync(file));
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // So that open connections do not keep the command running.
  server.unref();
  const address = server.address();
  const port = address instanceof Object ? address.port : "";
  // A host of their own, so that photos do not take the pages' connections.
  photos = `http://127.0.0.1:${port}${photoPath}`;
  return `http://localhost:${port}`;
}
