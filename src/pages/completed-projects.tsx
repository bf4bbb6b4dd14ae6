import { graphql, type PageProps } from "gatsby";

import { CompletedProjects } from "../completed-projects";
import { InnerPage } from "../site/inner-page";

export default function CompletedProjectsPage({
  data: { content },
}: PageProps<Queries.CompletedProjectsPageQuery>) {
  return (
    <InnerPage content={content} plotProgress={content.completedProjectList.projects.map(() => 1)}>
      <CompletedProjects list={content.completedProjectList} />
    </InnerPage>
  );
}

export const query = graphql`
  query CompletedProjectsPage {
    content {
      ...PageFrame
      page: completedProjectsPage {
        ...InnerPage
      }
      completedProjectList {
        ...CompletedProjects
      }
    }
  }
`;
