import { lazy, useState } from "react";

import { OnDemand } from "../ui/on-demand";
import type { SeoProps } from "./seo";

const Seo = lazy(() =>
  import(/* webpackChunkName: "seo" */ "./seo").then((module) => ({ default: module.Seo })),
);

/**
 * The head of each page after the visitor's first one, whose head is prebuilt. So react-helmet is loaded with the
 * second page only.
 */
export function LaterHead({ head }: Pick<SeoProps, "head">) {
  const [first] = useState(head);
  const [isLater, setLater] = useState(false);
  if (head !== first && !isLater) setLater(true);
  return (
    isLater && (
      <OnDemand>
        <Seo head={head} />
      </OnDemand>
    )
  );
}
