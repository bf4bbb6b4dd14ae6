import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { OngoingProjects } from "../projects/ongoing-projects";
import { ongoingWords } from "../projects/words";
import { InnerPage } from "../site/inner-page";

export default function OngoingProjectsPage({
  data: { content },
}: PageProps<Queries.OngoingProjectsPageQuery>) {
  const list = content.ongoingProjectList;
  return (
    <InnerPage content={content}>
      <ListSection title={ongoingWords.title}>
        <OngoingProjects list={list} />
      </ListSection>
    </InnerPage>
  );
}

export const query = graphql`
  query OngoingProjectsPage {
    content {
      siteSettings {
        ...Layout
      }
      page: ongoingProjectsPage {
        ...InnerPage
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
