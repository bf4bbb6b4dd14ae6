import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { CompletedFigures } from "../projects/completed-figures";
import { CompletedProjects } from "../projects/completed-projects";
import { completedWords } from "../projects/words";
import { InnerPage } from "../site/inner-page";

export default function CompletedProjectsPage({
  data: { content },
}: PageProps<Queries.CompletedProjectsPageQuery>) {
  const list = content.completedProjectList;
  return (
    <InnerPage
      content={content}
      summary={list.projects.length > 0 && <CompletedFigures figures={list.figures} />}
    >
      <ListSection title={completedWords.title}>
        <CompletedProjects list={list} />
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
        closing {
          ...ClosingCall
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
