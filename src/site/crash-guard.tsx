import { Component, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { scriptsMark } from "../boot/marks";

declare global {
  interface Window {
    /**
     * From the boot script: stops recording presses. The returned function gives the button pressed before hydration,
     * unless the visitor has done something else since.
     */
    takeEarlyClick?: () => () => HTMLElement | null;
  }
}

interface CrashGuardProps {
  /** Called before each commit. */
  onRender: () => void;
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
    this.props.onRender();
    return this.state.hasCrashed ? null : this.props.children;
  }
}

/** What the visitor can press, change or focus. */
const controls = "a, button, details, summary, [name], [tabindex]";
// An extension may add classes after ours.
const kindOf = (one: Element) => `${one.localName} ${one.getAttribute("name") ?? one.classList[0]}`;

/** An element, with what a visitor may change of some kinds of them. */
type Control = HTMLElement & { value?: string; checked?: boolean; open?: boolean };

/**
 * Keeps what the visitor has done before hydration, for when React draws the page again, since a translator or a password
 * manager has changed it, or when a crash brings its HTML back.
 * @param pressed the button to press again.
 */
function keepInput(container: Element, pressed?: () => HTMLElement | null) {
  const find = () => [...container.querySelectorAll<Control>(controls)];
  const kept = find();
  let focused: Element | null;
  let button: HTMLElement | null | undefined;
  /** The control in place of an earlier one: the same kind, at the same index among that kind. */
  const inPlaceOf = (old: Control) => {
    const isAlike = (one: Element) => kindOf(one) === kindOf(old);
    return old.isConnected ? old : find().filter(isAlike)[kept.filter(isAlike).indexOf(old)];
  };
  return {
    /** Before the page is drawn: a removed control keeps its value, but not the focus. */
    noteFocus: () => (focused = document.activeElement),
    restore: () => {
      // Read first: moving the focus would count as the next thing that the visitor does.
      button = pressed?.();
      for (const old of kept) {
        const now = inPlaceOf(old);
        if (!now || now === old) continue;
        const { value, checked, open } = old;
        Object.assign(now, { value, checked, open });
        if (old === focused) now.focus({ preventScroll: true });
      }
    },
    press: () => button && inPlaceOf(button)?.click(),
  };
}

// Gatsby adds or removes the slash at the end.
const shownRoute = () => window.location.pathname.replace(/\/+$/, "");

interface ResumeProps {
  container: Element;
  input: ReturnType<typeof keepInput>;
}

/** Throws if the router has drawn no page, as for some URLs; gives back what the visitor did before. */
function Resume({ container, input }: ResumeProps) {
  useLayoutEffect(() => {
    if (!container.querySelector("h1")) throw new Error("No page is drawn for this URL.");
    input.restore();
  }, [container, input]);
  useEffect(() => void input.press(), [input]);
  return null;
}

/** Runs React DOM in a task of its own, to reduce total blocking time on phones. */
export const loadReactDom = () => import("react-dom/client");

/**
 * Hydrates a prebuilt page and recovers from crashes. If the opened page crashes, its prebuilt HTML comes back
 * with the layout for pages without scripts, so links work natively. If a later page crashes, it is loaded in full;
 * a second crash then restores its HTML, so there is no loop.
 */
export function hydrateGuarded(page: ReactNode, container: Element): void {
  // In a separate document, which loads no photos.
  const prebuilt = document.implementation.createHTMLDocument().importNode(container, true);
  const opened = shownRoute();
  void loadReactDom().then(({ hydrateRoot }) => {
    // From here on React handles clicks.
    const input = keepInput(container, window.takeEarlyClick?.());
    const recover = () => {
      if (shownRoute() !== opened) {
        window.location.reload();
        return;
      }
      document.documentElement.setAttribute(scriptsMark, "failed");
      container.replaceChildren(...document.importNode(prebuilt, true).childNodes);
      input.restore();
    };
    // A transition lets the browser respond to the visitor during hydration.
    startTransition(() => {
      hydrateRoot(
        container,
        <CrashGuard onRender={input.noteFocus} onCrash={recover}>
          {page}
          <Resume container={container} input={input} />
        </CrashGuard>,
        // React has recovered, so this must not count as a failure of the page.
        { onRecoverableError: (error) => console.error(error) },
      );
    });
  });
}
