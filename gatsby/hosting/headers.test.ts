import { securityHeaders } from "./headers";

// The hashes and the cached files are tested on the built site.

test("a page loads only its own files, the photos, and inline scripts with a listed hash", () => {
  const headers = securityHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  expect(headers["Content-Security-Policy"].split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'sha256-a'",
      "style-src 'self' 'sha256-b'",
      "img-src 'self' data: https://images.unsplash.com",
      "frame-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
});
