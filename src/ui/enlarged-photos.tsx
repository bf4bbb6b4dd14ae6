import type { CSSObject } from "@emotion/react";

import { onDemand } from "./on-demand";

/** Enlarged photos over the page, while one of them is open. The viewer's code is loaded then. */
export const EnlargedPhotos = onDemand(() =>
  import(/* webpackChunkName: "photo-viewer" */ "./photo-viewer").then(
    (module) => module.PhotoViewer,
  ),
);

/** A button over a photo, which it enlarges. */
export const enlargeButton: CSSObject = {
  position: "absolute",
  inset: 0,
  border: 0,
  backgroundColor: "transparent",
  cursor: "zoom-in",
};
