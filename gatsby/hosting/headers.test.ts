import { inlineHashes, isHashed, securityHeaders } from "./headers";

test("each inline script and style of the pages is named once, and no data", () => {
  const page = `<style>a{color:red}</style><script type="application/ld+json">{}</script>
    <script>window.pagePath="/about/"</script><script src="/app.js"></script>`;
  expect(inlineHashes([page, page])).toEqual({
    // printf 'window.pagePath="/about/"' | openssl dgst -sha256 -binary | base64
    scripts: ["'sha256-rfMYKeybrJ6rVjQyOWflikbpWnurjE/YOap1EKJgjU0='"],
    // The page's own, and the empty one that Emotion fills.
    styles: [
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
    ],
  });
});

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

test.each([
  ["app-067853e647af79942723.js", true],
  ["static/fraunces-9a26db5102b8e4ffa45ba8b43e494eab.woff2", true],
  ["index.html", false],
  ["share/home.png", false],
])("the name of %s changes with its content: %s", (file, answer) => {
  expect(isHashed(file)).toBe(answer);
});
