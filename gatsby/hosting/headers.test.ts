import { contentSecurityPolicy, inlineHashes, isHashed, securityHeaders } from "./headers";

const page = (script: string) => `<!doctype html><html><head><style>a{color:red}</style>
<script type="application/ld+json">{"@context":"https://schema.org"}</script></head>
<body><script>${script}</script><script src="/app.js"></script></body></html>`;

// Worked out with openssl: printf 'window.pagePath="/about/"' | openssl dgst -sha256 -binary | base64
const aboutHash = "'sha256-rfMYKeybrJ6rVjQyOWflikbpWnurjE/YOap1EKJgjU0='";

describe("The hashes of the pages' inline scripts and styles", () => {
  test("name each inline script and style once, in order, and no data", () => {
    const one = page('window.pagePath="/about/"');
    const { scripts, styles } = inlineHashes([one, one, page("let other")]);
    expect(scripts).toHaveLength(2);
    expect(scripts).toContain(aboutHash);
    expect(scripts).toEqual(scripts.toSorted());
    // The page's own, and the empty one that Emotion fills.
    expect(styles).toHaveLength(2);
  });
});

const headers = securityHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
const policy = new Map(
  headers["Content-Security-Policy"].split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources] as const;
  }),
);

/**
 * Points above or below 100 that Mozilla's HTTP Observatory publishes for what headers can decide. More
 * are only to be had with cookies, with a place on the browsers' preload list, which is the owner's
 * decision, and with integrity attributes on scripts of the same host.
 */
const points: [string, () => number][] = [
  [
    "Content-Security-Policy: default-src 'none', nothing unsafe",
    () => {
      const unsafe = /unsafe|data:|\*|^https?:$/;
      const guarded = ["script-src", "style-src", "object-src"];
      const open = guarded.filter((name) =>
        (policy.get(name) ?? ["*"]).some((s) => unsafe.test(s)),
      );
      const insecure = [...policy.values()].flat().some((source) => source.startsWith("http:"));
      if (open.length > 0 || insecure) return -20;
      return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
    },
  ],
  [
    "Strict-Transport-Security: at least six months",
    () =>
      Number(/^max-age=(\d+)/.exec(headers["Strict-Transport-Security"])?.[1] ?? 0) >= 15_768_000
        ? 0
        : -10,
  ],
  [
    "X-Content-Type-Options: nosniff",
    () => (headers["X-Content-Type-Options"] === "nosniff" ? 0 : -5),
  ],
  [
    "Referrer-Policy: private",
    () =>
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
        headers["Referrer-Policy"],
      )
        ? 5
        : 0,
  ],
  [
    "X-Frame-Options: by the policy's frame-ancestors",
    () => (policy.has("frame-ancestors") ? 5 : 0),
  ],
  [
    "Cross-Origin-Resource-Policy: same-origin",
    () => (headers["Cross-Origin-Resource-Policy"] === "same-origin" ? 10 : 0),
  ],
];

test("The headers earn 130 of Mozilla's points, 100 being a site that does nothing wrong", () => {
  const sum = points.reduce((total, [, earned]) => total + earned(), 100);
  expect(sum).toBe(130);
});

test("The policy lets a page load nothing but its own files and photos", () => {
  const policyText = contentSecurityPolicy({ scripts: [], styles: [] });
  expect(policyText).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
  expect(policy.get("object-src")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'none'"]);
  expect(policy.get("img-src")).toEqual(["'self'", "data:", "https://images.unsplash.com"]);
});

test.each([
  ["app-067853e647af79942723.js", true],
  ["static/fraunces-9a26db5102b8e4ffa45ba8b43e494eab.woff2", true],
  ["index.html", false],
  ["page-data/index/page-data.json", false],
  ["share/home.png", false],
  ["icons/favicon.svg", false],
])("%s has a name that changes with its content: %s", (file, answer) => {
  expect(isHashed(file)).toBe(answer);
});
