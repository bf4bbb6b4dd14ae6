/** The result of Gatsby's loader for a URL: a page and its code, or a status. */
interface LoadedPage {
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

const pathOf = (url: string) => url.replace(/[?#].*/, "");

/** Whether Gatsby has hydrated the page; it sets this performance mark then. */
export const isHydrated = () => performance.getEntriesByName("onInitialClientRender").length > 0;

/**
 * Loads a page once for all its queries; Gatsby would load it for each query.
 *
 * After hydration, leaves a page of another deploy to the browser: Gatsby would render new data with old code, so that the
 * page could stay blank, or the link do nothing. Before, Gatsby itself reloads the page.
 * @param deploy Gatsby's hash of the current page's deploy; without it, as in `develop`, every page is accepted.
 */
export function adaptLoader(loader: PageLoader, deploy?: string): void {
  const { loadPage, loadPageSync, enqueue } = loader;
  loader.loadPage = async (path) => {
    const loading = loadPage(pathOf(path));
    if (!deploy || !isHydrated()) return loading;
    const loaded = await loading.catch(() => undefined);
    return loaded?.page?.webpackCompilationHash === deploy ? loaded : { status: "error" };
  };
  loader.loadPageSync = (path, options) => loadPageSync(pathOf(path), options);
  loader.enqueue = (path) => enqueue(pathOf(path));
  loader.hovering = loader.loadPage;
}

/** Gatsby's function behind its links. */
export type Navigate = (to: string, options?: { state?: object; replace?: boolean }) => void;

/** Whether the host answers, be it with an error or with a redirect to another host, which the CSP forbids to follow. */
const isReachable = (url: string) =>
  fetch(url, { method: "HEAD", redirect: "manual" }).then(
    () => true,
    () => false,
  );

/** The event of a link that could not be followed, since the host does not answer. */
export const unreachable = "unreachable";

/**
 * Follows links as a browser does. A link to the URL of the page replaces its history entry. The browser opens a page
 * that cannot be loaded, at the link's whole URL; Gatsby would leave out the query and the hash. Offline the page
 * stays, in place of the browser's own error page, and the window gets the event `unreachable`.
 */
export function followLinks(navigate: Navigate, loader: Pick<PageLoader, "loadPage">): Navigate {
  let presses = 0;
  return async (to, options = {}) => {
    presses += 1;
    const press = presses;
    const replace = options.replace || location.origin + to === location.href;
    const loaded = await loader.loadPage(to);
    const canOpen = loaded?.page !== undefined || (await isReachable(to));
    // As in a browser, the last link counts.
    if (press !== presses) return;
    if (loaded?.page) navigate(to, { ...options, replace });
    else if (canOpen) location.assign(to);
    else dispatchEvent(new Event(unreachable));
  };
}
