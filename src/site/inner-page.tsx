import type { ReactNode } from "react";

import { ClosingCall } from "./closing-call";
import { PageHeader } from "./page-header";

export interface InnerPageProps {
  content: {
    siteSettings: Queries.LayoutFragment;
    page: Queries.InnerPageFragment & { closing?: Queries.ClosingCallFragment };
  };
  /** Key figures or links for the page header. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The frame of every page but the home page: header, sections and the optional closing call. */
export const InnerPage = ({
  content: { siteSettings, page },
  summary,
  children,
}: InnerPageProps) => (
  <>
    <PageHeader page={page} site={siteSettings}>
      {summary}
    </PageHeader>
    {children}
    {page.closing && <ClosingCall call={page.closing} site={siteSettings} />}
  </>
);
