import { startTransition, useState, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import { readyAttribute, scriptsAttribute } from "./src/lib/attributes";
import { PageFrame, type PageElement } from "./src/site/page-frame";
import { ErrorBoundary } from "./src/ui/error-boundary";
import { onDemand } from "./src/ui/on-demand";

const loaderMethods = ["loadPage", "loadPageSync", "enqueue", "hovering"] as const;

declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    ___loader: Record<(typeof loaderMethods)[number], (path: string, options?: object) => unknown>;
  }
}

export const onClientEntry = () => {
  // Gatsby has a different loader in `develop`.
  if (process.env.NODE_ENV !== "production") return;
  // Gatsby would load a page again for each query string, which here holds the choices in a tool.
  const { ___loader: loader } = window;
  for (const name of loaderMethods) {
    const load = loader[name];
    loader[name] = (path, options) => load(path.replace(/[?#].*/, ""), options);
  }
};

/**
 * Hydrates a prebuilt page in short tasks, between which the browser responds to the visitor. If React crashes, the
 * prebuilt HTML comes back with the styles for pages without scripts, so that its links work. If the visitor has gone to
 * another page meanwhile, that page is loaded again.
 */
function hydrateGuarded(page: ReactNode, container: Element) {
  const { pathname } = window.location;
  const onCrash = () => {
    if (window.location.pathname !== pathname) window.location.reload();
    else document.documentElement.setAttribute(scriptsAttribute, "failed");
  };
  const prebuilt = <div dangerouslySetInnerHTML={{ __html: container.innerHTML }} />;
  const guarded = (
    <ErrorBoundary fallback={prebuilt} onCrash={onCrash}>
      {page}
    </ErrorBoundary>
  );
  startTransition(() => void hydrateRoot(container, guarded));
}

/** In `develop`, where Gatsby shows crashes in an overlay, pages hydrate as usual. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateGuarded : undefined;

export const onInitialClientRender = () => {
  const { documentElement } = document;
  documentElement.setAttribute(scriptsAttribute, "on");
  documentElement.setAttribute(readyAttribute, "");
  // After a reload the browser scrolls before Gatsby listens for it.
  if (scrollY > 0) dispatchEvent(new Event("scroll"));
};

interface Router {
  location: { key?: string };
}

/** Back and Forward between the choices in a tool (`src/lib/query.ts`) keep the scroll position. */
export const shouldUpdateScroll = (to: { prevRouterProps?: Router; routerProps: Router }) =>
  to.prevRouterProps?.location.key !== to.routerProps.location.key;

const Seo = onDemand(() =>
  import(/* webpackChunkName: "seo" */ "./src/site/seo").then((module) => module.Seo),
);

/** The head of every page but the first, whose head is prebuilt: react-helmet is loaded with the second page. */
function LaterHead({ head }: { head: Queries.PageHeadFragment }) {
  const [first] = useState(head);
  const [isLater, setLater] = useState(false);
  if (head !== first && !isLater) setLater(true);
  return isLater && <Seo head={head} />;
}

/**
 * Keeps the header and footer mounted when the page changes. In `develop`, a page has no data while the content has a
 * mistake.
 */
export const wrapPageElement = (page: PageElement) =>
  page.props.data ? (
    <PageFrame {...page} head={<LaterHead head={page.props.data.content.page.head} />} />
  ) : (
    <p>
      The content has a mistake: the terminal says which. The page returns once it is corrected.
    </p>
  );
