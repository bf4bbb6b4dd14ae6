import styled from "@emotion/styled";
import { startTransition, useCallback, useRef, useState } from "react";

import { busyDelay, color, fontSize } from "../theme";
import { loadFailureText } from "./words";

export interface OnDemand<Code> {
  /** The loaded code, once it has arrived. */
  code?: Code;
  /** Whether the last attempt failed: show a `LoadFailure` near the control. */
  hasFailed?: boolean;
  /**
   * Loads the code, unless it is loaded or loading; after a failure it tries again.
   * @param control the pressed control, marked `aria-busy` while slow code loads.
   */
  load: (control?: Element | null) => void;
}

/**
 * Loads the code of a part of the page when a visitor asks for it.
 * @param fetchCode imports the code. Define it outside the component, so that it stays the same function.
 */
export function useOnDemand<Code>(fetchCode: () => Promise<Code>): OnDemand<Code> {
  const [state, setState] = useState<Omit<OnDemand<Code>, "load">>({});
  const fetching = useRef<Promise<void>>();
  const load = useCallback(
    (control?: Element | null) => {
      if (!fetching.current) {
        // Removes an earlier failure, so that the next one is announced again.
        setState({});
        fetching.current = fetchCode().then(
          // A transition, so that the browser paints the response to the press first.
          (code) => startTransition(() => setState({ code })),
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
    [fetchCode],
  );
  return { ...state, load };
}

/** Reports that code could not be loaded. */
export const LoadFailure = ({ className }: { className?: string }) => (
  <Failure role="alert" className={className}>
    {loadFailureText}
  </Failure>
);

const Failure = styled.p({ color: color.error, fontSize: fontSize.small });
