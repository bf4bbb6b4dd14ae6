/** What Gatsby's loader returns for an address: a page and its code, or a status if there is none. */
export interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash?: string };
}

/** The part of Gatsby's loader that links and the browser's back button use. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Returns a page only if it is already loaded. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

/**
 * Finds pages whose address has an escaped slash, question mark or the like, such as
 * "/a%2Fb". Gatsby loads them by the address, but looks them up by its router's form of the address,
 * in which the escape is escaped once more.
 */
export function findEscapedAddresses(loader: Pick<PageLoader, "loadPageSync">): void {
  const { loadPageSync } = loader;
  loader.loadPageSync = (path, options) =>
    loadPageSync(path, options) ??
    loadPageSync(window.location.pathname + window.location.search, options);
}

/**
 * Leaves it to the browser to open a page that a newer deploy has replaced. Gatsby would draw its new data with
 * the old code: the page may stay blank and, if its code has been renamed, the link do nothing at all.
 * @param deploy Gatsby's hash of the deploy that the open page is from.
 */
export function refuseOtherDeploys(loader: Pick<PageLoader, "loadPage">, deploy: string): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const loaded = await loadPage(path).catch(() => undefined);
    return loaded?.page?.webpackCompilationHash === deploy ? loaded : { status: "error" };
  };
}
