import { createHash } from "node:crypto";

import { parse } from "node-html-parser";

import { photoHost } from "../../schema/photo-host";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Hashes of the inline scripts and styles, unique and sorted, so that the same pages give the same text.
 * @param pages the final HTML of every page: Gatsby writes its last scripts after all plugins have run.
 */
export function inlineHashes(pages: readonly string[]) {
  const options = { blockTextElements: { script: true, style: true } };
  const documents = pages.map((page) => parse(page, options));
  const textsOf = (selector: string) =>
    documents.flatMap((document) => document.querySelectorAll(selector).map((one) => one.rawText));
  const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hash))].sort();
  return {
    // Structured data is no code.
    scripts: hashesOf(textsOf('script:not([src], [type="application/ld+json"])')),
    // Emotion fills an empty <style>, rule by rule.
    styles: hashesOf([...textsOf("style"), ""]),
  };
}

type InlineHashes = ReturnType<typeof inlineHashes>;

/** Name of the only Trusted Types policy, with which webpack loads scripts. */
export const scriptPolicy = "webpack";

const contentSecurityPolicy = ({ scripts }: InlineHashes) =>
  Object.entries({
    // Firefox and Chromium below 116 hold a prefetch against this directive only.
    "default-src": "'self'",
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": "'self' 'unsafe-inline'",
    // For style attributes such as a photo's focal point: they run nothing, and load images from img-src only.
    "style-src-attr": "'unsafe-inline'",
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
export const securityHeaders = (hashes: InlineHashes) => ({
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
  /** Files with a hash in their name: a year. */
  hashed: "public, max-age=31536000, immutable",
  /** Pages, their data, and files of a fixed name: revalidated on every request. */
  other: "public, max-age=0, must-revalidate",
};

/** The digits of the hash in the name of a script, style sheet or font. */
export const hashLength = 8;

/** A regular expression for the files of public/ with a hash in their name, for a server's rules. */
export const hashedPattern = String.raw`(static/.*|[^/]+-[0-9a-f]{${hashLength}}\.(js|css))`;

/** Those of the files of public/ with a hash in their name; photos come last, since hosts limit the number of rules. */
export function hashedFiles(files: readonly string[]): string[] {
  const hashed = files.filter((file) => new RegExp(`^${hashedPattern}$`).test(file));
  // Every page needs these, but shows only some of the photos.
  const isCodeOrFont = (file: string) => /\.(js|css|woff2)$/.test(file);
  return [...hashed.filter(isCodeOrFont), ...hashed.filter((file) => !isCodeOrFont(file))];
}

/** The built site, as the rules of each host need it. */
export interface Site {
  /** Folder of the host that serves public/, like "/plots"; "" for the host's root. */
  prefix: string;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** From `hashedFiles`. */
  hashedFiles: readonly string[];
}
