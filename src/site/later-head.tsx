import { useState } from "react";

import { onDemand } from "../ui/on-demand";

const Seo = onDemand(() =>
  import(/* webpackChunkName: "seo" */ "./seo").then((module) => module.Seo),
);

/**
 * The head of each page after the visitor's first one, whose head is prebuilt. So react-helmet is loaded with the
 * second page only.
 */
export function LaterHead({ head }: { head: Queries.PageHeadFragment }) {
  const [first] = useState(head);
  const [isLater, setLater] = useState(false);
  if (head !== first && !isLater) setLater(true);
  return isLater && <Seo head={head} />;
}
