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
  /** Loads a page ahead: once a link to it is seen, and once it is pointed at. */
  enqueue: (path: string) => unknown;
  hovering: (path: string) => unknown;
}

const withoutQuery = (path: string) => path.replace(/\?.*/, "");

/**
 * Loads a page once, whatever its query: Gatsby would fetch it for each.
 *
 * Also finds pages whose address has an escaped slash, question mark or the like, such as "/a%2Fb". Gatsby loads them
 * by the address, but looks them up by its router's form of the address, in which the escape is escaped once more.
 */
export function findByPath(loader: PageLoader): void {
  const { loadPage, loadPageSync, enqueue } = loader;
  loader.loadPage = (path) => loadPage(withoutQuery(path));
  loader.enqueue = (path) => enqueue(withoutQuery(path));
  loader.hovering = loader.loadPage;
  loader.loadPageSync = (path, options) =>
    loadPageSync(withoutQuery(path), options) ?? loadPageSync(window.location.pathname, options);
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

/** Goes to a page: Gatsby's links call it. */
export type Navigate = (to: string, options: { state?: object; replace?: boolean }) => void;

/**
 * A link replaces the open entry only where it leads to the same address, as a browser's own does. Gatsby replaces one
 * of the same page, and with it what a tool wrote into its address.
 */
export const keepEntries =
  (navigate: Navigate): Navigate =>
  (to, options) =>
    navigate(to, { ...options, replace: location.origin + to === location.href });
