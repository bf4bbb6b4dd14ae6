import { Component, lazy, Suspense, type ComponentType, type ReactNode } from "react";

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    return !this.state.hasFailed && this.props.children;
  }
}

/**
 * A part of the page whose code is loaded when it is needed. If that fails, only this part is missing. Draw it then only:
 * React would hydrate a `Suspense` of the prebuilt page later than the rest.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    const Loaded = await load();
    return { default: ({ props }: { props: Props }) => <Loaded {...props} /> };
  });
  return (props: Props) => (
    <Boundary>
      <Suspense>
        <Part props={props} />
      </Suspense>
    </Boundary>
  );
}
