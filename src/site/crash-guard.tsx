import { Component, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { scriptsMark } from "../boot/marks";

declare global {
  interface Window {
    /**
     * From the boot script: stops recording presses. The returned function gives the button pressed before hydration,
     * unless the visitor has done something else since.
     */
    takeEarlyClick?: () => () => HTMLElement | undefined;
  }
}

interface CrashGuardProps {
  /** Called after the children are removed. */
  onCrash: () => void;
  children: ReactNode;
}

/** An error boundary that removes its children once one of them throws. */
class CrashGuard extends Component<CrashGuardProps, { hasCrashed: boolean }> {
  state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  componentDidCatch() {
    this.props.onCrash();
  }

  render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

/** Throws if the router has rendered no page, as for some addresses. */
function ExpectPage({ container }: { container: Element }) {
  useLayoutEffect(() => {
    if (!container.querySelector("h1")) throw new Error("No page is drawn for this address.");
  }, [container]);
  return null;
}

// Gatsby adds or removes the slash at the end.
const shownRoute = () => window.location.pathname.replace(/\/+$/, "");

/** Repeats the press of a button before hydration. */
function RepeatClick({ take }: { take?: () => HTMLElement | undefined }) {
  useEffect(() => take?.()?.click(), [take]);
  return null;
}

/** Runs React DOM in a task of its own, to reduce total blocking time on phones. */
export const loadReactDom = () => import("react-dom/client");

/**
 * Hydrates a prerendered page and recovers from crashes. If the opened page crashes, its prerendered HTML comes back
 * with the layout for pages without scripts, so links work natively. If a later page crashes, it is loaded in full;
 * a second crash then restores its HTML, so there is no loop.
 */
export function hydrateGuarded(page: ReactNode, container: Element): void {
  // In a separate document, which loads no photos.
  const prebuilt = document.implementation.createHTMLDocument().importNode(container, true);
  const opened = shownRoute();
  const recover = () => {
    if (shownRoute() !== opened) {
      window.location.reload();
      return;
    }
    document.documentElement.setAttribute(scriptsMark, "failed");
    container.replaceChildren(...document.importNode(prebuilt, true).childNodes);
  };
  void loadReactDom().then(({ hydrateRoot }) => {
    // From here on React handles clicks.
    const take = window.takeEarlyClick?.();
    // A transition lets the browser respond to the visitor during hydration.
    startTransition(() => {
      hydrateRoot(
        container,
        <CrashGuard onCrash={recover}>
          {page}
          <ExpectPage container={container} />
          <RepeatClick take={take} />
        </CrashGuard>,
      );
    });
  });
}
