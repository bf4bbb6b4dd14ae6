import type { ReactNode } from "react";

import { ClosingCall } from "./closing-call";
import { PageHeader } from "./page-header";

export interface InnerPageProps {
  content: {
    siteSettings: Queries.PageFrameFragment;
    page: Queries.InnerPageFragment & { closing?: Queries.ClosingCallFragment };
  };
  children: ReactNode;
}

/** The frame of every page but the home page: header, sections and the optional closing call. */
export const InnerPage = ({ content: { siteSettings, page }, children }: InnerPageProps) => (
  <>
    <PageHeader page={page} site={siteSettings} />
    {children}
    {page.closing && <ClosingCall closing={page.closing} site={siteSettings} />}
  </>
);
