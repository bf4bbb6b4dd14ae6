import { graphql, type PageProps } from "gatsby";

import { CompletedProjects } from "../projects/completed-projects";
import { completedFigures, completedWords } from "../projects/words";
import { Figures } from "../ui/figures";
import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";

export default function CompletedProjectsPage({
  data: { content },
}: PageProps<Queries.CompletedProjectsPageQuery>) {
  const list = content.completedProjectList;
  const { projects, plots, years } = list.figures;
  return (
    <InnerPage content={content}>
      {list.projects.length > 0 && (
        <Section id="figures" name={completedFigures.title}>
          <Figures
            figures={[
              { label: completedFigures.plots, figure: plots },
              { label: completedFigures.layouts(years), figure: projects },
            ]}
          />
        </Section>
      )}
      <Section id="list" name={completedWords.title}>
        <CompletedProjects list={list} />
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query CompletedProjectsPage {
    content {
      siteSettings {
        ...PageFrame
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
