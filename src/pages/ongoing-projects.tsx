import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { OngoingProjects } from "../projects/ongoing-projects";
import { InnerPage } from "../site/inner-page";

export default function OngoingProjectsPage({
  data: { content },
}: PageProps<Queries.OngoingProjectsPageQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <ListSection title={page.listTitle}>
        <OngoingProjects list={content.ongoingProjectList} paperWords={content.plotList.papers} />
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
        listTitle
        closing {
          ...ClosingCall
        }
      }
      plotList {
        papers {
          ...PaperWords
        }
      }
      ongoingProjectList {
        ...OngoingProjects
      }
    }
  }
`;
