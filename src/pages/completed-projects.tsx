import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../components/list-section";
import { ClosingCall } from "../sections/closing-call";
import { CompletedFigures } from "../sections/completed-figures";
import { CompletedProjects } from "../sections/completed-projects";
import { PageHeader } from "../sections/page-header";

export default function CompletedProjectsPage({
  data: { content },
}: PageProps<Queries.CompletedProjectsPageQuery>) {
  const { page, completedProjectList: list } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan}>
        {list.projects.length > 0 && (
          <CompletedFigures labels={page.figures} figures={list.figures} />
        )}
      </PageHeader>
      <ListSection title={page.listTitle}>
        <CompletedProjects list={list} />
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
        plan {
          ...Plan
        }
        figures {
          ...CompletedLabels
        }
        listTitle
        closing {
          ...ClosingCall
        }
      }
      completedProjectList {
        ...CompletedProjects
        figures {
          ...CompletedFigures
        }
      }
    }
  }
`;
