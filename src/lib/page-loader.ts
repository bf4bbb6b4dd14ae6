/** The result of Gatsby's loader for an address: a page and its code, or a status. */
export interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash?: string };
}

/** The methods of Gatsby's loader that links and the Back button use. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Returns a loaded page, without loading. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  /** Preload a page: when its link scrolls into view, and when a pointer is over the link. */
  enqueue: (path: string) => unknown;
  hovering: (path: string) => unknown;
}

const pathOf = (address: string) => address.replace(/[?#].*/, "");

/**
 * Loads a page once for all its queries; Gatsby would load it for each query.
 *
 * Also finds pages with an escaped character in the address, such as "/a%2Fb". Gatsby loads them by the address, but
 * looks them up by its router's path, which is escaped twice.
 */
export function findByPath(loader: PageLoader): void {
  const { loadPage, loadPageSync, enqueue } = loader;
  loader.loadPage = (path) => loadPage(pathOf(path));
  loader.enqueue = (path) => enqueue(pathOf(path));
  loader.hovering = loader.loadPage;
  loader.loadPageSync = (path, options) =>
    loadPageSync(pathOf(path), options) ?? loadPageSync(window.location.pathname, options);
}

/**
 * Lets the browser load a page in full after a newer deploy. Gatsby would render new data with old code: the page could
 * stay blank, or the link do nothing.
 * @param deploy Gatsby's hash of the current page's deploy.
 */
export function refuseOtherDeploys(loader: Pick<PageLoader, "loadPage">, deploy: string): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const loaded = await loadPage(path).catch(() => undefined);
    return loaded?.page?.webpackCompilationHash === deploy ? loaded : { status: "error" };
  };
}

/** Gatsby's function behind its links. */
export type Navigate = (to: string, options: { state?: object; replace?: boolean }) => void;

/** Whether the host answers, be it with an error or with a redirect to another host, which the policy forbids to follow. */
const isReachable = (address: string) =>
  fetch(address, { method: "HEAD", redirect: "manual" }).then(
    () => true,
    () => false,
  );

/** The event of a link that could not be followed, since the host does not answer. */
export const unreachable = "unreachable";

/**
 * Makes a link replace the history entry only if it leads to the same address, as in a browser. Gatsby replaces each
 * entry of the same page, and so loses the query that a tool wrote. The browser opens a page that cannot be loaded, at
 * the link's whole address; Gatsby would leave out the query and the hash. Offline the page stays, in place of the
 * browser's own error page, and the window gets the event `unreachable`.
 */
export function keepAddresses(navigate: Navigate, loader: Pick<PageLoader, "loadPage">): Navigate {
  let presses = 0;
  return async (to, options) => {
    presses += 1;
    const press = presses;
    const replace = location.origin + to === location.href;
    const loaded = await loader.loadPage(to);
    const leads = loaded?.page !== undefined || (await isReachable(to));
    // As in a browser, the last link counts.
    if (press !== presses) return;
    if (loaded?.page) navigate(to, { ...options, replace });
    else if (leads) location.assign(to);
    else dispatchEvent(new Event(unreachable));
  };
}
