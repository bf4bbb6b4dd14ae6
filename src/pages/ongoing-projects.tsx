import { graphql, type PageProps } from "gatsby";

import { OngoingProjects } from "../ongoing-projects";
import { InnerPage } from "../site/inner-page";

export default function OngoingProjectsPage({
  data: { content },
}: PageProps<Queries.OngoingProjectsPageQuery>) {
  const { projects } = content.ongoingProjectList;
  return (
    <InnerPage
      content={content}
      plotProgress={projects.map(({ percentComplete }) => percentComplete / 100)}
    >
      <OngoingProjects list={content.ongoingProjectList} chat={content.siteSettings.whatsapp} />
    </InnerPage>
  );
}

export const query = graphql`
  query OngoingProjectsPage {
    content {
      ...PageFrame
      page: ongoingProjectsPage {
        ...InnerPage
      }
      ongoingProjectList {
        ...OngoingProjects
      }
    }
  }
`;
