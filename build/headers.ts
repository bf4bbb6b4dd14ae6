import { createHash } from "node:crypto";

import { parse } from "node-html-parser";

/** The host that pictures come from; all else comes from the site itself. */
const photoHost = "https://images.unsplash.com";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * Hashes of the scripts that stand in the pages themselves, for the Content-Security-Policy.
 * @param pages the final HTML of every page.
 * @returns each hash once, in order, so that the same pages give the same text.
 */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const hashes = pages.flatMap((page) =>
    parse(page, { blockTextElements: { script: true, style: true } })
      .querySelectorAll("script:not([src])")
      // Data, not code.
      .filter((script) => script.getAttribute("type") !== "application/ld+json")
      .map((script) => hash(script.rawText)),
  );
  return [...new Set(hashes)].sort();
}

/** What a page may load and do. Styles may be inline: Emotion and notistack write them so. */
export const contentSecurityPolicy = (scriptHashes: readonly string[]) =>
  Object.entries({
    "default-src": "'none'",
    "script-src": ["'self'", ...scriptHashes].join(" "),
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: ${photoHost}`,
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "upgrade-insecure-requests": "",
  })
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");

/** Headers of every answer. */
export const securityHeaders = (scriptHashes: readonly string[]) => ({
  "Content-Security-Policy": contentSecurityPolicy(scriptHashes),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});

/** How long an answer may be kept. */
export const cacheControl = {
  /** Files whose name changes with their content: a year. */
  hashed: "public, max-age=31536000, immutable",
  /** Pages, their data, and files of a fixed name: asked for again each time. */
  other: "public, max-age=0, must-revalidate",
};

/** Whether a file of public/, by its path there, has a name that changes with its content. */
export const isHashed = (file: string) =>
  file.startsWith("static/") || /^[^/]+-[0-9a-f]{20}\.(js|css)$/.test(file);
