import { refuseOtherDeploys } from "./page-loader";

/** A guarded loader with a given result. */
const loaderOf = (loadPage: () => Promise<{ page?: { webpackCompilationHash?: string } }>) => {
  const loader = { loadPage };
  refuseOtherDeploys(loader, "this deploy");
  return loader;
};

test("a page of the current deploy is used", async () => {
  const page = { page: { webpackCompilationHash: "this deploy" } };
  expect(await loaderOf(async () => page).loadPage()).toBe(page);
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
  expect(await loaderOf(loadPage).loadPage()).toEqual({ status: "error" });
});
