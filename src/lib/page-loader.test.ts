/** @jest-environment jsdom */
import { followLinks } from "./page-loader";

// test/browser/deploys.spec.ts and history.spec.ts have the loader, in Gatsby.

test.each([
  ["a link to the URL of the page replaces it", "/page?a=1", {}, true],
  ["a link to another query is a step", "/page", { replace: false }, false],
  ["a caller may replace any page", "/about", { replace: true }, true],
])("%s", async (_what, to, options, isReplaced) => {
  history.replaceState(null, "", "/page?a=1");
  const navigate = jest.fn();
  await followLinks(navigate, { loadPage: async () => ({ page: {} }) })(to, options);
  expect(navigate).toHaveBeenCalledWith(to, { replace: isReplaced });
});
