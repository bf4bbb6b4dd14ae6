import type { ReactNode } from "react";

import { CallToAction } from "./call-to-action";
import { PageHeader } from "./page-header";

export interface InnerPageProps {
  content: Queries.PageFrameFragment & { page: Queries.InnerPageFragment };
  children: ReactNode;
}

/** Every page but the home page: header, sections and the optional call to action. */
export const InnerPage = ({ content: { siteSettings, page }, children }: InnerPageProps) => (
  <>
    <PageHeader page={page} site={siteSettings} />
    {children}
    {page.closing && <CallToAction closing={page.closing} site={siteSettings} />}
  </>
);
