import { useEffect, useState } from "react";

import { useOnDemand } from "../ui/on-demand";
import type { SeoProps } from "./seo";

const fetchSeo = () => import(/* webpackChunkName: "seo" */ "./seo").then(({ Seo }) => Seo);

/**
 * The head of each page after the visitor's first one, whose head is prebuilt. So react-helmet is loaded with the
 * second page only.
 */
export function LaterHead({ head }: Pick<SeoProps, "head">) {
  const { code: Head, load } = useOnDemand(fetchSeo);
  const [first] = useState(head);

  useEffect(() => {
    // After a failure only the title is old; the next page tries again.
    if (head !== first) load();
  }, [head, first, load]);

  return Head ? <Head head={head} /> : null;
}
