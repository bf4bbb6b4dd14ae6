/** @jest-environment jsdom */
import { findByPath, keepEntries, refuseOtherDeploys } from "./page-loader";

/** A loader that gives what it is asked for. */
const loaderOf = (loadPage: () => Promise<{ page?: { webpackCompilationHash?: string } }>) => {
  const loader = { loadPage };
  refuseOtherDeploys(loader, "this deploy");
  return loader;
};

test("a page of the open deploy is used as it is", async () => {
  const page = { page: { webpackCompilationHash: "this deploy" } };
  expect(await loaderOf(async () => page).loadPage()).toBe(page);
});

test.each([
  ["of another deploy", async () => ({ page: { webpackCompilationHash: "the next" } })],
  ["of no known deploy", async () => ({ page: { webpackCompilationHash: "" } })],
  ["that does not exist", async () => ({})],
  [
    "whose code has another name",
    async () => {
      throw new Error("We couldn't find the correct component chunk");
    },
  ],
])("a page %s is left to the browser", async (_what, loadPage) => {
  expect(await loaderOf(loadPage).loadPage()).toEqual({ status: "error" });
});

test("a page is loaded by its path, without the query", () => {
  const asked: string[] = [];
  const ask = (path: string) => {
    asked.push(path);
    return undefined;
  };
  const loader = {
    loadPage: async (path: string) => ask(path),
    loadPageSync: ask,
    enqueue: ask,
    hovering: ask,
  };
  window.history.replaceState(null, "", "/a%2Fb?c");
  findByPath(loader);
  void loader.loadPage("/plots/?unit=sqm");
  loader.enqueue("/plots/?unit=acre");
  loader.hovering("/plots/");
  loader.loadPageSync("/a%252Fb?c");
  // The last one by the browser's address, too, since the router escapes it twice.
  expect(asked).toEqual(["/plots/", "/plots/", "/plots/", "/a%252Fb", "/a%2Fb"]);
});

test.each([
  ["/plots/?unit=sqm", "/plots/", false],
  ["/plots/", "/plots/#one", false],
  ["/plots/#one", "/plots/#one", true],
  ["/plots/", "/plots/", true],
])("a link from %s to %s replaces the entry: %s", (from, to, replace) => {
  const navigate = jest.fn();
  window.history.replaceState(null, "", from);
  keepEntries(navigate)(to, { state: undefined, replace: true });
  expect(navigate).toHaveBeenCalledWith(to, { replace });
});
