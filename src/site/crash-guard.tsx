import { Component, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";

declare global {
  interface Window {
    /**
     * Of the boot script: keeps no press from now on. What it returns gives the button that was pressed before,
     * unless the visitor has done something else since.
     */
    takeEarlyClick?: () => () => HTMLElement | undefined;
  }
}

interface CrashGuardProps {
  /** Runs once the children have been removed from the page. */
  onCrash: () => void;
  children: ReactNode;
}

/** Takes its children off the page once any of them throws an error while React draws or updates it. */
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

/** Counts it as a crash if the router draws nothing at all, as it does for some addresses. */
function ExpectPage({ container }: { container: Element }) {
  useLayoutEffect(() => {
    if (!container.querySelector("h1")) throw new Error("No page is drawn for this address.");
  }, [container]);
  return null;
}

// Gatsby adds or removes the slash at the end.
const shownRoute = () => window.location.pathname.replace(/\/+$/, "");

/** Presses the button that a visitor has pressed too early, now that it can act. */
function RepeatClick({ take }: { take?: () => HTMLElement | undefined }) {
  useEffect(() => take?.()?.click(), [take]);
  return null;
}

/**
 * React's part for the browser. It comes with the first scripts and is only run later: with them it would be one task
 * of more than 50 ms on a phone.
 */
export const loadReactDom = () => import("react-dom/client");

/**
 * Hydrates a prebuilt page so that no crash leaves a visitor with nothing. On the page that was
 * opened the prebuilt HTML comes back, laid out as it would be without scripts: its links work natively. A page that
 * was reached from it is loaded in full, which ends the same way if it crashes again: there is no loop.
 */
export function hydrateGuarded(page: ReactNode, container: Element): void {
  // In a separate document, where no photo is fetched.
  const prebuilt = document.implementation.createHTMLDocument().importNode(container, true);
  const opened = shownRoute();
  const recover = () => {
    if (shownRoute() !== opened) {
      window.location.reload();
      return;
    }
    document.documentElement.setAttribute("data-bare", "");
    container.replaceChildren(...document.importNode(prebuilt, true).childNodes);
  };
  void loadReactDom().then(({ hydrateRoot }) => {
    // From here on React itself sees each click.
    const take = window.takeEarlyClick?.();
    // As a transition, React takes pauses in which the browser can answer the visitor.
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
