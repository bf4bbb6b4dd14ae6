import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { CompletedFigures } from "../projects/completed-figures";
import { CompletedProjects } from "../projects/completed-projects";
import { InnerPage } from "../site/inner-page";

export default function CompletedProjectsPage({
  data: { content },
}: PageProps<Queries.CompletedProjectsPageQuery>) {
  const { page, completedProjectList: list } = content;
  return (
    <InnerPage
      content={content}
      summary={
        list.projects.length > 0 && (
          <CompletedFigures labels={page.figures} figures={list.figures} projects={list.projects} />
        )
      }
    >
      <ListSection title={page.listTitle}>
        <CompletedProjects list={list} paperWords={content.plotList.papers} />
      </ListSection>
    </InnerPage>
  );
}

export const query = graphql`
  query CompletedProjectsPage {
    content {
      siteSettings {
        ...Layout
      }
      page: completedProjectsPage {
        ...InnerPage
        figures {
          projects
          plots
          years
        }
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
      completedProjectList {
        ...CompletedProjects
        figures {
          projects
          plots
          years
        }
      }
    }
  }
`;
