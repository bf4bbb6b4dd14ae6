import { hashedFiles, securityHeaders } from "./headers";
import { headersFile, vercelFile } from "./hosts";

// The hashes and the cached files are tested on the built site.

test("a page loads only its own files, the photos, and inline scripts with a listed hash", () => {
  const headers = securityHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  expect(headers["Content-Security-Policy"].split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://images.unsplash.com",
    "connect-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types webpack",
  ]);
});

test.each([200, 1000])("%i own photos leave fonts and scripts their rules", (count) => {
  const code = ["app-0123abcd.js", "static/rupee-0123abcd.woff2", "webpack-runtime-0123abcd.js"];
  const photos = Array.from({ length: count }, (_, index) => `static/0123abcd/${index}/gate.avif`);
  const files = [...photos, ...code, "robots.txt"].toSorted();
  const site = { prefix: "", headers: {}, hashedFiles: hashedFiles(files) };
  const [all, ...sources] = headersFile(site).match(/^\/.*/gm) ?? [];
  const rules: { source: string }[] = JSON.parse(vercelFile(site)).headers;
  expect(all).toBe("/*");
  expect(sources).toHaveLength(99);
  expect(rules).toHaveLength(Math.min(1000, 1 + code.length + count));
  const first = code.map((file) => `/${file}`);
  expect(sources.slice(0, 3)).toEqual(first);
  expect(rules.slice(1, 4).map(({ source }) => source)).toEqual(first);
});
