import { useEffect, useState } from "react";

import type { Seo, SeoProps } from "./seo";

/**
 * The head of each page after a visitor's first one, whose head is in the prebuilt HTML.
 * So the first page does not load react-helmet: it is fetched with the second page.
 */
export function LaterHead({ head }: Pick<SeoProps, "head">) {
  const [Head, setHead] = useState<typeof Seo>();
  const [first] = useState(head);

  useEffect(() => {
    if (head === first) return;
    // Without it the page is complete except for its title; the next page tries again.
    import(/* webpackChunkName: "seo" */ "./seo").then(
      (module) => setHead(() => module.Seo),
      () => undefined,
    );
  }, [head, first]);

  return Head ? <Head head={head} /> : null;
}
