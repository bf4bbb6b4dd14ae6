import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import { scriptsAttribute } from "../lib/attributes";
import { ErrorBoundary } from "../ui/on-demand";

/**
 * Hydrates a prebuilt page, in short tasks, so that the browser responds to the visitor meanwhile. After a crash of React
 * the page is as it was prebuilt, with the layout of pages without scripts, so that its links work; a page that the visitor
 * has opened since is loaded in full.
 */
export function hydrateGuarded(page: ReactNode, container: Element): void {
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
