import { keyframes, type CSSObject } from "@emotion/react";
import { useLayoutEffect } from "react";

import { queryPendingMark, whenQueryPending } from "../lib/marks";
import { queryTimeout } from "../theme";

/** Hides an element for the time given where it is used. */
export const hidden = keyframes({ "from, to": { visibility: "hidden" } });

/** Hides what the URL asks to be different until hydration, or for a while if scripts are slow. */
export const hiddenWhilePending: CSSObject = {
  [whenQueryPending]: { animation: `${hidden} ${queryTimeout}` },
};

/** Shows what `hiddenWhilePending` hides. @param isReady whether it follows the URL. */
export const useShowWhenReady = (isReady: boolean): void =>
  useLayoutEffect(() => {
    if (isReady) document.documentElement.removeAttribute(queryPendingMark);
  }, [isReady]);
