import { type CSSObject, keyframes } from "@emotion/react";
import { useLayoutEffect } from "react";

import { filterPendingMark, whenFilterPending } from "../boot/marks";
import { filterTimeout } from "../theme";

/** Hides an element for the time given where it is used. */
export const hidden = keyframes({ "from, to": { visibility: "hidden" } });

/** Hides what the address asks to be different until hydration, or for a while if scripts are slow. */
export const hiddenWhilePending: CSSObject = {
  [whenFilterPending]: { animation: `${hidden} ${filterTimeout}` },
};

/** Shows what `hiddenWhilePending` hides. @param isReady whether it follows the address. */
export const useAppliedQuery = (isReady: boolean): void =>
  useLayoutEffect(() => {
    if (isReady) document.documentElement.removeAttribute(filterPendingMark);
  }, [isReady]);
