import type { CSSObject } from "@emotion/react";
import { type SyntheticEvent, useEffect, useRef } from "react";

import { useOnDemand } from "./on-demand";

const fetchViewer = () =>
  import(/* webpackChunkName: "photo-viewer" */ "./photo-viewer").then(
    ({ PhotoViewer }) => PhotoViewer,
  );

/** A button over a photo, which it enlarges. */
export const enlargeButton: CSSObject = {
  position: "absolute",
  inset: 0,
  border: 0,
  backgroundColor: "transparent",
  cursor: "zoom-in",
};

/**
 * The viewer of enlarged photos, whose code is loaded at the first use.
 * @param open the photo that the URL names; undefined while it names none of this part.
 * @returns also `photos`, a ref for the element with the photos' buttons, and `buttonFor`, the attributes of a button.
 */
export function useViewer(open: string | undefined) {
  const { code: Viewer, hasFailed, load } = useOnDemand(fetchViewer);
  const photos = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = open && photos.current?.querySelector<HTMLElement>("[data-open]");
    if (!button) return;
    // The viewer returns the focus here when it closes. Shared URLs and Safari do not focus the button themselves.
    button.focus();
    load(button);
  }, [open, load]);
  const buttonFor = (label: string, isOpen: boolean, show: () => void) =>
    ({
      type: "button",
      "aria-label": label,
      "aria-haspopup": "dialog",
      "data-open": isOpen || undefined,
      onClick: ({ currentTarget }: SyntheticEvent) => {
        show();
        load(currentTarget);
      },
    }) as const;
  return { photos, Viewer, hasFailed, buttonFor };
}
