/** @jest-environment jsdom */
import { adaptLoader, followLinks, type LoadedPage } from "./page-loader";

beforeAll(() => {
  // Gatsby's mark of a hydrated page; jsdom has no marks.
  Object.assign(performance, { getEntriesByName: () => [{}] });
});

/** Gatsby's loader with a given result, and the paths that it was asked for. */
function loaderOf(result: () => Promise<LoadedPage | undefined>) {
  const asked: string[] = [];
  const ask = (path: string) => void asked.push(path);
  const loader = {
    loadPage: (path: string) => {
      ask(path);
      return result();
    },
    loadPageSync: (path: string) => void ask(path),
    enqueue: ask,
    hovering: ask,
  };
  adaptLoader(loader, "this deploy");
  return { loader, asked };
}

const current = { page: { webpackCompilationHash: "this deploy" } };

test("a page of the current deploy is used", async () => {
  expect(await loaderOf(async () => current).loader.loadPage("/about")).toBe(current);
});

test.each([
  ["of another deploy", async () => ({ page: { webpackCompilationHash: "the next" } })],
  ["without a deploy", async () => ({ page: { webpackCompilationHash: "" } })],
  ["that does not exist", async () => ({})],
  [
    "whose code has another name",
    async () => {
      throw new Error("We couldn't find the correct component chunk");
    },
  ],
])("a page %s is left to the browser", async (_what, loadPage) => {
  expect(await loaderOf(loadPage).loader.loadPage("/about")).toEqual({ status: "error" });
});

test("a page is loaded by its path", async () => {
  const { loader, asked } = loaderOf(async () => current);
  await loader.loadPage("/about/?a=1");
  loader.loadPageSync("/about/?a=1#b");
  loader.enqueue("/about/#b");
  loader.hovering("/about/?a=2");
  expect(asked).toEqual(["/about/", "/about/", "/about/", "/about/"]);
});

test.each([
  ["a link to the address of the page replaces it", "/page?a=1", {}, true],
  ["a link to another query is a step", "/page", { replace: false }, false],
  ["a caller may replace any page", "/about", { replace: true }, true],
])("%s", async (_what, to, options, isReplaced) => {
  history.replaceState(null, "", "/page?a=1");
  const navigate = jest.fn();
  await followLinks(navigate, { loadPage: async () => current })(to, options);
  expect(navigate).toHaveBeenCalledWith(to, { replace: isReplaced });
});
