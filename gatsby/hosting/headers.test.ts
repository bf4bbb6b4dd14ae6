import { securityHeaders } from "./headers";

// That the policy names what the pages hold, and which files are kept for a year, is tested on the built site.

test("a page loads nothing but its own files and photos, and no inline script without its hash", () => {
  const headers = securityHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  expect(headers["Content-Security-Policy"].split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'sha256-a'",
      "style-src 'self' 'sha256-b'",
      "img-src 'self' data: https://images.unsplash.com",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
});
