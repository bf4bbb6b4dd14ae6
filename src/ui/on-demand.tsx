import styled from "@emotion/styled";
import { createContext, startTransition, useCallback, useContext, useRef, useState } from "react";

import { color, fontSize } from "../theme";

/** Milliseconds after which the control that was pressed is marked as busy. */
const patience = 300;

export interface OnDemand<Part> {
  /** What was fetched, once it is there. */
  part?: Part;
  /** Whether the last attempt failed: show a `LoadFailure` near the control. */
  hasFailed?: boolean;
  /**
   * Fetches the part, unless it is there or on its way; after a failure it tries again.
   * @param control what the visitor has pressed, which is `aria-busy` while a slow part is on its way.
   */
  ask: (control?: Element | null) => void;
}

/**
 * A part of the page whose code is fetched when a visitor asks for it.
 * @param fetchPart imports the code. A function that stays the same, from outside the component.
 */
export function useOnDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  const [state, setState] = useState<Omit<OnDemand<Part>, "ask">>({});
  const fetching = useRef<Promise<void>>();
  const ask = useCallback(
    (control?: Element | null) => {
      if (!fetching.current) {
        // A failure that is shown again is announced again.
        setState({});
        fetching.current = fetchPart().then(
          // The answer to the press is painted before the part is drawn.
          (part) => startTransition(() => setState({ part })),
          () => {
            fetching.current = undefined;
            setState({ hasFailed: true });
          },
        );
      }
      const timer = setTimeout(() => control?.setAttribute("aria-busy", "true"), patience);
      void fetching.current.then(() => {
        clearTimeout(timer);
        control?.removeAttribute("aria-busy");
      });
    },
    [fetchPart],
  );
  return { ...state, ask };
}

/** The words of every `LoadFailure`. */
export const LoadFailureWords = createContext("");

/** Says to everyone that a part could not be fetched. */
export const LoadFailure = ({ className }: { className?: string }) => (
  <Failure role="alert" className={className}>
    {useContext(LoadFailureWords)}
  </Failure>
);

const Failure = styled.p({ color: color.warm, fontSize: fontSize.small });
