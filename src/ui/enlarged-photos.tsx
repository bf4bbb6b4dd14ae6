import type { CSSObject } from "@emotion/react";
import { lazy } from "react";

import { OnDemand } from "./on-demand";
import type { PhotoViewerProps } from "./photo-viewer";

const PhotoViewer = lazy(() =>
  import(/* webpackChunkName: "photo-viewer" */ "./photo-viewer").then((module) => ({
    default: module.PhotoViewer,
  })),
);

/** Enlarged photos over the page, while one of them is open. The viewer's code is loaded then. */
export const EnlargedPhotos = (props: PhotoViewerProps) => (
  <OnDemand>
    <PhotoViewer {...props} />
  </OnDemand>
);

/** A button over a photo, which it enlarges. */
export const enlargeButton: CSSObject = {
  position: "absolute",
  inset: 0,
  border: 0,
  backgroundColor: "transparent",
  cursor: "zoom-in",
};
