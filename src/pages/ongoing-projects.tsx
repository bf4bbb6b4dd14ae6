import { graphql, type PageProps } from "gatsby";

import { OngoingProjects } from "../projects/ongoing-projects";
import { ongoingWords } from "../projects/words";
import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";

export default function OngoingProjectsPage({
  data: { content },
}: PageProps<Queries.OngoingProjectsPageQuery>) {
  const list = content.ongoingProjectList;
  return (
    <InnerPage content={content}>
      <Section id="list" name={ongoingWords.title}>
        <OngoingProjects list={list} />
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query OngoingProjectsPage {
    content {
      siteSettings {
        ...PageFrame
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
