import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../components/list-section";
import { ClosingCall } from "../sections/closing-call";
import { CompletedProjects } from "../sections/completed-projects";
import { PageHeader } from "../sections/page-header";

export default function CompletedProjectsPage({
  data: { content },
}: PageProps<Queries.CompletedProjectsPageQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ListSection title={page.listTitle}>
        <CompletedProjects list={content.completedProjectList} />
      </ListSection>
      <ClosingCall call={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query CompletedProjectsPage {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...ClosingCallSite
      }
      page: completedProjectsPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan(width: 1600, height: 600) {
          ...Plan
        }
        listTitle
        closing {
          ...ClosingCall
        }
      }
      completedProjectList {
        ...CompletedProjects
      }
    }
  }
`;
