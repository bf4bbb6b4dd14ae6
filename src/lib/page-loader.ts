/** What Gatsby's loader gives for an address: a page and its code, or word that there is none. */
export interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash?: string };
}

/** The part of Gatsby's loader that links and the browser's back button use. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Gives a page only if it is loaded. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

/**
 * Has the page of an address found that has a slash, question mark or the like in escaped form, as
 * "/a%2Fb" has. Gatsby loads it by the address, but looks it up by its router's name for the address,
 * in which the escape is escaped once more.
 */
export function findEscapedAddresses(loader: Pick<PageLoader, "loadPageSync">): void {
  const { loadPageSync } = loader;
  loader.loadPageSync = (path, options) =>
    loadPageSync(path, options) ??
    loadPageSync(window.location.pathname + window.location.search, options);
}

/**
 * Has the browser itself open each page that does not come from the deploy which stands open. Gatsby
 * would first draw the new data with the old code, which may not fit and leaves the page blank; a page
 * whose code has another name by now would make its link do nothing at all.
 * @param deploy Gatsby's name for the deploy that stands open.
 */
export function refuseOtherDeploys(loader: Pick<PageLoader, "loadPage">, deploy: string): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const loaded = await loadPage(path).catch(() => undefined);
    return loaded?.page?.webpackCompilationHash === deploy ? loaded : { status: "error" };
  };
}
