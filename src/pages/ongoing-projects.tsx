import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../components/list-section";
import { ClosingCall } from "../sections/closing-call";
import { OngoingProjects } from "../sections/ongoing-projects";
import { PageHeader } from "../sections/page-header";

export default function OngoingProjectsPage({
  data: { content },
}: PageProps<Queries.OngoingProjectsPageQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ListSection title={page.listTitle}>
        <OngoingProjects list={content.ongoingProjectList} />
      </ListSection>
      <ClosingCall call={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query OngoingProjectsPage {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...ClosingCallSite
      }
      page: ongoingProjectsPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
        listTitle
        closing {
          ...ClosingCall
        }
      }
      ongoingProjectList {
        ...OngoingProjects
      }
    }
  }
`;
