import { Component, type ReactNode, Suspense } from "react";

/**
 * Holds a part of the page whose code is loaded when it is needed. If that fails, only this part is missing. Draw it then
 * only: React would hydrate a `Suspense` of the prebuilt page later than the rest.
 */
export class OnDemand extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    return !this.state.hasFailed && <Suspense>{this.props.children}</Suspense>;
  }
}
