import { useEffect, useState } from "react";

import { useOnDemand } from "../ui/on-demand";
import type { SeoProps } from "./seo";

const fetchSeo = () => import(/* webpackChunkName: "seo" */ "./seo").then(({ Seo }) => Seo);

/**
 * The head of each page after a visitor's first one, whose head is in the prebuilt HTML.
 * So the first page does not load react-helmet: it is fetched with the second page.
 */
export function LaterHead({ head }: Pick<SeoProps, "head">) {
  const { part: Head, ask } = useOnDemand(fetchSeo);
  const [first] = useState(head);

  useEffect(() => {
    // Without it the page is complete except for its title; the next page tries again.
    if (head !== first) ask();
  }, [head, first, ask]);

  return Head ? <Head head={head} /> : null;
}
