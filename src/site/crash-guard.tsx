import { Component, startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import { scriptsMark } from "../lib/marks";

/**
 * After a crash of React the opened page is as it was prebuilt, with the layout of pages without scripts, so that its links
 * work. A later page is loaded in full. @param html of the prebuilt page.
 */
class CrashGuard extends Component<{ html: string; children: ReactNode }, { hasCrashed: boolean }> {
  state = { hasCrashed: false };
  private readonly opened = window.location.pathname;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  componentDidCatch() {
    if (window.location.pathname !== this.opened) window.location.reload();
    else document.documentElement.setAttribute(scriptsMark, "failed");
  }

  render() {
    const { html, children } = this.props;
    return this.state.hasCrashed ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children;
  }
}

/** Hydrates a prebuilt page, in short tasks, so that the browser responds to the visitor meanwhile. */
export function hydrateGuarded(page: ReactNode, container: Element): void {
  const guarded = <CrashGuard html={container.innerHTML}>{page}</CrashGuard>;
  startTransition(() => void hydrateRoot(container, guarded));
}
