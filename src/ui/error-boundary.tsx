import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Shown in place of children that have crashed. */
  fallback?: ReactNode;
  onCrash?: () => void;
  children: ReactNode;
}

/** Catches a crash of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  componentDidCatch() {
    this.props.onCrash?.();
  }

  render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
