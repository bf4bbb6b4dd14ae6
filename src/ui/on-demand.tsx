import styled from "@emotion/styled";
import { startTransition, useCallback, useRef, useState } from "react";

import { busyDelay, color, fontSize } from "../theme";
import { loadFailureText } from "./words";

export interface OnDemand<Part> {
  /** The loaded part, once it has arrived. */
  part?: Part;
  /** Whether the last attempt failed: show a `LoadFailure` near the control. */
  hasFailed?: boolean;
  /**
   * Loads the part, unless it is loaded or loading; after a failure it tries again.
   * @param control the pressed control, marked `aria-busy` while a slow part loads.
   */
  load: (control?: Element | null) => void;
}

/**
 * Loads the code of a part of the page when a visitor asks for it.
 * @param fetchPart imports the code. Define it outside the component, so that it stays the same function.
 */
export function useOnDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  const [state, setState] = useState<Omit<OnDemand<Part>, "load">>({});
  const fetching = useRef<Promise<void>>();
  const load = useCallback(
    (control?: Element | null) => {
      if (!fetching.current) {
        // Removes an earlier failure, so that the next one is announced again.
        setState({});
        fetching.current = fetchPart().then(
          // A transition, so that the browser paints the response to the press first.
          (part) => startTransition(() => setState({ part })),
          () => {
            fetching.current = undefined;
            setState({ hasFailed: true });
          },
        );
      }
      const timer = setTimeout(() => control?.setAttribute("aria-busy", "true"), busyDelay);
      void fetching.current.then(() => {
        clearTimeout(timer);
        control?.removeAttribute("aria-busy");
      });
    },
    [fetchPart],
  );
  return { ...state, load };
}

/** Reports that a part could not be loaded. */
export const LoadFailure = ({ className }: { className?: string }) => (
  <Failure role="alert" className={className}>
    {loadFailureText}
  </Failure>
);

const Failure = styled.p({ color: color.error, fontSize: fontSize.small });
