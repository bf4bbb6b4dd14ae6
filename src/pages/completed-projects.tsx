import { graphql, type PageProps } from "gatsby";

import { CompletedProjects } from "../projects/completed-projects";
import { completedWords } from "../projects/words";
import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";

export default function CompletedProjectsPage({
  data: { content },
}: PageProps<Queries.CompletedProjectsPageQuery>) {
  return (
    <InnerPage content={content} done={content.completedProjectList.projects.map(() => 1)}>
      <Section id="list" name={completedWords.title}>
        <CompletedProjects list={content.completedProjectList} />
      </Section>
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
