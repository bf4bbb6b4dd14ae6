import { lazy, Suspense, type ComponentType } from "react";

import { ErrorBoundary } from "./error-boundary";

/**
 * A part of the page whose code is loaded when it is needed. If the code cannot be loaded, only this part is missing.
 * Render the part only after hydration: React would hydrate a `Suspense` of the prebuilt page later than the rest.
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
