import { graphql, type PageProps } from "gatsby";

import { OngoingProjects } from "../projects/ongoing-projects";
import { ongoingWords } from "../projects/words";
import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";

export default function OngoingProjectsPage({
  data: { content },
}: PageProps<Queries.OngoingProjectsPageQuery>) {
  const { projects } = content.ongoingProjectList;
  return (
    <InnerPage
      content={content}
      done={projects.map(({ percentComplete }) => percentComplete / 100)}
    >
      <Section id="list" name={ongoingWords.title}>
        <OngoingProjects list={content.ongoingProjectList} chat={content.siteSettings.whatsapp} />
      </Section>
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
