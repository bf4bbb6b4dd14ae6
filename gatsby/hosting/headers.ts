import { createHash } from "node:crypto";
import { parse } from "node-html-parser";

import { photoHost } from "../../schema/patterns";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The hashes of all inline scripts, sorted. @param pages the HTML of every page after the build has changed it. */
export function scriptHashes(pages: readonly string[]): string[] {
  const texts = pages.flatMap((page) =>
    parse(page, { blockTextElements: { script: true } })
      // Structured data is not code.
      .querySelectorAll('script:not([src], [type="application/ld+json"])')
      .map(({ rawText }) => rawText),
  );
  return [...new Set(texts.map(hash))].sort();
}

const contentSecurityPolicy = (hashes: readonly string[]) =>
  Object.entries({
    // Firefox, and Chromium below 116, compare a prefetch with this directive only.
    "default-src": "'self'",
    "script-src": ["'self'", ...hashes].join(" "),
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: ${photoHost}`,
    "connect-src": "'self'",
    "frame-src": "'none'",
    "media-src": "'none'",
    "object-src": "'none'",
    "worker-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

/** The headers of every response. Cross-Origin-Resource-Policy is left out, so that other sites can show the share images. */
export const securityHeaders = (hashes: readonly string[]) => ({
  "Content-Security-Policy": contentSecurityPolicy(hashes),
  // No includeSubDomains: this site does not decide for the company's other hosts.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** How long a response may be cached. */
export const cacheControl = {
  /** A year, for a file that gets a new name when its content changes. */
  renamed: "public, max-age=31536000, immutable",
  /** Revalidated on every request: pages, their data, and files of a fixed name. */
  other: "public, max-age=0, must-revalidate",
};

/** The photos, fonts and scripts of public/, which get a new name when their content changes. */
export const renamedFiles = ["/static/*", "/fonts/*", "/*.js"];
