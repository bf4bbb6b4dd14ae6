import { createHash } from "node:crypto";
import { parse } from "node-html-parser";

import { photoHost } from "../../schema/patterns";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Hashes of the inline scripts, unique and sorted, so that the same pages give the same text.
 * @param pages the final HTML of every page: Gatsby writes its last scripts after all plugins have run.
 */
export function scriptHashes(pages: readonly string[]): string[] {
  const texts = pages.flatMap((page) =>
    parse(page, { blockTextElements: { script: true } })
      // Structured data is no code.
      .querySelectorAll('script:not([src], [type="application/ld+json"])')
      .map(({ rawText }) => rawText),
  );
  return [...new Set(texts.map(hash))].sort();
}

const contentSecurityPolicy = (hashes: readonly string[]) =>
  Object.entries({
    // Firefox and Chromium below 116 hold a prefetch against this directive only.
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

/** Headers of every response. No Cross-Origin-Resource-Policy: other sites may show the share images and icons. */
export const securityHeaders = (hashes: readonly string[]) => ({
  "Content-Security-Policy": contentSecurityPolicy(hashes),
  // Without includeSubDomains: this site does not decide for the company's other hosts.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** How long a response may be cached. */
export const cacheControl = {
  /** A file that gets a new name when its content changes: a year. */
  renamed: "public, max-age=31536000, immutable",
  /** Pages, their data, and files of a fixed name: revalidated on every request. */
  other: "public, max-age=0, must-revalidate",
};

/** The files of public/ that get a new name when their content changes: photos, fonts and scripts. */
export const renamedFiles = ["/static/*", "/fonts/*", "/*.js"];

/** The built site, as the rules of each host need it. */
export interface Site {
  /** Folder of the host that serves public/, like "/plots"; "" for the host's root. */
  prefix: string;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}
