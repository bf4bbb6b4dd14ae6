/** Loads the viewer of enlarged photos, for `useOnDemand`. */
export const fetchViewer = () =>
  import(/* webpackChunkName: "photo-viewer" */ "./photo-viewer").then(
    ({ PhotoViewer }) => PhotoViewer,
  );
