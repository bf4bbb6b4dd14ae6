import { Component, lazy, Suspense, type ComponentType, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Shown in place of children that have crashed. */
  fallback?: ReactNode;
  onCrash?: () => void;
  children: ReactNode;
}

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

/**
 * A part of the page whose code is loaded when it is needed. If the code cannot be loaded, only this part is missing. Draw
 * the part only after hydration: React would hydrate a `Suspense` of the prebuilt page later than the rest.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    const Loaded = await load();
    return { default: ({ props }: { props: Props }) => <Loaded {...props} /> };
  });
  return (props: Props) => (
    <ErrorBoundary>
      <Suspense>
        <Part props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}
