/** @jest-environment node */
import { headersFile, limits, reportLongLines } from "./netlify-cloudflare";

const site = { prefix: "/plots", headers: { "X-Frame-Options": "DENY" } };
const scripts = Array.from({ length: 200 }, (_, index) => `page-${index}.js`);

test("images are the first to go without a rule when there are more files than rules", () => {
  const text = headersFile({
    ...site,
    hashedFiles: ["static/photo.webp", ...scripts.slice(0, 50)],
  });
  expect(text).toContain("/plots/page-49.js\n  Cache-Control: public, max-age=31536000, immutable");
  expect(text).toContain("/plots/static/photo.webp");
  const full = headersFile({ ...site, hashedFiles: ["static/photo.webp", ...scripts] });
  expect(full.match(/^\//gm)).toHaveLength(limits.rules);
  expect(full).not.toContain("/plots/static/photo.webp");
});

test.each([
  [{ CF_PAGES: "1" }, ["panic"]],
  [{}, ["warn"]],
])("under %j a line that is too long is reported by: %j", (environment, expected) => {
  const calls: string[] = [];
  const reporter = {
    panic: (): never => {
      calls.push("panic");
      throw new Error("The build has ended.");
    },
    warn: () => void calls.push("warn"),
  };
  const report = (length: number) => () =>
    reportLongLines(`/*\n${"a".repeat(length)}`, reporter, environment);
  report(limits.line)();
  expect(calls).toEqual([]);
  try {
    report(limits.line + 1)();
  } catch {
    // As Gatsby's own ends the build.
  }
  expect(calls).toEqual(expected);
});
