import type { ReactNode } from "react";

import { ClosingCall } from "./closing-call";
import { PageHeader } from "./page-header";

export interface InnerPageProps {
  content: {
    siteSettings: Queries.LayoutFragment;
    page: Queries.InnerPageFragment & { closing?: Queries.ClosingCallFragment };
  };
  /** The page in a few figures or links, for its header. */
  summary?: ReactNode;
  children: ReactNode;
}

/** Every page but the home page: its header, its sections, and the closing call if it has one. */
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
    {page.closing && <ClosingCall call={page.closing} chat={siteSettings.whatsapp} />}
  </>
);
