import { useEffect, useRef } from "react";

import { useOnDemand } from "./on-demand";

const fetchViewer = () =>
  import(/* webpackChunkName: "photo-viewer" */ "./photo-viewer").then(
    ({ PhotoViewer }) => PhotoViewer,
  );

/**
 * The viewer of enlarged photos, whose code is loaded at the first use.
 * @param open the photo that the address names; undefined while it names none of this part.
 * @returns also `photos`, a ref for the element with the photos' buttons: that of the open photo has `data-open`.
 */
export function useViewer(open: string | undefined) {
  const { part: Viewer, hasFailed, load } = useOnDemand(fetchViewer);
  const photos = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = open && photos.current?.querySelector<HTMLElement>("[data-open]");
    if (!button) return;
    // The viewer returns the focus here when it closes. Shared addresses and Safari do not focus the button themselves.
    button.focus();
    load(button);
  }, [open, load]);
  return { photos, Viewer, hasFailed, load };
}
